import type { Instant } from '@inkstone/kernel';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accountBlocks, accounts } from '../../../platform/db/tables/accounts.ts';

/** Blocks an account unless it is already blocked. */
export async function insertBlock(sql: Sql, accountId: string, blockedAt: Instant): Promise<void> {
  await sql.insert(accountBlocks).values({ accountId, blockedAt }).onConflictDoNothing();
}

export async function deleteBlock(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(accountBlocks).where(eq(accountBlocks.accountId, accountId));
}

/** Returns whether an account is blocked. */
export async function isBlocked(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql.select().from(accountBlocks).where(eq(accountBlocks.accountId, accountId));
  return rows.length > 0;
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
