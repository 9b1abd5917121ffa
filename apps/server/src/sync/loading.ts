import type { Sql } from '../db/database.ts';
import { readSnapshot, readUpdates } from './store.ts';

/** All that is durable of a document, in pieces that may overlap. */
export interface Content {
  readonly pieces: readonly Uint8Array[];
  /** Sum of the pieces' sizes in bytes. */
  readonly size: number;
  /** Whether the log holds anything that compaction has not merged. */
  readonly hasLog: boolean;
}

/**
 * Reads everything durable. The log comes before the snapshot: compaction in between then gives the same
 * edits twice, which does no harm; the other way round they would be missing.
 */
export async function readContent(sql: Sql, documentId: string): Promise<Content> {
  const updates = await readUpdates(sql, documentId, Number.MAX_SAFE_INTEGER);
  const snapshot = await readSnapshot(sql, documentId);
  const pieces = updates.map((update) => update.data);
  if (snapshot.data) pieces.unshift(snapshot.data);
  return {
    pieces,
    size: pieces.reduce((sum, piece) => sum + piece.length, 0),
    hasLog: updates.length > 0,
  };
}
