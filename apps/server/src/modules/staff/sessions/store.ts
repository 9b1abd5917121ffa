import type { Instant } from '@inkstone/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { staffSessions } from '../../../platform/db/tables/staff.ts';

type Key = { readonly accountId: string; readonly sessionId: string };

const isOf = ({ accountId, sessionId }: Key) =>
  and(eq(staffSessions.accountId, accountId), eq(staffSessions.sessionId, sessionId));

/** Opens a staff session, or refreshes its proof. */
export async function saveStaffSession(
  sql: Sql,
  { accountId, sessionId }: Key,
  now: Instant,
  expiresAt: Instant,
): Promise<void> {
  const times = { provedAt: now, lastUsedAt: now, expiresAt };
  await sql
    .insert(staffSessions)
    .values({ accountId, sessionId, ...times })
    .onConflictDoUpdate({ target: [staffSessions.accountId, staffSessions.sessionId], set: times });
}

export async function touchStaffSession(sql: Sql, session: Key, now: Instant): Promise<void> {
  await sql.update(staffSessions).set({ lastUsedAt: now }).where(isOf(session));
}

export async function deleteStaffSession(sql: Sql, session: Key): Promise<void> {
  await sql.delete(staffSessions).where(isOf(session));
}

/** Closes all staff sessions of a member. */
export async function deleteStaffSessionsOf(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(staffSessions).where(eq(staffSessions.accountId, accountId));
}

export async function deleteExpiredStaffSessions(sql: Sql, now: Instant): Promise<void> {
  await sql.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
}
