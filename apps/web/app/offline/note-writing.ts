import type { OpenDocument } from '@inkstone/editor/sync';
import { type KnownLibrary, updateKnown } from './library-database.ts';
import { projectText, viewBegun } from './local-view.ts';

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
    const text = projectText(doc);
    // Where storage is forbidden, there is no such list.
    updateKnown(accountId, (known) => known && withRow(known, documentId, text)).catch(() => undefined);
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

function withRow(known: KnownLibrary, id: string, text: ReturnType<typeof projectText>): KnownLibrary {
  const now = Date.now();
  const row = known.documents.find((each) => each.id === id);
  const before = row ?? viewBegun({ id, folderId: null, createdAt: now });
  const isChanged =
    before.title !== text.title || before.excerpt !== text.excerpt || before.words !== text.words;
  const noted = { ...before, ...text, openedAt: now, ...(isChanged && { updatedAt: now }) };
  return {
    ...known,
    documents: [noted, ...known.documents.filter((each) => each !== row)],
    notedAt: { ...known.notedAt, [id]: now },
  };
}
