import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { hour, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { deleteExpiredStaffSessions, saveStaffSession } from './store.ts';

/** Opens a member's staff session for some hours; refreshes the proof of an open one. */
export async function openStaffSession(
  { clock }: Pick<Deps, 'clock'>,
  sql: Sql,
  session: { readonly accountId: string; readonly sessionId: string },
): Promise<void> {
  const now = clock.now();
  await saveStaffSession(sql, session, now, later(now, staffLimits.sessionHours * hour));
}

/** Deletes expired staff sessions. Safe to run twice. */
export async function purgeStaffSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredStaffSessions(db.sql, clock.now());
}
