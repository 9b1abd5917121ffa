import type { Transaction } from '../../../platform/db/database.ts';
import { deleteChecksOf } from './store.ts';

/** Deletes the counted checks of permanently removed documents; learned words are kept. */
export function removeChecks(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  return deleteChecksOf(sql, removed);
}
