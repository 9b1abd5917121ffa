import type { InputOf } from '@inkstone/contracts';
import type { listDocuments } from '@inkstone/contracts/documents';
import { listLocally } from './list-locally.ts';
import { type LocalLibrary, readLocalLibrary } from './local-library.ts';

type ListInput = InputOf<typeof listDocuments>;

/** A list as the server would give it, and which of its documents can be opened here. */
export async function readLocalList(input: ListInput) {
  const library = await readLocalLibrary();
  return { first: listPage(library, input), folders: [...library.folders] };
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

/** What the writing page needs to know of a document; null when its text is not on this device. */
export async function readLocalDocumentPage(documentId: string) {
  const { accountId, documents, kept, preferences, words } = await readLocalLibrary();
  const document = documents.find(({ id }) => id === documentId);
  if (!document || !kept.has(documentId)) return null;
  return { document, accountId, proofreading: { preferences, words: [...words] } };
}
