import type { Deps } from '../../../deps.ts';
import { deleteExpiredStaffSessions } from './store.ts';

/** Deletes expired staff sessions. Safe to run twice. */
export async function purgeStaffSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredStaffSessions(db.sql, clock.now());
}
