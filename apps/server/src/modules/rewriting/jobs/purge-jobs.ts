import { day, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteOldRequests } from '../alternatives/store.ts';
import { deleteExpiredJobs } from './store.ts';

/** Deletes expired jobs, and replies that can no longer be requested again. Safe to run twice. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredJobs(db.sql, now);
  await deleteOldRequests(db.sql, instant(now - day));
}
