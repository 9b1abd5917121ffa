import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accountDeletions, removedAccounts } from '../../../platform/db/tables/account-page.ts';

/** A requested deletion; kept until nothing of the account is left. */
export interface Deletion {
  readonly accountId: string;
  readonly askedAt: Instant;
  readonly dueAt: Instant;
  /** When it became irreversible; null while it is pending. */
  readonly begunAt: Instant | null;
}

type Row = typeof accountDeletions.$inferSelect;

function toDeletion(row: Row): Deletion {
  const begunAt = row.begunAt === null ? null : instant(row.begunAt);
  return { ...row, askedAt: instant(row.askedAt), dueAt: instant(row.dueAt), begunAt };
}

export async function findDeletion(sql: Sql, accountId: string): Promise<Deletion | null> {
  const [row] = await sql.select().from(accountDeletions).where(eq(accountDeletions.accountId, accountId));
  return row ? toDeletion(row) : null;
}

/** Stores a deletion and returns the effective one: a repeated request keeps the first date. */
export async function storeDeletion(sql: Sql, deletion: Deletion): Promise<Deletion> {
  await sql.insert(accountDeletions).values(deletion).onConflictDoNothing();
  return (await findDeletion(sql, deletion.accountId)) ?? deletion;
}

/** Deletes a pending deletion; false when there is none. */
export async function deleteWaiting(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.accountId, accountId), isNull(accountDeletions.begunAt)))
    .returning({ accountId: accountDeletions.accountId });
  return rows.length > 0;
}

/** Returns some due deletions by account, after `after`. */
export async function listDue(sql: Sql, now: Instant, after: string, limit: number): Promise<Deletion[]> {
  const rows = await sql
    .select()
    .from(accountDeletions)
    .where(and(lte(accountDeletions.dueAt, now), gt(accountDeletions.accountId, after)))
    .orderBy(asc(accountDeletions.accountId))
    .limit(limit);
  return rows.map(toDeletion);
}

/** Marks a pending deletion as begun; false when it was cancelled, or begun by another process. */
export async function markBegun(sql: Sql, accountId: string, now: Instant): Promise<boolean> {
  const rows = await sql
    .update(accountDeletions)
    .set({ begunAt: now })
    .where(and(eq(accountDeletions.accountId, accountId), isNull(accountDeletions.begunAt)))
    .returning({ accountId: accountDeletions.accountId });
  return rows.length > 0;
}

/** Completes a deletion: only a hash records that an account was removed. */
export async function markRemoved(
  sql: Sql,
  { accountId, askedAt }: Deletion,
  accountHash: string,
  removedAt: Instant,
): Promise<void> {
  await sql.insert(removedAccounts).values({ accountHash, askedAt, removedAt }).onConflictDoNothing();
  await sql.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId));
}
