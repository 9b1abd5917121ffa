import { AppError } from '@inkstone/contracts';
import { syncVersion } from '@inkstone/contracts/sync';
import type { Journal, JournalEntry } from './journal.ts';
import {
  answer,
  byDocument,
  completion,
  entriesStore,
  openJournalDatabase,
  unsavedStore,
} from './journal-database.ts';

interface Row {
  readonly documentId: string;
  readonly data: Uint8Array;
  /** Version of the page that wrote it; absent in rows written by the first version. */
  readonly version?: number;
}

/** Opens the journal of a document in IndexedDB, with one database per account. */
export async function openIndexedDbJournal(accountId: string, documentId: string): Promise<Journal> {
  const database = await openJournalDatabase(accountId);

  async function write(work: (entries: IDBObjectStore, unsaved: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction([entriesStore, unsavedStore], 'readwrite');
    const done = completion(transaction);
    work(transaction.objectStore(entriesStore), transaction.objectStore(unsavedStore));
    await done;
  }

  return {
    async load(): Promise<JournalEntry[]> {
      const transaction = database.transaction([entriesStore, unsavedStore], 'readonly');
      const entries = transaction.objectStore(entriesStore).index(byDocument);
      const [rows, keys, unsaved] = await Promise.all([
        answer<Row[]>(entries.getAll(documentId)),
        answer(entries.getAllKeys(documentId)),
        answer(transaction.objectStore(unsavedStore).index(byDocument).getAllKeys(documentId)),
      ]);
      if (rows.some(({ version = 1 }) => version > syncVersion))
        throw new AppError('sync_version_unsupported');
      const open = new Set(unsaved);
      return rows.map((row, i) => ({
        key: Number(keys[i]),
        data: row.data,
        isUnsaved: open.has(keys[i] ?? -1),
      }));
    },

    async append(changes) {
      const keys: number[] = [];
      await write((entries, unsaved) => {
        changes.forEach(({ data, isUnsaved }, i) => {
          const added = entries.add({ documentId, data, version: syncVersion } satisfies Row);
          added.onsuccess = () => {
            keys[i] = Number(added.result);
            if (isUnsaved) unsaved.put({ key: keys[i], documentId });
          };
        });
      });
      return keys;
    },

    markSaved: (keys) =>
      write((_, unsaved) => {
        for (const key of keys) unsaved.delete(key);
      }),

    replace: (keys, data) =>
      write((entries, unsaved) => {
        entries.add({ documentId, data, version: syncVersion } satisfies Row);
        for (const key of keys) {
          entries.delete(key);
          unsaved.delete(key);
        }
      }),

    close: () => database.close(),
  };
}
