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
const documentsAtOnce = 100;
const updatesInOneStep = 5000;
const updatesInOneMerge = 50;

/** Merges long or old logs into snapshots. Safe to run at any time, concurrently, or to be interrupted. */
export async function compactDocuments(deps: Needs & Pick<SyncOptions, 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  const tried = new Set<string>();
  for (;;) {
    const found = await findLongLogs(db.sql, longLog, clock.now() - day, tried.size + documentsAtOnce);
    const untried = found.filter((documentId) => !tried.has(documentId));
    if (untried.length === 0) return;
    for (const documentId of untried) {
      tried.add(documentId);
      try {
        await compactDocument(deps, documentId);
      } catch (error) {
        log.error('A document could not be compacted', { documentId, error });
      }
    }
  }
}

/**
 * Merges the log of one document into its snapshot. Merging happens outside the transaction; inside, the
 * snapshot is replaced only if it is still the one merged from, and exactly the merged edits are deleted.
 */
export async function compactDocument(deps: Needs, documentId: string): Promise<void> {
  const { db, clock } = deps;
  const updates = await readUpdates(db.sql, documentId, updatesInOneStep);
  const snapshot = await readSnapshot(db.sql, documentId);
  if (updates.length === 0) return;
  const { merged, ids } = await mergeContent(snapshot, updates);
  await db.transact(async ({ sql }) => {
    if (!(await replaceSnapshot(sql, documentId, merged, snapshot.version, clock.now()))) return;
    const deleted = await deleteUpdates(sql, documentId, ids);
    if (deleted !== ids.length) throw new Error(`Of ${ids.length} merged edits ${deleted} were in the log`);
  });
}

/** A new snapshot, and the log edits merged into it. */
interface MergedSnapshot {
  readonly merged: Uint8Array;
  readonly ids: readonly number[];
}

async function mergeContent(
  snapshot: StoredSnapshot,
  updates: readonly StoredUpdate[],
): Promise<MergedSnapshot> {
  const pieces = updates.map((update) => update.data);
  if (snapshot.data) pieces.unshift(snapshot.data);
  try {
    const merged = withoutGarbage([await mergeInTree(pieces)]);
    return { merged, ids: updates.map((update) => update.id) };
  } catch {
    return mergeReadable(snapshot, updates);
  }
}

/** Leaves unreadable edits in the log instead of guessing their meaning. */
function mergeReadable(snapshot: StoredSnapshot, updates: readonly StoredUpdate[]): MergedSnapshot {
  const readable = updates.filter(({ data }) => {
    try {
      withoutGarbage(snapshot.data ? [snapshot.data, data] : [data]);
      return true;
    } catch {
      return false;
    }
  });
  const pieces = readable.map((update) => update.data);
  if (snapshot.data) pieces.unshift(snapshot.data);
  return { merged: withoutGarbage(pieces), ids: readable.map((update) => update.id) };
}

/** Merges in groups, then merges the results: Y.mergeUpdates over everything at once is super-linear. */
async function mergeInTree(pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  let layer = [...pieces];
  while (layer.length > 1) {
    const next: Uint8Array[] = [];
    for (let i = 0; i < layer.length; i += updatesInOneMerge) {
      next.push(Y.mergeUpdates(layer.slice(i, i + updatesInOneMerge)));
      await nextTurn();
    }
    layer = next;
  }
  return layer[0] ?? Y.mergeUpdates([]);
}

/** Returns the content without deleted text. Edits whose predecessors are still missing are kept. */
function withoutGarbage(pieces: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const piece of pieces) Y.applyUpdate(doc, piece);
  });
  const tidy = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return tidy;
}
