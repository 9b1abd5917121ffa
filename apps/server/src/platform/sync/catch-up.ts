import * as Y from 'yjs';
import type { Database } from '../db/database.ts';
import { readContent } from './loading.ts';
import type { Room } from './room.ts';
import { readUpdatesById } from './store.ts';
import { isUpdate } from './validation.ts';

/**
 * Loads into a room what another process has committed. If compaction has merged some of it, the whole
 * content is read.
 */
export async function catchUp(db: Database, room: Room, ids: readonly number[]): Promise<void> {
  const updates = await readUpdatesById(db.sql, room.documentId, ids);
  if (updates.length < ids.length) return catchUpFully(db, room);
  for (const update of updates) room.accept(update.data, null);
}

/** Loads all durable content into a room that may have missed notifications. */
export async function catchUpFully(db: Database, room: Room): Promise<void> {
  const { pieces } = await readContent(db.sql, room.documentId);
  const has = Y.snapshot(room.doc);
  for (const piece of pieces) {
    if (isUpdate(piece) && !Y.snapshotContainsUpdate(has, piece)) room.accept(piece, null);
  }
}
