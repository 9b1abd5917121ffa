/** Entries of all documents of an account: `{documentId, data}` with ascending keys. */
export const entriesStore = 'entries';
/** One row per entry that the server has not acknowledged: `{key, documentId}`. */
export const unsavedStore = 'unsaved';
export const byDocument = 'by-document';

const prefix = 'inkstone-documents-';

/** Database name of an account; other accounts in this browser never open it. */
export function journalName(accountId: string): string {
  return `${prefix}${accountId}`;
}

/** Opens or creates the journal database of an account. Rejects if storage is forbidden. */
export async function openJournalDatabase(accountId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(journalName(accountId), 1);
  request.onupgradeneeded = () => {
    const entries = request.result.createObjectStore(entriesStore, { autoIncrement: true });
    entries.createIndex(byDocument, 'documentId');
    const unsaved = request.result.createObjectStore(unsavedStore, { keyPath: 'key' });
    unsaved.createIndex(byDocument, 'documentId');
  };
  const database = await answer(request);
  // The connection is closed so that another tab can delete the local copies.
  database.onversionchange = () => database.close();
  return database;
}

/** Resolves with the result of a request. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction is complete, that is, written to the operating system. */
export function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
