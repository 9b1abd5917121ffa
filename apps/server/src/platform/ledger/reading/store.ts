import { and, asc, desc, eq, exists, inArray, isNull, sql as query } from 'drizzle-orm';
import type { Sql } from '../../db/database.ts';
import { behind, type Keyset } from '../../db/keyset.ts';
import { ledgerAccounts, ledgerEntries, ledgerTxns } from '../../db/tables/ledger.ts';

const sumOfEntries = query<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number);

/** Accounts without a floor, with their balances, by key. */
export async function listCounterAccounts(sql: Sql) {
  const { accountKey, unit, floor } = ledgerAccounts;
  return sql
    .select({ key: accountKey, unit, balance: sumOfEntries })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountKey, accountKey))
    .where(isNull(floor))
    .groupBy(accountKey, unit)
    .orderBy(asc(unit), asc(accountKey));
}

/** Number of user accounts per unit, and the sum of their entries. */
export async function sumUserAccounts(sql: Sql) {
  const { accountKey, unit, floor } = ledgerAccounts;
  return sql
    .select({ unit, users: query<number>`count(distinct ${accountKey})`.mapWith(Number), sum: sumOfEntries })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountKey, accountKey))
    .where(query`${floor} is not null`)
    .groupBy(unit);
}

/** Which transactions to list. */
export interface TxnFilter {
  readonly account?: string | undefined;
  readonly reason?: string | undefined;
  readonly source?: string | undefined;
}

/** Transactions that match a filter, newest first. */
export async function listTxns(
  sql: Sql,
  { account, reason, source }: TxnFilter,
  { from, limit }: { readonly from: Keyset | null; readonly limit: number },
) {
  const { txnId: id, postedAt: at } = ledgerTxns;
  const order = behind({ at, id }, from, 'newest first');
  const ofAccount = and(eq(ledgerEntries.txnId, id), eq(ledgerEntries.accountKey, account ?? ''));
  return sql
    .select()
    .from(ledgerTxns)
    .where(
      and(
        account === undefined
          ? undefined
          : exists(sql.select({ one: query`1` }).from(ledgerEntries).where(ofAccount)),
        reason === undefined ? undefined : eq(ledgerTxns.reason, reason),
        source === undefined ? undefined : eq(ledgerTxns.sourceId, source),
        order.where,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit);
}

/** Entries of some transactions, with the units of their accounts. */
export async function findEntriesOf(sql: Sql, txnIds: readonly string[]) {
  if (txnIds.length === 0) return [];
  const { txnId, accountKey, amount } = ledgerEntries;
  return sql
    .select({ txnId, key: accountKey, amount, unit: ledgerAccounts.unit })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountKey, accountKey))
    .where(inArray(txnId, [...txnIds]))
    .orderBy(desc(amount), asc(accountKey));
}
