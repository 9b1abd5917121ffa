import type { InputOf } from '@inkstone/contracts';
import type { listDocuments } from '@inkstone/contracts/documents';
import { listLocally } from './list-locally.ts';
import { type LocalLibrary, readLocalLibrary } from './local-library.ts';

type ListInput = InputOf<typeof listDocuments>;

/** Returns a list in the format of the server, with the documents that can be opened offline. */
export async function readLocalList(input: ListInput) {
  return listPage(await readLocalLibrary(), input);
}

/** The folders as last received from the server. */
export async function readLocalFolders() {
  return [...(await readLocalLibrary()).folders];
}

function listPage({ documents, kept }: LocalLibrary, input: ListInput) {
  const found = listLocally(documents, input);
  return {
    documents: found,
    next: null,
    total: found.length,
    kept: found.filter(({ id }) => kept.has(id)).map(({ id }) => id),
  };
}

/** Returns the data that the writing page needs about a document; null if its text is not stored on this device. */
export async function readLocalDocumentPage(documentId: string) {
  const { accountId, documents, kept, preferences, words } = await readLocalLibrary();
  const document = documents.find(({ id }) => id === documentId);
  if (!document || !kept.has(documentId)) return null;
  return { document, accountId, proofreading: { preferences, words: [...words] } };
}
