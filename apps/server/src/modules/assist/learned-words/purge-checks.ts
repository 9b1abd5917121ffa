import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteOldChecks } from './store.ts';

/** Checks are kept for a year. */
const keptFor = 365 * day;

/** Deletes old checks, and words that were never counted often enough. Safe to run twice. */
export async function purgeChecks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldChecks(db.sql, later(clock.now(), -keptFor));
}
