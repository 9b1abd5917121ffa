import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { accountDeletions, removedAccounts } from '../../../db/tables/account-page.ts';

/** A deletion that was asked for, until nothing of the account is left. */
export interface Deletion {
  readonly accountId: string;
  readonly askedAt: Instant;
  readonly dueAt: Instant;
  /** From then on it cannot be taken back; null while it waits. */
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

/** Keeps a deletion, and gives the one that holds: asked twice, the first day stays. */
export async function keepDeletion(sql: Sql, deletion: Deletion): Promise<Deletion> {
  await sql.insert(accountDeletions).values(deletion).onConflictDoNothing();
  return (await findDeletion(sql, deletion.accountId)) ?? deletion;
}

/** Takes out a deletion that still waits; false when there is none. */
export async function deleteWaiting(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.accountId, accountId), isNull(accountDeletions.begunAt)))
    .returning({ accountId: accountDeletions.accountId });
  return rows.length > 0;
}

/** Some deletions whose day has come, by account, those after `after`. */
export async function listDue(sql: Sql, now: Instant, after: string, most: number): Promise<Deletion[]> {
  const rows = await sql
    .select()
    .from(accountDeletions)
    .where(and(lte(accountDeletions.dueAt, now), gt(accountDeletions.accountId, after)))
    .orderBy(asc(accountDeletions.accountId))
    .limit(most);
  return rows.map(toDeletion);
}

/** Begins a deletion that waits; false when it was taken back, or begun by somebody else. */
export async function markBegun(sql: Sql, accountId: string, now: Instant): Promise<boolean> {
  const rows = await sql
    .update(accountDeletions)
    .set({ begunAt: now })
    .where(and(eq(accountDeletions.accountId, accountId), isNull(accountDeletions.begunAt)))
    .returning({ accountId: accountDeletions.accountId });
  return rows.length > 0;
}

/** Ends a deletion: what is left is that an account was removed, by a hash. */
export async function markRemoved(
  sql: Sql,
  { accountId, askedAt }: Deletion,
  accountHash: string,
  removedAt: Instant,
): Promise<void> {
  await sql.insert(removedAccounts).values({ accountHash, askedAt, removedAt }).onConflictDoNothing();
  await sql.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId));
}
