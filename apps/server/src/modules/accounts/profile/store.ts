import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import { type Instant, instant } from '@inkstone/kernel';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../../platform/db/database.ts';
import { accountDeletions } from '../../../platform/db/tables/account-page.ts';
import { accounts } from '../../../platform/db/tables/accounts.ts';
import { sessions } from '../../../platform/db/tables/sessions.ts';
import { socialIdentities } from '../../../platform/db/tables/social-login.ts';
import { type Account, accountColumns } from '../store.ts';

const qq = alias(socialIdentities, 'qq');
const wechat = alias(socialIdentities, 'wechat');

/** The profile as stored in this module's tables. */
export interface StoredProfile {
  readonly account: Account;
  readonly rotatedAt: Instant;
  readonly timeZone: string;
  readonly qqName: string | null;
  readonly wechatName: string | null;
  /** When the account will be removed; null if no deletion is scheduled. */
  readonly deletesAt: Instant | null;
}

/**
 * Returns the profile, in one query because every page requests it; null if the account or session does not
 * exist.
 */
export async function findProfile(
  db: Sql,
  accountId: string,
  sessionId: string,
): Promise<StoredProfile | null> {
  const isOf = (identity: typeof qq | typeof wechat, kind: SocialKind) =>
    and(eq(identity.accountId, accounts.accountId), eq(identity.kind, kind));
  const [row] = await db
    .select({
      account: accountColumns,
      rotatedAt: sessions.rotatedAt,
      timeZone: sessions.timeZone,
      qqName: qq.shownName,
      wechatName: wechat.shownName,
      dueAt: accountDeletions.dueAt,
    })
    .from(accounts)
    .innerJoin(sessions, and(eq(sessions.accountId, accounts.accountId), eq(sessions.sessionId, sessionId)))
    .leftJoin(qq, isOf(qq, 'qq'))
    .leftJoin(wechat, isOf(wechat, 'wechat'))
    .leftJoin(accountDeletions, eq(accountDeletions.accountId, accounts.accountId))
    .where(eq(accounts.accountId, accountId))
    .prepare('accounts_find_profile')
    .execute();
  if (!row) return null;
  const { dueAt, rotatedAt, ...profile } = row;
  return { ...profile, rotatedAt: instant(rotatedAt), deletesAt: dueAt === null ? null : instant(dueAt) };
}

/** The names of an account. */
export interface Names {
  readonly username: string | null;
  readonly nickname: string | null;
}

/** Changes the given names; returns both, or null if there is no such account. */
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

/** Returns the URL of the avatar; locks the account until the transaction ends. */
export async function lockAvatarUrl(sql: Sql, accountId: string): Promise<string | null> {
  const [row] = await sql
    .select({ avatarUrl: accounts.avatarUrl })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('update');
  return row?.avatarUrl ?? null;
}
