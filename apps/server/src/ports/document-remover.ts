import type { Transaction } from '../platform/db/database.ts';

/** A document being removed permanently; its row is already deleted. */
export interface RemovedDocument {
  readonly accountId: string;
  readonly id: string;
}

/**
 * Removes data that belongs to documents (text, versions, shares …) in the transaction that removes them; files are
 * deleted after the commit. Modules register removers in their manifests.
 */
export type DocumentRemover = (tx: Transaction, removed: readonly RemovedDocument[]) => Promise<void>;
