import type { DocumentRemover } from '../../../ports/document-remover.ts';
import { deletePending } from './pending/store.ts';
import { deleteWords } from './store.ts';

/** Removes the search index of permanently removed documents. */
export const removeTexts: DocumentRemover = async ({ sql }, removed) => {
  for (const { accountId, id } of removed) {
    await deleteWords(sql, { accountId, documentId: id });
    await deletePending(sql, { accountId, documentId: id });
  }
};
