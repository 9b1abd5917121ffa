import type { Receiver } from '@inkstone/domain/accounts';
import { type Instant, instant } from '@inkstone/kernel';
import { and, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/statements.ts';
import { accountLogins, accounts } from '../../platform/db/tables/accounts.ts';

/** An account. */
export interface Account {
  readonly accountId: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly avatarUrl: string | null;
  readonly passwordHash: string | null;
}

/** The columns of `Account`. */
export const accountColumns = {
  accountId: accounts.accountId,
  phone: accounts.phone,
  email: accounts.email,
  username: accounts.username,
  nickname: accounts.nickname,
  avatarUrl: accounts.avatarUrl,
  passwordHash: accounts.passwordHash,
};

export async function findAccount(db: Sql, accountId: string): Promise<Account | null> {
  const [row] = await accountFind(db).execute({ accountId });
  return row ?? null;
}

const accountFind = prepared((sql) =>
  sql
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.accountId, query.placeholder('accountId')))
    .prepare('accounts_find'),
);

/** The accounts of some ids, in any order; ids of no account are left out. */
export async function findAccounts(db: Sql, accountIds: readonly string[]): Promise<Account[]> {
  if (accountIds.length === 0) return [];
  return db
    .select(accountColumns)
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]));
}

/** When an account was created; null if there is none. */
export async function findRegistration(db: Sql, accountId: string): Promise<Instant | null> {
  const [row] = await db
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return row ? instant(row.createdAt) : null;
}

/** Returns the account of a sign-in method. Takes equally long when there is none. */
export async function findAccountByLogin(
  db: Sql,
  { kind, name }: Pick<typeof accountLogins.$inferSelect, 'kind' | 'name'>,
): Promise<Account | null> {
  const [login] = await db
    .select({ accountId: accountLogins.accountId })
    .from(accountLogins)
    .where(and(eq(accountLogins.kind, kind), eq(accountLogins.name, name)));
  return findAccount(db, login?.accountId ?? '');
}

/**
 * Creates an account for a number or an address. Returns false, without a change, when there already is one.
 */
export async function insertAccount(
  db: Sql,
  account: {
    readonly accountId: string;
    readonly receiver: Receiver;
    readonly passwordHash: string | null;
    readonly createdAt: Instant;
  },
): Promise<boolean> {
  const { receiver, ...row } = account;
  const { accountId, createdAt } = row;
  const taken = await db
    .insert(accountLogins)
    .values({ ...receiver, accountId, createdAt })
    .onConflictDoNothing()
    .returning({ accountId: accountLogins.accountId });
  if (taken.length === 0) return false;
  await db
    .insert(accounts)
    .values({ ...row, [receiver.kind]: receiver.name, agreedToTermsAt: createdAt, updatedAt: createdAt });
  return true;
}

export async function setPasswordHash(
  db: Sql,
  accountId: string,
  passwordHash: string,
  now: Instant,
): Promise<void> {
  await db.update(accounts).set({ passwordHash, updatedAt: now }).where(eq(accounts.accountId, accountId));
}

/** Removes all sign-in methods of an account. */
export async function deleteLogins(db: Sql, accountId: string): Promise<void> {
  await db.delete(accountLogins).where(eq(accountLogins.accountId, accountId));
}
