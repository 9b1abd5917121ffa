import type { DocumentView } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { bodyText, excerptOf } from '@inkstone/domain/documents';
import type { OpenDocument } from '@inkstone/editor/sync';
import { countText } from '@inkstone/proofread/client';
import type { BegunDocument } from './library-database.ts';

/** A document as lists show it while nothing is written in it. */
export function viewBegun({ id, folderId, createdAt }: BegunDocument): DocumentView {
  return {
    ...{ id, folderId, title: '', excerpt: '', characters: 0, words: 0, fileType: 'written' },
    ...{ isFavourite: false, createdAt, updatedAt: createdAt, openedAt: createdAt },
    ...{ trashedAt: null, daysLeft: null },
  };
}

/** What lists show of a text, read from it as the server does. */
export function projectText(
  doc: OpenDocument['doc'],
): Pick<DocumentView, 'title' | 'excerpt' | 'words' | 'characters'> {
  const text = bodyText(doc.getXmlFragment(documentParts.body));
  const { words, charactersWithoutSpaces } = countText(text);
  const title = doc.getText(documentParts.title).toString();
  return { title, excerpt: excerptOf(text), words, characters: charactersWithoutSpaces };
}
