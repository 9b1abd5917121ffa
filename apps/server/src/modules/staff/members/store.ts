import type { Role } from '@inkstone/contracts/staff/permissions';
import type { Instant } from '@inkstone/kernel';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import {
  staffFactors,
  staffMembers,
  staffRecoveryCodes,
  staffSessions,
} from '../../../platform/db/tables/staff.ts';

/** A staff member. */
export interface StaffMember {
  readonly accountId: string;
  readonly roles: readonly Role[];
  readonly createdAt: Instant;
  readonly blockedAt: Instant | null;
}

/** All members in the order of joining, with whether they have a second factor. */
export function findMembers(sql: Sql): Promise<(StaffMember & { readonly secretSealed: string | null })[]> {
  const { accountId, roles, createdAt, blockedAt } = staffMembers;
  return sql
    .select({ accountId, roles, createdAt, blockedAt, secretSealed: staffFactors.secretSealed })
    .from(staffMembers)
    .leftJoin(staffFactors, eq(staffFactors.accountId, accountId))
    .orderBy(asc(createdAt), asc(accountId));
}

/**
 * All members, locked until the transaction ends, so that concurrent changes cannot remove the last owner.
 */
export function lockMembers(sql: Sql): Promise<StaffMember[]> {
  return sql.select().from(staffMembers).orderBy(asc(staffMembers.accountId)).for('update');
}

export async function findMember(sql: Sql, accountId: string): Promise<StaffMember | null> {
  const [row] = await sql.select().from(staffMembers).where(eq(staffMembers.accountId, accountId));
  return row ?? null;
}

/** Adds a member; false if the account is one already. */
export async function insertMember(sql: Sql, member: Omit<StaffMember, 'blockedAt'>): Promise<boolean> {
  const added = await sql
    .insert(staffMembers)
    .values({ ...member, roles: [...member.roles] })
    .onConflictDoNothing()
    .returning({ accountId: staffMembers.accountId });
  return added.length > 0;
}

export async function updateMember(
  sql: Sql,
  accountId: string,
  change: { readonly roles?: readonly Role[]; readonly blockedAt?: Instant | null },
): Promise<void> {
  const { roles, ...rest } = change;
  await sql
    .update(staffMembers)
    .set({ ...rest, ...(roles && { roles: [...roles] }) })
    .where(eq(staffMembers.accountId, accountId));
}

/** Deletes a member with second factor, recovery codes and staff sessions. */
export async function deleteMember(sql: Sql, accountId: string): Promise<void> {
  await deleteFactor(sql, accountId);
  await sql.delete(staffMembers).where(eq(staffMembers.accountId, accountId));
}

/** Deletes the second factor, and the staff sessions that depend on it. */
export async function deleteFactor(sql: Sql, accountId: string): Promise<void> {
  for (const table of [staffFactors, staffRecoveryCodes, staffSessions])
    await sql.delete(table).where(eq(table.accountId, accountId));
}

/** The data needed to authorize a staff request, from one query. */
export interface StaffAccess {
  readonly roles: readonly Role[];
  readonly blockedAt: Instant | null;
  readonly hasFactor: boolean;
  readonly provedAt: Instant | null;
  readonly lastUsedAt: Instant | null;
  readonly expiresAt: Instant | null;
}

/** Returns the access of an account; null if it is not staff. */
export async function findAccess(
  sql: Sql,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<StaffAccess | null> {
  const { provedAt, lastUsedAt, expiresAt } = staffSessions;
  const [row] = await sql
    .select({
      roles: staffMembers.roles,
      blockedAt: staffMembers.blockedAt,
      factor: staffFactors.accountId,
      ...{ provedAt, lastUsedAt, expiresAt },
    })
    .from(staffMembers)
    .leftJoin(
      staffFactors,
      and(eq(staffFactors.accountId, staffMembers.accountId), isNotNull(staffFactors.secretSealed)),
    )
    .leftJoin(
      staffSessions,
      and(eq(staffSessions.accountId, staffMembers.accountId), eq(staffSessions.sessionId, sessionId)),
    )
    .where(eq(staffMembers.accountId, accountId));
  if (!row) return null;
  const { factor, ...rest } = row;
  return { ...rest, hasFactor: factor !== null };
}
