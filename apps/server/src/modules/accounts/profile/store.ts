import type { SocialKind } from '@inkstone/contracts/social-login';
import { type Instant, instant } from '@inkstone/kernel';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../../db/database.ts';
import { accountDeletions } from '../../../db/tables/account-page.ts';
import { accounts } from '../../../db/tables/accounts.ts';
import { sessions } from '../../../db/tables/sessions.ts';
import { socialIdentities } from '../../../db/tables/social-login.ts';
import { type Account, accountColumns } from '../store.ts';

const qq = alias(socialIdentities, 'qq');
const wechat = alias(socialIdentities, 'wechat');

/** What the tables of this word know of a person who is signed in. */
export interface StoredProfile {
  readonly account: Account;
  readonly rotatedAt: Instant;
  readonly timeZone: string;
  readonly qqName: string | null;
  readonly wechatName: string | null;
  /** When the account will be removed, if it will. */
  readonly deletesAt: Instant | null;
}

/** The profile, in one lookup because every page asks for it; null where the account or the session is gone. */
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
