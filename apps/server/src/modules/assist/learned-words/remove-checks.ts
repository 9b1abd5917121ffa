import type { Transaction } from '../../../db/database.ts';
import { deleteChecksOf } from './store.ts';

/** Removes the counted checks of documents that are removed for good; words that were learned from them stay. */
export function removeChecks(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  return deleteChecksOf(sql, removed);
}
