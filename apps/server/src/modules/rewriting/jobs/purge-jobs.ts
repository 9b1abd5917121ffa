import { day, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { deleteOldRequests } from '../alternatives/store.ts';
import { deleteExpiredJobs } from './store.ts';

/** Deletes jobs that have expired, and replies that nobody can ask for again. Safe to run twice. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredJobs(db.sql, now);
  await deleteOldRequests(db.sql, instant(now - day));
}
