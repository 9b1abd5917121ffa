import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { deleteChecksOf, deleteOldChecks } from './store.ts';

/** Deletes the counted checks of permanently removed documents; learned words are kept. */
export function removeChecks(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  return deleteChecksOf(sql, removed);
}

/** Checks are kept for a year. */
const keptFor = 365 * day;

/** Deletes old checks, and words that were never counted often enough. Safe to run twice. */
export async function purgeChecks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldChecks(db.sql, later(clock.now(), -keptFor));
}
