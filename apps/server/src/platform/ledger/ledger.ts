import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../db/database.ts';
import { scheduleDue } from '../due/store.ts';
import * as store from './store.ts';

/** Thrown when an account has less than is wanted. The transaction must not be committed. */
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
  readonly reason: string;
  /** What caused it. The same reason and source are posted once. */
  readonly sourceId: string;
  readonly at: Instant;
  readonly entries: readonly store.LedgerEntry[];
}

/** An amount of one account to reserve. */
export type HoldPart = store.LedgerEntry;

/** The kind of due rows that release holds. */
export const releaseHoldKind = 'release-hold';

/** Opens an account unless it is open. `floor` null means that it may fall without limit. */
export async function openLedgerAccount(
  sql: Sql,
  account: {
    readonly key: string;
    readonly unit: string;
    readonly floor: number | null;
    readonly at: Instant;
  },
): Promise<void> {
  const { key, unit, floor, at } = account;
  await store.insertAccount(sql, { accountKey: key, unit, floor, createdAt: at });
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
  for (const { accountKey, amount } of entries) requireAmount(accounts, accountKey, -amount);
  await store.insertEntries(sql, txnId, entries);
  return true;
}

/** Reserves amounts until `expiresAt`; false if the hold exists already. Throws LedgerShortage. */
export async function reserve(
  sql: Sql,
  hold: { readonly holdId: string; readonly parts: readonly HoldPart[]; readonly expiresAt: Instant },
): Promise<boolean> {
  const { holdId, parts, expiresAt } = hold;
  const lines = parts.map((part, seq) => ({ ...part, holdId, seq, expiresAt, state: 'held' as const }));
  // Before the lines, whose foreign keys take weaker locks: two transactions could not both strengthen theirs.
  const accounts = await store.lockAccounts(
    sql,
    parts.map(({ accountKey }) => accountKey),
  );
  if (!(await store.insertHold(sql, lines))) return false;
  for (const { accountKey, amount } of parts) {
    requireAmount(accounts, accountKey, amount);
    await store.changeHeld(sql, accountKey, amount);
  }
  await scheduleDue(sql, { kind: releaseHoldKind, ref: holdId, at: expiresAt });
  return true;
}

/**
 * Posts what was really used of a hold to another account, and releases the rest. False if the hold is not held any
 * more. Throws RangeError for more than was reserved.
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

/** Releases a hold; false if it is not held any more. */
export async function releaseHold(sql: Sql, holdId: string): Promise<boolean> {
  return (await takeHold(sql, holdId, 'released')) !== null;
}

/** Ends a hold and gives its amounts back; null if it is not held. */
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

function requireAmount(accounts: readonly store.LedgerAccount[], key: string, amount: number): void {
  const account = accounts.find(({ accountKey }) => accountKey === key);
  if (!account) throw new Error(`There is no ledger account ${key}`);
  const { floor, balance, held } = account;
  if (floor !== null && balance - held - amount < floor) throw new LedgerShortage(key);
}
