import type { Instant } from '@inkstone/kernel';
import { and, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accountBlocks, accounts } from '../../../platform/db/tables/accounts.ts';

/** The block of an account. */
type Block = typeof accountBlocks.$inferInsert & { readonly blockedAt: Instant };

/** Blocks an account. A block that exists keeps its time, and closes shared links if the new one does. */
export async function insertBlock(sql: Sql, block: Block): Promise<void> {
  const { accountId: target, closesShares } = accountBlocks;
  const set = { closesShares: query`${closesShares} or excluded.closes_shares` };
  await sql.insert(accountBlocks).values(block).onConflictDoUpdate({ target, set });
}

export async function deleteBlock(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(accountBlocks).where(eq(accountBlocks.accountId, accountId));
}

/** Returns whether an account is blocked. */
export async function isBlocked(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql.select().from(accountBlocks).where(eq(accountBlocks.accountId, accountId));
  return rows.length > 0;
}

/** Returns whether an account is blocked together with its shared links. */
export async function areSharesClosed({ sql }: { readonly sql: Sql }, accountId: string): Promise<boolean> {
  const { accountId: id, closesShares } = accountBlocks;
  return (await sql.$count(accountBlocks, and(eq(id, accountId), closesShares))) > 0;
}

/** Returns the blocks of those accounts that are blocked, by account id. */
export async function findBlocks({ sql }: { readonly sql: Sql }, accountIds: readonly string[]) {
  if (accountIds.length === 0) return new Map<string, typeof accountBlocks.$inferSelect>();
  const rows = await sql
    .select()
    .from(accountBlocks)
    .where(inArray(accountBlocks.accountId, [...new Set(accountIds)]));
  return new Map(rows.map((block) => [block.accountId, block]));
}

/**
 * Serializes blocking and opening sessions until the transaction ends: opening takes a shared lock, blocking
 * an exclusive one.
 */
export async function lockAccount(sql: Sql, accountId: string, how: 'share' | 'update'): Promise<void> {
  await sql
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for(how);
}
