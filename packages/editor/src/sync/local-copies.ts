import * as Y from 'yjs';
import { openIndexedDbJournal } from './indexed-db-journal.ts';
import {
  answer,
  byDocument,
  completion,
  entriesStore,
  journalName,
  openJournalDatabase,
  unsavedStore,
} from './journal-database.ts';
import { listUnsavedDocuments } from './unsaved-documents.ts';

/** Whether signing out would leave changes that exist only on this device. */
export async function hasUnsavedChanges(accountId: string): Promise<boolean> {
  return (await listUnsavedDocuments(accountId)).length > 0;
}

/** Ids of the account's documents stored on this device. */
export async function listKeptDocuments(accountId: string): Promise<ReadonlySet<string>> {
  const database = await openJournalDatabase(accountId);
  try {
    return await documentsOf(database);
  } finally {
    database.close();
  }
}

/**
 * Creates a document on this device before it exists on the server. It counts as unsaved, so that it is sent even if it is empty.
 */
export async function beginLocalDocument(accountId: string, documentId: string): Promise<void> {
  const journal = await openIndexedDbJournal(accountId, documentId);
  try {
    await journal.append([{ data: Y.encodeStateAsUpdate(new Y.Doc()), isUnsaved: true }]);
  } finally {
    journal.close();
  }
}

/** Reads the local copy of a document; null if there is none. */
export async function readLocalDocument(accountId: string, documentId: string): Promise<Y.Doc | null> {
  const journal = await openIndexedDbJournal(accountId, documentId);
  try {
    const entries = await journal.load();
    if (entries.length === 0) return null;
    const doc = new Y.Doc();
    doc.transact(() => {
      for (const { data } of entries) Y.applyUpdate(doc, data);
    });
    return doc;
  } finally {
    journal.close();
  }
}

/**
 * Deletes the account's local copies, except those with unsaved changes, which may be the only copies. `evenUnsaved` deletes
 * these as well, after the user has confirmed a warning. Returns whether all copies were deleted.
 */
export async function removeLocalCopies(accountId: string, evenUnsaved = false): Promise<boolean> {
  const unsaved = evenUnsaved ? [] : await listUnsavedDocuments(accountId);
  if (unsaved.length > 0) {
    await removeSaved(accountId);
    return false;
  }
  await answer(indexedDB.deleteDatabase(journalName(accountId)));
  return true;
}

/** Deletes saved copies. Unsaved changes are checked within the deleting transaction, because another tab may be writing. */
async function removeSaved(accountId: string): Promise<void> {
  const database = await openJournalDatabase(accountId);
  try {
    const kept = await documentsOf(database);
    const transaction = database.transaction([entriesStore, unsavedStore], 'readwrite');
    const done = completion(transaction);
    const entries = transaction.objectStore(entriesStore);
    const unsaved = transaction.objectStore(unsavedStore).index(byDocument);
    for (const documentId of kept) {
      unsaved.count(documentId).onsuccess = ({ target }) => {
        if ((target as IDBRequest<number>).result === 0) removeEntries(entries, documentId);
      };
    }
    await done;
  } finally {
    database.close();
  }
}

function removeEntries(entries: IDBObjectStore, documentId: string): void {
  const keys = entries.index(byDocument).getAllKeys(documentId);
  keys.onsuccess = () => {
    for (const key of keys.result) entries.delete(key);
  };
}

function documentsOf(database: IDBDatabase): Promise<Set<string>> {
  const index = database.transaction(entriesStore).objectStore(entriesStore).index(byDocument);
  const request = index.openKeyCursor(null, 'nextunique');
  return new Promise((resolve, reject) => {
    const found = new Set<string>();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(found);
      found.add(String(cursor.key));
      cursor.continue();
    };
  });
}
