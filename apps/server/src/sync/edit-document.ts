import { AppError } from '@inkstone/contracts';
import * as Y from 'yjs';
import type { Rooms } from './rooms.ts';
import { isStateVector, isUpdate } from './validation.ts';

/** What somebody has not of a document, and how far that brings them. */
export interface Delta {
  /** Yjs update, version 1. */
  readonly update: Uint8Array;
  /** State vector of the document as it is with that update. */
  readonly stateVector: Uint8Array;
}

/** What is committed of a document and missing in `known`, a state vector; empty bytes stand for nothing. */
export async function readDelta(rooms: Rooms, documentId: string, known: Uint8Array): Promise<Delta> {
  if (known.length > 0 && !isStateVector(known)) throw new AppError('invalid_sync_message');
  const { doc } = await rooms.open(documentId);
  const update = known.length > 0 ? Y.encodeStateAsUpdate(doc, known) : Y.encodeStateAsUpdate(doc);
  return { update, stateVector: Y.encodeStateVector(doc) };
}

/** Takes in an edit that came by another way than a socket; committed when it gives the new state vector. */
export async function submitUpdate(
  rooms: Rooms,
  documentId: string,
  update: Uint8Array,
): Promise<Uint8Array> {
  if (!isUpdate(update)) throw new AppError('invalid_sync_message');
  const room = await rooms.open(documentId);
  await room.submit(update, null);
  return Y.encodeStateVector(room.doc);
}

/**
 * Makes the server's own edit of a document, open or not. Resolves when it is committed and passed on to
 * open editors. The change is worked out on a copy: the room must not hold what is not durable.
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

/** The update that a change makes to content; null when it changes nothing. */
export function updateOf(change: (doc: Y.Doc) => void, content?: Uint8Array): Uint8Array | null {
  const copy = new Y.Doc();
  if (content) Y.applyUpdate(copy, content);
  const made: Uint8Array[] = [];
  copy.on('update', (update: Uint8Array) => made.push(update));
  copy.transact(() => change(copy));
  copy.destroy();
  return made.length > 0 ? Y.mergeUpdates(made) : null;
}
