import { asc, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerHolds, ledgerTxns } from '../db/tables/ledger.ts';

/** An account of the ledger. */
export type LedgerAccount = typeof ledgerAccounts.$inferSelect;
/** A line of a hold. */
export type HoldLine = typeof ledgerHolds.$inferSelect;
/** A change of one account. */
export interface LedgerEntry {
  readonly accountKey: string;
  /** Not zero. */
  readonly amount: number;
}

/** Leaves an account that exists as it is. */
export async function insertAccount(
  sql: Sql,
  account: Pick<LedgerAccount, 'accountKey' | 'unit' | 'floor' | 'createdAt'>,
): Promise<void> {
  await sql.insert(ledgerAccounts).values(account).onConflictDoNothing();
}

/** Accounts by key. */
export async function findAccounts(sql: Sql, keys: readonly string[]): Promise<LedgerAccount[]> {
  if (keys.length === 0) return [];
  return sql
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountKey, [...keys]));
}

/** Locks accounts until the transaction ends, in the order of their keys. */
export async function lockAccounts(sql: Sql, keys: readonly string[]): Promise<LedgerAccount[]> {
  return sql
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountKey, [...keys]))
    .orderBy(asc(ledgerAccounts.accountKey))
    .for('update');
}

/** False if the reason has a transaction of this source already. */
export async function insertTxn(sql: Sql, txn: typeof ledgerTxns.$inferInsert): Promise<boolean> {
  const added = await sql
    .insert(ledgerTxns)
    .values(txn)
    .onConflictDoNothing({ target: [ledgerTxns.reason, ledgerTxns.sourceId] })
    .returning({ txnId: ledgerTxns.txnId });
  return added.length > 0;
}

export async function insertEntries(sql: Sql, txnId: string, entries: readonly LedgerEntry[]): Promise<void> {
  await sql.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, txnId })));
}

/** Changes what is held of an account. */
export async function changeHeld(sql: Sql, accountKey: string, change: number): Promise<void> {
  await sql
    .update(ledgerAccounts)
    .set({ held: query`${ledgerAccounts.held} + ${change}` })
    .where(eq(ledgerAccounts.accountKey, accountKey));
}

/** False if there is a hold with this id. */
export async function insertHold(sql: Sql, lines: readonly HoldLine[]): Promise<boolean> {
  const added = await sql
    .insert(ledgerHolds)
    .values([...lines])
    .onConflictDoNothing()
    .returning({ seq: ledgerHolds.seq });
  return added.length > 0;
}

/** Lines of a hold in the order of use, locked until the transaction ends. */
export async function lockHold(sql: Sql, holdId: string): Promise<HoldLine[]> {
  return sql
    .select()
    .from(ledgerHolds)
    .where(eq(ledgerHolds.holdId, holdId))
    .orderBy(asc(ledgerHolds.seq))
    .for('update');
}

export async function setHoldState(sql: Sql, holdId: string, state: HoldLine['state']): Promise<void> {
  await sql.update(ledgerHolds).set({ state }).where(eq(ledgerHolds.holdId, holdId));
}
