import type { LedgerReason } from '@inkstone/contracts/staff/ledger';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../db/database.ts';
import { together } from '../db/statements.ts';
import type { DueHandler } from '../due/run-due.ts';
import { scheduleDue } from '../due/store.ts';
import * as store from './store.ts';

/** Thrown when the balance of an account is insufficient. The transaction must not be committed. */
export class LedgerShortage extends Error {
  readonly accountKey: string;

  constructor(accountKey: string) {
    super(`The ledger account ${accountKey} has too little`);
    this.name = 'LedgerShortage';
    this.accountKey = accountKey;
  }
}

/** A transaction to post. Entries of each unit sum to zero. */
export interface Posting {
  readonly txnId: string;
  readonly reason: LedgerReason;
  /** Its cause. The same reason and source are posted once. */
  readonly sourceId: string;
  readonly at: Instant;
  readonly entries: readonly store.LedgerEntry[];
}

/** An amount of one account to reserve. */
export type HoldPart = store.LedgerEntry;

/** The kind of due rows that release holds. */
export const releaseHoldKind = 'release-hold';

/**
 * Opens accounts unless they are open. `floor` null: a counter account, which has no lower limit, cannot have
 * holds, and accepts concurrent postings.
 */
export async function openLedgerAccounts(
  sql: Sql,
  accounts: readonly { readonly key: string; readonly unit: string; readonly floor: number | null }[],
  at: Instant,
): Promise<void> {
  const rows = accounts.map(({ key, ...rest }) => ({ ...rest, accountKey: key, createdAt: at }));
  await store.insertAccounts(sql, rows);
}

/** Posts a transaction; false if it was posted before. Throws LedgerShortage. */
export async function post(sql: Sql, posting: Posting): Promise<boolean> {
  const { txnId, reason, sourceId, at, entries } = posting;
  const isNew = await store.insertTxn(sql, { txnId, reason, sourceId, postedAt: at });
  if (!isNew) return false;
  const accounts = await store.lockAccounts(
    sql,
    entries.map(({ accountKey }) => accountKey),
  );
  // The other accounts have no floor, or do not exist and are refused by the foreign key of their entries.
  for (const account of accounts)
    for (const { accountKey, amount } of entries)
      if (accountKey === account.accountKey) requireAmount(account, -amount);
  await store.insertEntries(sql, txnId, entries);
  return true;
}

/**
 * Posts the first transaction of a source, and opens its accounts if necessary. Only for accounts without a
 * floor, which need no lock.
 */
export async function postNew(
  sql: Sql,
  { txnId, reason, sourceId, at, entries }: Posting,
  accounts: readonly { readonly key: string; readonly unit: string; readonly floor: null }[],
): Promise<void> {
  const [, isNew] = await together([
    openLedgerAccounts(sql, accounts, at),
    store.insertTxn(sql, { txnId, reason, sourceId, postedAt: at }),
    store.insertEntries(sql, txnId, entries),
  ]);
  if (!isNew) throw new Error(`The source ${sourceId} was posted before`);
}

/** Reserves amounts until `expiresAt`; false if the hold exists already. Throws LedgerShortage. */
export async function reserve(
  sql: Sql,
  hold: { readonly holdId: string; readonly parts: readonly HoldPart[]; readonly expiresAt: Instant },
): Promise<boolean> {
  const { holdId, parts, expiresAt } = hold;
  const lines = parts.map((part, seq) => ({ ...part, holdId, seq, expiresAt, state: 'held' as const }));
  // Locked before the lines are inserted: their foreign keys take weaker locks, and two transactions that
  // upgrade theirs would deadlock.
  const accounts = await store.lockAccounts(
    sql,
    parts.map(({ accountKey }) => accountKey),
  );
  if (!(await store.insertHold(sql, lines))) return false;
  for (const { accountKey, amount } of parts) {
    const account = accounts.find((one) => one.accountKey === accountKey);
    if (!account) throw new Error(`There is no ledger account ${accountKey} with a floor`);
    requireAmount(account, amount);
    await store.changeHeld(sql, accountKey, amount);
  }
  await scheduleDue(sql, { kind: releaseHoldKind, ref: holdId, at: expiresAt });
  return true;
}

/** Extends a hold until `expiresAt`; false if it has ended. */
export async function extendHold(sql: Sql, holdId: string, expiresAt: Instant): Promise<boolean> {
  if (!(await store.setHoldExpiry(sql, holdId, expiresAt))) return false;
  await scheduleDue(sql, { kind: releaseHoldKind, ref: holdId, at: expiresAt });
  return true;
}

/**
 * Posts the used amount of a hold to another account, and releases the rest. False if the hold has ended.
 * Throws RangeError for more than was reserved.
 */
export async function settleHold(
  sql: Sql,
  use: Omit<Posting, 'entries' | 'sourceId'> & {
    readonly holdId: string;
    readonly amount: number;
    readonly to: string;
  },
): Promise<boolean> {
  const { holdId, amount, to, ...posting } = use;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not an amount`);
  const lines = await takeHold(sql, holdId, 'settled');
  if (!lines) return false;
  const entries: store.LedgerEntry[] = [];
  let left = amount;
  for (const line of lines) {
    const used = Math.min(line.amount, left);
    if (used > 0) entries.push({ accountKey: line.accountKey, amount: -used });
    left -= used;
  }
  if (left !== 0) throw new RangeError(`${amount} is more than was reserved`);
  if (amount > 0)
    await post(sql, {
      ...posting,
      sourceId: holdId,
      entries: [...entries, { accountKey: to, amount }],
    });
  return true;
}

/** Releases a hold; false if it has ended. */
export async function releaseHold(sql: Sql, holdId: string): Promise<boolean> {
  return (await takeHold(sql, holdId, 'released')) !== null;
}

/** Ends a hold and releases its amounts; null if it has ended already. */
async function takeHold(
  sql: Sql,
  holdId: string,
  state: 'settled' | 'released',
): Promise<store.HoldLine[] | null> {
  const lines = await store.lockHold(sql, holdId);
  if (lines[0]?.state !== 'held') return null;
  await store.setHoldState(sql, holdId, state);
  await store.lockAccounts(
    sql,
    lines.map(({ accountKey }) => accountKey),
  );
  for (const { accountKey, amount } of lines) await store.changeHeld(sql, accountKey, -amount);
  return lines;
}

function requireAmount({ accountKey, floor, balance, held }: store.LedgerAccount, amount: number): void {
  if (floor !== null && balance - held - amount < floor) throw new LedgerShortage(accountKey);
}

/** Releases expired holds, for example after a crash between reserving and settling. */
export const releaseHoldHandler: DueHandler = {
  kind: releaseHoldKind,
  run: ({ db, clock }, holdId) =>
    db.transact(async ({ sql }) => {
      const [line] = await store.lockHold(sql, holdId);
      // It may have been extended, and scheduled again, after its row was claimed.
      if (line && line.expiresAt <= clock.now()) await releaseHold(sql, holdId);
    }),
};
