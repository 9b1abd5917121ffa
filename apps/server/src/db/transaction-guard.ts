import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether code runs inside an open transaction of one database. The embedded engine has one session:
 * a statement outside the transaction, awaited from within, would wait for ever, so it is refused. On
 * PostgreSQL too, where it would only sometimes wait for ever.
 */
export class TransactionGuard {
  readonly #transaction = new AsyncLocalStorage<{ isOpen: boolean }>();

  /** Runs the inside of a transaction. */
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
      'A statement outside the open transaction was made from within it: pass the transaction (`tx.sql`) on.',
    );
  }
}
