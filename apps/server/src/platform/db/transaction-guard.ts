import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Detects whether code runs inside an open transaction of one database. The embedded engine has one session:
 * a statement outside the transaction, awaited inside it, would deadlock, so it is refused. PostgreSQL
 * refuses it too, where it would deadlock only sometimes.
 */
export class TransactionGuard {
  readonly #transaction = new AsyncLocalStorage<{ isOpen: boolean }>();

  /** Runs the body of a transaction. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const transaction = { isOpen: true };
    try {
      return await this.#transaction.run(transaction, work);
    } finally {
      transaction.isOpen = false;
    }
  }

  /** Throws when called from within an open transaction. */
  assertOutside(): void {
    if (!this.#transaction.getStore()?.isOpen) return;
    throw new Error(
      'A statement outside the open transaction was executed within it: pass the transaction (`tx.sql`) on.',
    );
  }
}
