import type { DocumentRemover } from '../../ports/module-hooks.ts';
import { deleteComplaints } from './complaints/store.ts';
import { deleteShares } from './store.ts';
import { deleteGuesses } from './visits/store.ts';

/** Removes all sharing data of permanently removed documents. Their links report the removal. */
export const removeShares: DocumentRemover = async ({ sql }, removed) => {
  const keys = removed.map(({ accountId, id }) => ({ accountId, documentId: id }));
  await deleteShares(sql, keys);
  await deleteGuesses(sql, keys);
  await deleteComplaints(sql, keys);
};
