/** Entries of all documents of one account: `{documentId, data}` under rising keys. */
export const entriesStore = 'entries';
/** One row for each entry that the server has not acknowledged: `{key, documentId}`. */
export const unsavedStore = 'unsaved';
export const byDocument = 'by-document';

const prefix = 'inkstone-documents-';

/** Name of the database of an account: another account on this browser never opens it. */
export function journalName(accountId: string): string {
  return `${prefix}${accountId}`;
}

/** Opens the journal database of an account, made when it is not there. Rejects where storage is forbidden. */
export async function openJournalDatabase(accountId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(journalName(accountId), 1);
  request.onupgradeneeded = () => {
    const entries = request.result.createObjectStore(entriesStore, { autoIncrement: true });
    entries.createIndex(byDocument, 'documentId');
    const unsaved = request.result.createObjectStore(unsavedStore, { keyPath: 'key' });
    unsaved.createIndex(byDocument, 'documentId');
  };
  const database = await answer(request);
  // Another tab that removes the local copies must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

/** The result of a request. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction is complete: its writes are with the operating system. */
export function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
