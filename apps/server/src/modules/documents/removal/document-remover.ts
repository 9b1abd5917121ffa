import type { Transaction } from '../../../db/database.ts';

/** A document that is being removed for good; its row is gone already. */
export interface RemovedDocument {
  readonly accountId: string;
  readonly id: string;
}

/**
 * Removes what hangs on documents (text, versions, shares …) in the transaction that removes them; files wait
 * for the commit. All removers are listed in `src/document-removers.ts`.
 */
export type DocumentRemover = (tx: Transaction, removed: readonly RemovedDocument[]) => Promise<void>;
