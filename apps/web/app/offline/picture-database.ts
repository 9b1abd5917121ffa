import { accountDatabase } from './account-database.ts';

/** A picture that this device keeps. */
export interface KeptPicture {
  readonly id: string;
  readonly content: Blob;
}

/** Which pictures a document held when its text was last looked through. */
export interface PicturesOfDocument {
  readonly documentId: string;
  /** Up to which change of the text: `TextsAt` then. */
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

/** A picture of the account's as this device has it; null where it does not. */
export async function readPicture(accountId: string, id: string): Promise<Blob | null> {
  const kept: KeptPicture | undefined = await inStore(accountId, picturesStore, 'readonly', (store) =>
    store.get(id),
  );
  return kept?.content ?? null;
}

/** Sizes of the kept pictures in bytes, by their ids. */
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

/** What was found in documents so far. */
export function listPicturesOfDocuments(accountId: string): Promise<PicturesOfDocument[]> {
  return inStore(accountId, documentsStore, 'readonly', (store) => store.getAll());
}

export async function notePicturesOfDocument(accountId: string, found: PicturesOfDocument): Promise<void> {
  await inStore(accountId, documentsStore, 'readwrite', (store) => store.put(found));
}

/** Removes all pictures of an account from this device. */
export const forgetPictures = database.remove;

/** Removes the pictures of whoever else was signed in here and has not signed out. */
export const forgetPicturesOfOthers = database.removeOthers;
