import type { Instant } from '@inkstone/kernel';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { accounts } from '../../../db/tables/accounts.ts';

/** The names of an account. */
export interface Names {
  readonly username: string | null;
  readonly nickname: string | null;
}

/** Changes the names that are given; gives both, or null where there is no such account. */
export async function changeNames(
  sql: Sql,
  accountId: string,
  change: Partial<Names>,
  updatedAt: Instant,
): Promise<Names | null> {
  const [row] = await sql
    .update(accounts)
    .set({ ...change, updatedAt })
    .where(eq(accounts.accountId, accountId))
    .returning({ username: accounts.username, nickname: accounts.nickname });
  return row ?? null;
}

export async function setAvatarUrl(
  sql: Sql,
  accountId: string,
  avatarUrl: string | null,
  updatedAt: Instant,
): Promise<void> {
  await sql.update(accounts).set({ avatarUrl, updatedAt }).where(eq(accounts.accountId, accountId));
}

/** The address of the avatar; other transactions wait with the account until this one ends. */
export async function lockAvatarUrl(sql: Sql, accountId: string): Promise<string | null> {
  const [row] = await sql
    .select({ avatarUrl: accounts.avatarUrl })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('update');
  return row?.avatarUrl ?? null;
}
