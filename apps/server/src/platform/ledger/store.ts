import { and, asc, eq, getTableColumns, inArray, isNotNull, sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { placeholdersOf, prepared } from '../db/statements.ts';
import { ledgerAccounts, ledgerEntries, ledgerHolds, ledgerTxns } from '../db/tables/ledger.ts';

type AccountRow = typeof ledgerAccounts.$inferSelect;
/** An account of the ledger, with its balance. */
export type LedgerAccount = AccountRow & { readonly balance: number };
/** A line of a hold. */
export type HoldLine = typeof ledgerHolds.$inferSelect;
/** A change of one account. */
export interface LedgerEntry {
  readonly accountKey: string;
  /** Not zero. */
  readonly amount: number;
}

/** Adds accounts; existing ones are neither changed nor locked. */
export async function insertAccounts(
  sql: Sql,
  accounts: readonly Pick<AccountRow, 'accountKey' | 'unit' | 'floor' | 'createdAt'>[],
): Promise<void> {
  await accountsInsert(sql).execute({
    keys: accounts.map(({ accountKey }) => accountKey),
    units: accounts.map(({ unit }) => unit),
    floors: accounts.map(({ floor }) => floor),
    times: accounts.map(({ createdAt }) => createdAt),
  });
}

const accountsInsert = prepared((sql) => {
  const [keys, units] = [query.placeholder('keys'), query.placeholder('units')];
  const [floors, times] = [query.placeholder('floors'), query.placeholder('times')];
  // Only accounts with a floor store a balance.
  const rows = query`select key, unit, floor, case when floor is null then null else 0 end, 0, at
    from unnest(${keys}::text[], ${units}::text[], ${floors}::bigint[], ${times}::bigint[])
      as opened (key, unit, floor, at)`;
  return sql.insert(ledgerAccounts).select(rows).onConflictDoNothing().prepare('ledger_insert_accounts');
});

/** Accounts by key. Balances of accounts without a floor are computed from their entries. */
export async function findAccounts(sql: Sql, keys: readonly string[]): Promise<LedgerAccount[]> {
  if (keys.length === 0) return [];
  const sum = query`(select sum(${ledgerEntries.amount}) from ${ledgerEntries}
    where ${ledgerEntries.accountKey} = ${ledgerAccounts.accountKey})`;
  const balance = query<number>`coalesce(${ledgerAccounts.balance}, ${sum}, 0)`.mapWith(Number);
  return sql
    .select({ ...getTableColumns(ledgerAccounts), balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountKey, [...keys]));
}

/**
 * Locks accounts with a floor until the transaction ends, in the order of their keys, and returns them.
 * Others are not locked, so that transactions can post to them concurrently.
 */
export async function lockAccounts(sql: Sql, keys: readonly string[]): Promise<LedgerAccount[]> {
  const rows = await sql
    .select()
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.accountKey, [...keys]), isNotNull(ledgerAccounts.floor)))
    .orderBy(asc(ledgerAccounts.accountKey))
    .for('no key update');
  return rows.map((row) => ({ ...row, balance: row.balance ?? 0 }));
}

/** A posted transaction with its entries. */
export interface PostedTxn {
  readonly txnId: string;
  readonly reason: string;
  readonly at: number;
  readonly entries: readonly (LedgerEntry & { readonly unit: string })[];
}

/** Postings of some sources, oldest first. */
export async function findPostings(sql: Sql, sourceIds: readonly string[]): Promise<PostedTxn[]> {
  if (sourceIds.length === 0) return [];
  const rows = await sql
    .select()
    .from(ledgerTxns)
    .innerJoin(ledgerEntries, eq(ledgerEntries.txnId, ledgerTxns.txnId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountKey, ledgerEntries.accountKey))
    .where(inArray(ledgerTxns.sourceId, [...sourceIds]))
    .orderBy(asc(ledgerTxns.postedAt), asc(ledgerTxns.txnId), asc(ledgerEntries.accountKey));
  const found = new Map<string, PostedTxn & { entries: PostedTxn['entries'][number][] }>();
  for (const { ledger_txns: txn, ledger_entries: entry, ledger_accounts: account } of rows) {
    const { txnId, reason, postedAt: at } = txn;
    const posted = found.get(txnId) ?? { txnId, reason, at, entries: [] };
    posted.entries.push({ accountKey: entry.accountKey, unit: account.unit, amount: entry.amount });
    found.set(txnId, posted);
  }
  return [...found.values()];
}

/** Adds a transaction; false if one with this reason and source exists. */
export async function insertTxn(sql: Sql, txn: typeof ledgerTxns.$inferInsert): Promise<boolean> {
  return (await txnInsert(sql).execute(txn)).length > 0;
}

const txnInsert = prepared((sql) =>
  sql
    .insert(ledgerTxns)
    .values(placeholdersOf(ledgerTxns))
    .onConflictDoNothing({ target: [ledgerTxns.reason, ledgerTxns.sourceId] })
    .returning({ txnId: ledgerTxns.txnId })
    .prepare('ledger_insert_txn'),
);

export async function insertEntries(sql: Sql, txnId: string, entries: readonly LedgerEntry[]): Promise<void> {
  await entriesInsert(sql).execute({
    txnId,
    keys: entries.map(({ accountKey }) => accountKey),
    amounts: entries.map(({ amount }) => amount),
  });
}

const entriesInsert = prepared((sql) => {
  const [txnId, keys] = [query.placeholder('txnId'), query.placeholder('keys')];
  const rows = query`select ${txnId}::text, key, amount
    from unnest(${keys}::text[], ${query.placeholder('amounts')}::bigint[]) as posted (key, amount)`;
  return sql.insert(ledgerEntries).select(rows).prepare('ledger_insert_entries');
});

/** Changes the reserved amount of an account. */
export async function changeHeld(sql: Sql, accountKey: string, change: number): Promise<void> {
  await sql
    .update(ledgerAccounts)
    .set({ held: query`${ledgerAccounts.held} + ${change}` })
    .where(eq(ledgerAccounts.accountKey, accountKey));
}

/** Adds a hold; false if one with this id exists. */
export async function insertHold(sql: Sql, lines: readonly HoldLine[]): Promise<boolean> {
  const added = await sql
    .insert(ledgerHolds)
    .values([...lines])
    .onConflictDoNothing()
    .returning({ seq: ledgerHolds.seq });
  return added.length > 0;
}

/** Lines of a hold in the order of use; none if there is no such hold. */
export async function findHold(sql: Sql, holdId: string): Promise<HoldLine[]> {
  return sql.select().from(ledgerHolds).where(eq(ledgerHolds.holdId, holdId)).orderBy(asc(ledgerHolds.seq));
}

/** Sets the expiry of a hold; false if it has ended. */
export async function setHoldExpiry(sql: Sql, holdId: string, expiresAt: number): Promise<boolean> {
  const changed = await sql
    .update(ledgerHolds)
    .set({ expiresAt })
    .where(and(eq(ledgerHolds.holdId, holdId), eq(ledgerHolds.state, 'held')))
    .returning({ seq: ledgerHolds.seq });
  return changed.length > 0;
}

/** Lines of a hold in the order of use, locked until the transaction ends. */
export async function lockHold(sql: Sql, holdId: string): Promise<HoldLine[]> {
  return sql
    .select()
    .from(ledgerHolds)
    .where(eq(ledgerHolds.holdId, holdId))
    .orderBy(asc(ledgerHolds.seq))
    .for('no key update');
}

export async function setHoldState(sql: Sql, holdId: string, state: HoldLine['state']): Promise<void> {
  await sql.update(ledgerHolds).set({ state }).where(eq(ledgerHolds.holdId, holdId));
}
