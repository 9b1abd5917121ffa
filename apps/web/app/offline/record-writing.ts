import type { OpenDocument } from '@inkstone/editor/sync';
import { recordWritten } from './library-database.ts';
import { projectText } from './local-view.ts';

/** Pause in typing after which the local list is updated, in ms. */
const pause = 3000;

/** Keeps the list row of an open document up to date, so that it can be found offline. Returns a function that stops this. */
export function recordWriting(accountId: string, documentId: string, doc: OpenDocument['doc']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    timer = undefined;
    // Without storage, there is no local list.
    recordWritten(accountId, { id: documentId, ...projectText(doc), at: Date.now() }).catch(() => undefined);
  };
  const recordSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(note, pause);
  };
  doc.on('update', recordSoon);
  return () => {
    doc.off('update', recordSoon);
    if (timer === undefined) return;
    clearTimeout(timer);
    note();
  };
}
