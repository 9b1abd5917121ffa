/** An IndexedDB database that exists once per account on this device. */
export interface AccountDatabase {
  /**
   * Runs one request on an object store in its own transaction; resolves when the transaction is complete.
   */
  inStore<T>(
    accountId: string,
    name: string,
    mode: IDBTransactionMode,
    operation: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T>;
  remove(accountId: string): Promise<void>;
  /** Removes the databases of all other accounts. */
  removeOthers(accountId: string): Promise<void>;
}

/**
 * Databases named by `prefix` and the account id, with object stores and their key paths (null: no key path).
 */
export function accountDatabase(
  prefix: string,
  stores: Readonly<Record<string, string | null>>,
): AccountDatabase {
  function open(accountId: string): Promise<IDBDatabase> {
    const request = indexedDB.open(prefix + accountId, 1);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(stores))
        request.result.createObjectStore(name, { keyPath });
    };
    return answer(request);
  }

  return {
    async inStore(accountId, name, mode, operation) {
      const database = await open(accountId);
      try {
        const transaction = database.transaction(name, mode);
        return await new Promise((resolve, reject) => {
          const request = operation(transaction.objectStore(name));
          transaction.oncomplete = () => resolve(request.result);
          transaction.onerror = () => reject(transaction.error);
          transaction.onabort = () => reject(transaction.error);
        });
      } finally {
        database.close();
      }
    },

    remove: async (accountId) => {
      await answer(indexedDB.deleteDatabase(prefix + accountId));
    },

    async removeOthers(accountId) {
      // Older browsers cannot list databases. In these, the data remain until the account signs in again, like its texts.
      for (const { name } of (await indexedDB.databases?.()) ?? []) {
        if (!name?.startsWith(prefix) || name === prefix + accountId) continue;
        await answer(indexedDB.deleteDatabase(name));
      }
    },
  };
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
