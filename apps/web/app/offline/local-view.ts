import type { DocumentView } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { bodyText, excerptOf, tidyTitle } from '@inkstone/domain/documents';
import type { OpenDocument } from '@inkstone/editor/sync';
import { countText } from '@inkstone/proofread/client';
import type { BegunDocument, WrittenRow } from './library-database.ts';

/** The list row of a document that is not being edited. */
export function viewBegun({ id, folderId, createdAt }: BegunDocument): DocumentView {
  return {
    ...{ id, folderId, title: '', excerpt: '', characters: 0, words: 0, fileType: 'written' },
    ...{ isFavourite: false, createdAt, updatedAt: createdAt, openedAt: createdAt },
    ...{ trashedAt: null, daysLeft: null },
  };
}

/** Extracts title and excerpt from a text in the same way as the server. */
export function projectText(
  doc: OpenDocument['doc'],
): Pick<DocumentView, 'title' | 'excerpt' | 'words' | 'characters'> {
  const text = bodyText(doc.getXmlFragment(documentParts.body));
  const { words, charactersWithoutSpaces } = countText(text);
  const title = tidyTitle(doc.getText(documentParts.title).toString());
  return { title, excerpt: excerptOf(text), words, characters: charactersWithoutSpaces };
}

/** The rows of a list, updated with local edits and sorted by last edit. */
export function withWritten(
  documents: readonly DocumentView[],
  written: readonly WrittenRow[],
): readonly DocumentView[] {
  const rows = new Map(documents.map((row) => [row.id, row]));
  const changed = written
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, ...text }) => {
      const before = rows.get(text.id) ?? viewBegun({ id: text.id, folderId: null, createdAt: at });
      rows.delete(text.id);
      const isChanged =
        before.title !== text.title || before.excerpt !== text.excerpt || before.words !== text.words;
      return { ...before, ...text, openedAt: at, ...(isChanged && { updatedAt: at }) };
    });
  return [...changed, ...rows.values()];
}
