import type { DocumentView } from '@inkstone/contracts/documents';
import type { FolderView } from '@inkstone/contracts/folders';
import type { ProofreadingPreferences } from '@inkstone/contracts/preferences';
import { accountDatabase } from './account-database.ts';

/** A document that was begun here and of which the server has not been told. */
export interface BegunDocument {
  readonly id: string;
  readonly folderId: string | null;
  readonly createdAt: number;
}

/** What this device knows of an account beside the texts, as the server last gave it. */
export interface KnownLibrary {
  readonly documents: readonly DocumentView[];
  readonly folders: readonly FolderView[];
  readonly preferences: ProofreadingPreferences;
  readonly words: readonly string[];
  readonly readAt: number;
}

/** What lists show of a document that was written here, and when that was. */
export interface WrittenRow extends Pick<DocumentView, 'id' | 'title' | 'excerpt' | 'words' | 'characters'> {
  readonly at: number;
}

/** Up to which change the text of a document is on this device, by its id: its `updatedAt` then. */
export type TextsAt = Readonly<Record<string, number>>;

const knownStore = 'known';
const begunStore = 'begun';
const libraryKey = 'library';
/** Apart from the library, which may be of thousands of documents: this changes with every text that comes. */
const textsKey = 'texts';
/** Each in a record of its own, for the same reason: they change with every pause in writing. */
const writtenKey = (id: string) => `written:${id}`;
const writtenKeys = () => IDBKeyRange.bound('written:', 'written;', false, true);
/** How long the server's lists may be behind what was written here, in ms. */
const lateness = 30_000;
const { inStore, remove } = accountDatabase('inkstone-library-', { [knownStore]: null, [begunStore]: 'id' });

/** What was last known of the account's library; null before the first time. */
export function readKnown(accountId: string): Promise<KnownLibrary | null> {
  return read<KnownLibrary>(accountId, libraryKey);
}

/** What was written here since the server told of the library. */
export function readWritten(accountId: string): Promise<readonly WrittenRow[]> {
  return inStore(accountId, knownStore, 'readonly', (store) => store.getAll(writtenKeys()));
}

/** Which texts are here; null where nothing is known of the account, or no longer. */
export function readTextsAt(accountId: string): Promise<TextsAt | null> {
  return read<TextsAt>(accountId, textsKey);
}

async function read<Known>(accountId: string, key: string): Promise<Known | null> {
  const ask = (store: IDBObjectStore): IDBRequest<Known | undefined> => store.get(key);
  return (await inStore(accountId, knownStore, 'readonly', ask)) ?? null;
}

/**
 * Keeps what the server has just told. It reads titles and first words out of a text a little later, so what was
 * written here a moment ago still stands; what is no longer in its list does not.
 */
export async function keepKnown(accountId: string, known: KnownLibrary): Promise<void> {
  const ids = new Set(known.documents.map(({ id }) => id));
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const texts = store.getKey(textsKey);
    texts.onsuccess = () => texts.result ?? store.put({}, textsKey);
    const written: IDBRequest<WrittenRow[]> = store.getAll(writtenKeys());
    written.onsuccess = () => {
      for (const { id, at } of written.result)
        if (at < known.readAt - lateness || !ids.has(id)) store.delete(writtenKey(id));
    };
    return store.put(known, libraryKey);
  });
}

/** Notes what was written here; nothing where nothing is known of the account any more. */
export async function noteWritten(accountId: string, row: WrittenRow): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const reading = store.getKey(libraryKey);
    reading.onsuccess = () => reading.result && store.put(row, writtenKey(row.id));
    return reading;
  });
}

/** Notes that the text of a document is here; nothing where nothing is known of the account any more. */
export async function noteText(accountId: string, id: string, at: number): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const reading: IDBRequest<TextsAt | undefined> = store.get(textsKey);
    reading.onsuccess = () => reading.result && store.put({ ...reading.result, [id]: at }, textsKey);
    return reading;
  });
}

/** The documents begun here, of which the server has not been told. */
export function listBegun(accountId: string): Promise<BegunDocument[]> {
  return inStore(accountId, begunStore, 'readonly', (store) => store.getAll());
}

export async function addBegun(accountId: string, begun: BegunDocument): Promise<void> {
  await inStore(accountId, begunStore, 'readwrite', (store) => store.put(begun));
}

export async function removeBegun(accountId: string, id: string): Promise<void> {
  await inStore(accountId, begunStore, 'readwrite', (store) => store.delete(id));
}

/** Forgets what the server can give again. What was begun here stays until the server has it. */
export async function forgetKnown(accountId: string): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => store.clear());
  if ((await listBegun(accountId)).length === 0) await remove(accountId);
}
