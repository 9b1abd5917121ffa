import type { DocumentRemover } from '../documents/index.ts';
import { deleteComplaints } from './complaints/store.ts';
import { deleteShares } from './store.ts';
import { deleteGuesses } from './visits/store.ts';

/** Removes what there is of sharing about documents that are removed for good. Their links say so from now on. */
export const removeShares: DocumentRemover = async ({ sql }, removed) => {
  const places = removed.map(({ accountId, id }) => ({ accountId, documentId: id }));
  await deleteShares(sql, places);
  await deleteGuesses(sql, places);
  await deleteComplaints(sql, places);
};
