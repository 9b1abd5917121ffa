import type { Sql } from '../db/database.ts';
import { readSnapshot, readUpdates } from './store.ts';

/** All durable content of a document, in pieces that may overlap. */
export interface Content {
  readonly pieces: readonly Uint8Array[];
  /** Total size of the pieces in bytes. */
  readonly size: number;
  /** Whether the log holds edits that compaction has not merged. */
  readonly hasLog: boolean;
}

/**
 * Reads all durable content. The log is read before the snapshot: if compaction runs in between, edits are
 * read twice, which is harmless; in the opposite order they would be missing.
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
