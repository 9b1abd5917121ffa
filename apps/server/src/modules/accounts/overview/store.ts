import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accountDeletions } from '../../../platform/db/tables/account-page.ts';
import { accountBlocks, accountLogins, accounts } from '../../../platform/db/tables/accounts.ts';

/** An account as staff may see it, with unmasked names. Times are ms since the epoch. */
export interface StoredOverview {
  readonly accountId: string;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly createdAt: number;
  readonly blockedAt: number | null;
  /** Null for an account that is not blocked. */
  readonly closesShares: boolean | null;
  readonly deletesAt: number | null;
}

/** Returns the account with an id; null if there is none. */
export async function findOverview(sql: Sql, accountId: string): Promise<StoredOverview | null> {
  const [row] = await select(sql, eq(accounts.accountId, accountId), 1);
  return row ?? null;
}

/** Returns the accounts of these numbers or addresses. */
export async function findOverviewsByNames(sql: Sql, names: readonly string[], limit: number) {
  const owners = sql
    .select({ accountId: accountLogins.accountId })
    .from(accountLogins)
    .where(and(inArray(accountLogins.kind, ['phone', 'email']), inArray(accountLogins.name, [...names])));
  return select(sql, inArray(accounts.accountId, owners), limit);
}

/** Returns accounts with this id prefix, by id. */
export function findOverviewsByPrefix(sql: Sql, prefix: string, limit: number) {
  const { accountId } = accounts;
  return select(sql, and(gte(accountId, prefix), lt(accountId, `${prefix}\u{10ffff}`)), limit);
}

function select(sql: Sql, where: SQL | undefined, limit: number): Promise<StoredOverview[]> {
  const { accountId, username, nickname, phone, email, createdAt } = accounts;
  return sql
    .select({
      ...{ accountId, username, nickname, phone, email, createdAt },
      blockedAt: accountBlocks.blockedAt,
      closesShares: accountBlocks.closesShares,
      deletesAt: accountDeletions.dueAt,
    })
    .from(accounts)
    .leftJoin(accountBlocks, eq(accountBlocks.accountId, accountId))
    .leftJoin(accountDeletions, eq(accountDeletions.accountId, accountId))
    .where(where)
    .orderBy(accountId)
    .limit(limit);
}

/** Returns the phone numbers of accounts, by account id. */
export async function findPhones(
  sql: Sql,
  accountIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (accountIds.length === 0) return new Map();
  const rows = await sql
    .select({ accountId: accounts.accountId, phone: accounts.phone })
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]));
  return new Map(rows.map(({ accountId, phone }) => [accountId, phone]));
}
