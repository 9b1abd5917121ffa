import { AppError } from '@inkstone/contracts';
import { syncLimits } from '@inkstone/contracts/sync';
import * as Y from 'yjs';
import type { Rooms } from './rooms.ts';
import { isStateVector, readStructs } from './validation.ts';

/** The update that a client lacks, and the resulting state vector. */
export interface Delta {
  /** Yjs update, version 1. */
  readonly update: Uint8Array;
  /** State vector of the document after that update. */
  readonly stateVector: Uint8Array;
}

/**
 * Returns what is committed of a document and missing in the state vector `known`; empty bytes request
 * everything.
 */
export async function readDelta(rooms: Rooms, documentId: string, known: Uint8Array): Promise<Delta> {
  if (known.length > 0 && !isStateVector(known)) throw new AppError('invalid_sync_message');
  const { doc } = await rooms.open(documentId);
  const update = known.length > 0 ? Y.encodeStateAsUpdate(doc, known) : Y.encodeStateAsUpdate(doc);
  return { update, stateVector: Y.encodeStateVector(doc) };
}

/** Accepts an edit that did not come over a socket; resolves with the new state vector after the commit. */
export async function submitUpdate(
  rooms: Rooms,
  documentId: string,
  update: Uint8Array,
): Promise<Uint8Array> {
  const structs = readStructs(update, syncLimits.structs);
  if (!structs) throw new AppError('invalid_sync_message');
  const room = await rooms.open(documentId);
  await room.submit(update, null, structs);
  return Y.encodeStateVector(room.doc);
}

/**
 * Makes a server-side edit of a document, whether open or not. Resolves when it is committed and sent to open
 * editors. The change is computed on a copy, because a room must not hold uncommitted content.
 */
export async function editDocument(
  rooms: Rooms,
  documentId: string,
  change: (doc: Y.Doc) => void,
): Promise<void> {
  const room = await rooms.open(documentId);
  const update = updateOf(change, Y.encodeStateAsUpdate(room.doc));
  if (update) await room.submit(update, null);
}

/** Returns the update that a change makes to the content; null when it changes nothing. */
export function updateOf(change: (doc: Y.Doc) => void, content?: Uint8Array): Uint8Array | null {
  const copy = new Y.Doc();
  if (content) Y.applyUpdate(copy, content);
  const updates: Uint8Array[] = [];
  copy.on('update', (update: Uint8Array) => updates.push(update));
  copy.transact(() => change(copy));
  copy.destroy();
  return updates.length > 0 ? Y.mergeUpdates(updates) : null;
}
