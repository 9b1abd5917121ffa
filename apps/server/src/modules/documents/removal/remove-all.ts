import type { Deps } from '../../../deps.ts';
import { deleteDocumentsOf } from './store.ts';

const documentsAtOnce = 200;

/**
 * Removes all documents of an account in any state, with all related data, in atomic batches. Safe to run
 * again.
 */
export async function removeAllDocuments(
  deps: Pick<Deps, 'db' | 'sync' | 'documentRemovers'>,
  accountId: string,
): Promise<void> {
  for (;;) {
    const removed = await deps.db.transact(async (tx) => {
      const documents = await deleteDocumentsOf(tx.sql, accountId, documentsAtOnce);
      if (documents.length > 0) for (const remove of deps.documentRemovers) await remove(tx, documents);
      for (const { id } of documents) tx.afterCommit(() => deps.sync.closeDocument(id, 'file_not_found'));
      return documents.length;
    });
    if (removed === 0) return;
  }
}
