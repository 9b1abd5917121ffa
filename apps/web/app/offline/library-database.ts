import type { ProofreadingPreferences } from '@inkstone/contracts/assist/preferences';
import type { DocumentView } from '@inkstone/contracts/documents';
import type { FolderView } from '@inkstone/contracts/documents/folders';
import { accountDatabase } from './account-database.ts';

/** A document created on this device that does not exist on the server yet. */
export interface BegunDocument {
  readonly id: string;
  readonly folderId: string | null;
  readonly createdAt: number;
}

/** The account's lists (without texts) as last received from the server. */
export interface KnownLibrary {
  readonly documents: readonly DocumentView[];
  readonly folders: readonly FolderView[];
  readonly preferences: ProofreadingPreferences;
  readonly words: readonly string[];
  readonly readAt: number;
}

/** The list row of a document edited on this device, and the time of the edit. */
export interface WrittenRow extends Pick<DocumentView, 'id' | 'title' | 'excerpt' | 'words' | 'characters'> {
  readonly at: number;
}

/** Stored text versions: document id to the `updatedAt` of the stored text. */
export type TextsAt = Readonly<Record<string, number>>;

const knownStore = 'known';
const begunStore = 'begun';
const libraryKey = 'library';
/** Key of a separate record, because it changes with every text, and the library can contain thousands of documents. */
const textsKey = 'texts';
/** Key of one record per document, because it changes with every pause in typing. */
const writtenKey = (id: string) => `written:${id}`;
const writtenKeys = () => IDBKeyRange.bound('written:', 'written;', false, true);
/** Maximum delay of the server's lists after edits made on this device, in ms. */
const maxDelay = 30_000;
const { inStore, remove } = accountDatabase('inkstone-library-', { [knownStore]: null, [begunStore]: 'id' });

/** Returns the stored library of the account; null before the first sync. */
export function readKnown(accountId: string): Promise<KnownLibrary | null> {
  return read<KnownLibrary>(accountId, libraryKey);
}

/** Returns the edits made on this device since the last reply of the server. */
export function readWritten(accountId: string): Promise<readonly WrittenRow[]> {
  return inStore(accountId, knownStore, 'readonly', (store) => store.getAll(writtenKeys()));
}

/** Returns which texts are stored; null when no data of the account are stored (any more). */
export function readTextsAt(accountId: string): Promise<TextsAt | null> {
  return read<TextsAt>(accountId, textsKey);
}

async function read<Known>(accountId: string, key: string): Promise<Known | null> {
  const operation = (store: IDBObjectStore): IDBRequest<Known | undefined> => store.get(key);
  return (await inStore(accountId, knownStore, 'readonly', operation)) ?? null;
}

/**
 * Stores a library reply of the server. The server extracts titles and excerpts with a delay, so recent local edits take
 * precedence; rows that are missing in its list are removed.
 */
export async function storeKnown(accountId: string, known: KnownLibrary): Promise<void> {
  const ids = new Set(known.documents.map(({ id }) => id));
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const texts = store.getKey(textsKey);
    texts.onsuccess = () => texts.result ?? store.put({}, textsKey);
    const written: IDBRequest<WrittenRow[]> = store.getAll(writtenKeys());
    written.onsuccess = () => {
      for (const { id, at } of written.result)
        if (at < known.readAt - maxDelay || !ids.has(id)) store.delete(writtenKey(id));
    };
    return store.put(known, libraryKey);
  });
}

/** Stores a local edit; does nothing when no data of the account are stored any more. */
export async function recordWritten(accountId: string, row: WrittenRow): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const reading = store.getKey(libraryKey);
    reading.onsuccess = () => reading.result && store.put(row, writtenKey(row.id));
    return reading;
  });
}

/**
 * Records that the text of a document is stored; does nothing when no data of the account are stored any
 * more.
 */
export async function recordText(accountId: string, id: string, at: number): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const reading: IDBRequest<TextsAt | undefined> = store.get(textsKey);
    reading.onsuccess = () => reading.result && store.put({ ...reading.result, [id]: at }, textsKey);
    return reading;
  });
}

/** Lists the documents created on this device that do not exist on the server yet. */
export function listBegun(accountId: string): Promise<BegunDocument[]> {
  return inStore(accountId, begunStore, 'readonly', (store) => store.getAll());
}

export async function addBegun(accountId: string, begun: BegunDocument): Promise<void> {
  await inStore(accountId, begunStore, 'readwrite', (store) => store.put(begun));
}

export async function removeBegun(accountId: string, id: string): Promise<void> {
  await inStore(accountId, begunStore, 'readwrite', (store) => store.delete(id));
}

/** Removes data that the server can provide again. Documents created on this device are kept until the server has them. */
export async function removeKnown(accountId: string): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => store.clear());
  if ((await listBegun(accountId)).length === 0) await remove(accountId);
}
