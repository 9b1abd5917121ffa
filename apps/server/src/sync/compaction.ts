import { setImmediate as nextTurn } from 'node:timers/promises';
import { day } from '@inkstone/kernel';
import * as Y from 'yjs';
import type { SyncOptions } from './ports.ts';
import {
  deleteUpdates,
  findLongLogs,
  readSnapshot,
  readUpdates,
  replaceSnapshot,
  type StoredSnapshot,
  type StoredUpdate,
} from './store.ts';

type Needs = Pick<SyncOptions, 'db' | 'clock'>;

const longLog = 200;
const documentsInOneRun = 100;
const updatesInOneStep = 5000;
const updatesInOneMerge = 50;

/** Merges long or old logs into snapshots. Safe to run at any time, twice at once, or to be cut short. */
export async function compactDocuments(deps: Needs & Pick<SyncOptions, 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  const documentIds = await findLongLogs(db.sql, longLog, clock.now() - day, documentsInOneRun);
  for (const documentId of documentIds) {
    try {
      await compactDocument(deps, documentId);
    } catch (error) {
      log.error('A document could not be compacted', { documentId, error });
    }
  }
}

/**
 * Merges the log of one document into its snapshot. The merging is done outside the transaction; inside,
 * the snapshot changes only if it is still the one merged from, and exactly the merged edits are deleted.
 */
export async function compactDocument(deps: Needs, documentId: string): Promise<void> {
  const { db, clock } = deps;
  const updates = await readUpdates(db.sql, documentId, updatesInOneStep);
  const snapshot = await readSnapshot(db.sql, documentId);
  if (updates.length === 0) return;
  const merged = await mergeContent(snapshot, updates);
  await db.transact(async ({ sql }) => {
    if (!(await replaceSnapshot(sql, documentId, merged, snapshot.version, clock.now()))) return;
    const ids = updates.map((update) => update.id);
    const deleted = await deleteUpdates(sql, documentId, ids);
    if (deleted !== ids.length) throw new Error(`Of ${ids.length} merged edits ${deleted} were in the log`);
  });
}

async function mergeContent(snapshot: StoredSnapshot, updates: readonly StoredUpdate[]): Promise<Uint8Array> {
  const pieces = updates.map((update) => update.data);
  if (snapshot.data) pieces.unshift(snapshot.data);
  return withoutGarbage(await mergeInTree(pieces));
}

/** Merges by groups, then the results by groups: Y.mergeUpdates of everything at once is super-linear. */
export async function mergeInTree(pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  let layer = [...pieces];
  while (layer.length > 1) {
    const next: Uint8Array[] = [];
    for (let i = 0; i < layer.length; i += updatesInOneMerge) {
      next.push(Y.mergeUpdates(layer.slice(i, i + updatesInOneMerge)));
      await nextTurn();
    }
    layer = next;
  }
  return layer[0] ?? Y.encodeStateAsUpdate(new Y.Doc());
}

/** Drops the words of deleted text, unless anything would be missing afterwards (edits with gaps before them). */
function withoutGarbage(merged: Uint8Array): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, merged);
  const isWhole = doc.store.pendingStructs === null && doc.store.pendingDs === null;
  const tidy = isWhole ? Y.encodeStateAsUpdate(doc) : merged;
  doc.destroy();
  return tidy;
}
