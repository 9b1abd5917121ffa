import { type Instant, instant } from '@inkstone/kernel';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Sql } from '../../db/database.ts';
import { accountLogins, accounts, sessions } from '../../db/tables/accounts.ts';

/** An account as its module knows it. */
export interface Account {
  readonly accountId: string;
  readonly phone: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly avatarUrl: string | null;
  readonly passwordHash: string | null;
}

export interface StoredSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly lastUsedAt: Instant;
  readonly expiresAt: Instant;
}

const accountColumns = {
  accountId: accounts.accountId,
  phone: accounts.phone,
  username: accounts.username,
  nickname: accounts.nickname,
  avatarUrl: accounts.avatarUrl,
  passwordHash: accounts.passwordHash,
};

/** The read that every signed-in request makes, planned once. */
export function prepareSessionReads(db: Sql) {
  const statement = db
    .select({
      accountId: sessions.accountId,
      sessionId: sessions.sessionId,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, sql.placeholder('accountId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .prepare('accounts_find_session');
  return async (accountId: string, tokenHash: string): Promise<StoredSession | null> => {
    const [row] = await statement.execute({ accountId, tokenHash });
    return row ? { ...row, lastUsedAt: instant(row.lastUsedAt), expiresAt: instant(row.expiresAt) } : null;
  };
}

export async function touchSession(
  db: Sql,
  accountId: string,
  tokenHash: string,
  now: Instant,
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.tokenHash, tokenHash)));
}

export async function insertSession(
  db: Sql,
  session: StoredSession & { readonly tokenHash: string },
): Promise<void> {
  await db.insert(sessions).values({ ...session, createdAt: session.lastUsedAt });
}

/** Removes one session, or all of the account but that one. Returns the ids of those removed. */
export async function deleteSessions(
  db: Sql,
  accountId: string,
  which: { readonly only: string } | { readonly allBut: string | null },
): Promise<string[]> {
  const chosen =
    'only' in which
      ? eq(sessions.sessionId, which.only)
      : which.allBut === null
        ? undefined
        : ne(sessions.sessionId, which.allBut);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), chosen))
    .returning({ id: sessions.sessionId });
  return rows.map((row) => row.id);
}

/** Removes sessions that are over; returns how many. */
export async function deleteExpiredSessions(db: Sql, now: Instant, most: number): Promise<number> {
  const due = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(most);
  const rows = await db
    .delete(sessions)
    .where(and(lt(sessions.expiresAt, now), inArray(sessions.tokenHash, due)))
    .returning({ id: sessions.sessionId });
  return rows.length;
}

export async function findAccount(db: Sql, accountId: string): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.accountId, accountId));
  return row ?? null;
}

/** The account that a phone number (E.164) opens. */
export async function findAccountByPhone(db: Sql, phone: string): Promise<Account | null> {
  const [login] = await db
    .select({ accountId: accountLogins.accountId })
    .from(accountLogins)
    .where(and(eq(accountLogins.kind, 'phone'), eq(accountLogins.name, phone)));
  return login ? findAccount(db, login.accountId) : null;
}

/** Makes an account for a phone number. False, and nothing made, when the number has one already. */
export async function insertAccount(
  db: Sql,
  account: {
    readonly accountId: string;
    readonly phone: string;
    readonly passwordHash: string | null;
    readonly createdAt: Instant;
  },
): Promise<boolean> {
  const { accountId, phone, createdAt } = account;
  const taken = await db
    .insert(accountLogins)
    .values({ kind: 'phone', name: phone, accountId, createdAt })
    .onConflictDoNothing()
    .returning({ accountId: accountLogins.accountId });
  if (taken.length === 0) return false;
  await db.insert(accounts).values({ ...account, agreedToTermsAt: createdAt, updatedAt: createdAt });
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

/** Removes every way into an account. */
export async function deleteLogins(db: Sql, accountId: string): Promise<void> {
  await db.delete(accountLogins).where(eq(accountLogins.accountId, accountId));
}
