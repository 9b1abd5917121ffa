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
  /** When the row of a document was last written from its text here, by its id. */
  readonly notedAt: Readonly<Record<string, number>>;
  readonly readAt: number;
}

/** Up to which change the text of a document is on this device, by its id: its `updatedAt` then. */
export type TextsAt = Readonly<Record<string, number>>;

const knownStore = 'known';
const begunStore = 'begun';
const libraryKey = 'library';
/** Apart from the library, which may be of thousands of documents: this changes with every text that comes. */
const textsKey = 'texts';
const { inStore, remove } = accountDatabase('inkstone-library-', { [knownStore]: null, [begunStore]: 'id' });

/** What was last known of the account's library; null before the first time. */
export function readKnown(accountId: string): Promise<KnownLibrary | null> {
  return read<KnownLibrary>(accountId, libraryKey);
}

/** Which texts are here; null where nothing is known of the account, or no longer. */
export function readTextsAt(accountId: string): Promise<TextsAt | null> {
  return read<TextsAt>(accountId, textsKey);
}

async function read<Known>(accountId: string, key: string): Promise<Known | null> {
  const ask = (store: IDBObjectStore): IDBRequest<Known | undefined> => store.get(key);
  return (await inStore(accountId, knownStore, 'readonly', ask)) ?? null;
}

/** Changes what is known, with nobody between; null leaves it as it is. */
export async function updateKnown(
  accountId: string,
  change: (known: KnownLibrary | null) => KnownLibrary | null,
): Promise<void> {
  await inStore(accountId, knownStore, 'readwrite', (store) => {
    const reading: IDBRequest<KnownLibrary | undefined> = store.get(libraryKey);
    reading.onsuccess = () => {
      const changed = change(reading.result ?? null);
      if (!changed) return;
      store.put(changed, libraryKey);
      const texts = store.getKey(textsKey);
      texts.onsuccess = () => texts.result ?? store.put({}, textsKey);
    };
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
