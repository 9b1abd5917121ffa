import * as Y from 'yjs';
import type { Rooms } from './rooms.ts';

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
