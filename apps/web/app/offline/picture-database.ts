import { accountDatabase } from './account-database.ts';

/** A picture stored on this device. */
export interface KeptPicture {
  readonly id: string;
  readonly content: Blob;
}

/** The picture ids found in a document when its text was last parsed. */
export interface PicturesOfDocument {
  readonly documentId: string;
  /** The version of the text that was parsed, as in `TextsAt`. */
  readonly at: number;
  readonly ids: readonly string[];
}

const picturesStore = 'pictures';
const documentsStore = 'documents';
const database = accountDatabase('inkstone-pictures-', {
  [picturesStore]: 'id',
  [documentsStore]: 'documentId',
});
const { inStore } = database;

/** Returns a stored picture of the account; null when it is not stored. */
export async function readPicture(accountId: string, id: string): Promise<Blob | null> {
  const kept: KeptPicture | undefined = await inStore(accountId, picturesStore, 'readonly', (store) =>
    store.get(id),
  );
  return kept?.content ?? null;
}

/** Sizes of the stored pictures in bytes, by id. */
export async function readPictureSizes(accountId: string): Promise<Map<string, number>> {
  const kept: KeptPicture[] = await inStore(accountId, picturesStore, 'readonly', (store) => store.getAll());
  return new Map(kept.map(({ id, content }) => [id, content.size]));
}

export async function putPicture(accountId: string, picture: KeptPicture): Promise<void> {
  await inStore(accountId, picturesStore, 'readwrite', (store) => store.put(picture));
}

export async function removePicture(accountId: string, id: string): Promise<void> {
  await inStore(accountId, picturesStore, 'readwrite', (store) => store.delete(id));
}

/** Returns the stored results of parsing documents. */
export function listPicturesOfDocuments(accountId: string): Promise<PicturesOfDocument[]> {
  return inStore(accountId, documentsStore, 'readonly', (store) => store.getAll());
}

export async function recordPicturesOfDocument(accountId: string, found: PicturesOfDocument): Promise<void> {
  await inStore(accountId, documentsStore, 'readwrite', (store) => store.put(found));
}

/** Removes all pictures of an account from this device. */
export const removePictures = database.remove;

/** Removes the pictures of other accounts that have not signed out. */
export const removePicturesOfOthers = database.removeOthers;
