import type { OpenDocument } from '@inkstone/editor/sync';
import { noteWritten } from './library-database.ts';
import { projectText } from './local-view.ts';

/** A pause in writing after which the list of this device follows, in ms. */
const pause = 3000;

/**
 * Keeps the row of an open document in this device's list true, so that it is found there without the server; the
 * returned function ends that.
 */
export function noteWriting(accountId: string, documentId: string, doc: OpenDocument['doc']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    timer = undefined;
    // Where storage is forbidden, there is no such list.
    noteWritten(accountId, { id: documentId, ...projectText(doc), at: Date.now() }).catch(() => undefined);
  };
  const noteSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(note, pause);
  };
  doc.on('update', noteSoon);
  return () => {
    doc.off('update', noteSoon);
    if (timer === undefined) return;
    clearTimeout(timer);
    note();
  };
}
