import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** Accounts of the ledger. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  accountKey: text('account_key').primaryKey(),
  /** `word`, `coin`, or the code of a currency. */
  unit: text('unit').notNull(),
  /** Lower limit of the balance less held amounts; null for none. */
  floor: bigint('floor', { mode: 'number' }),
  /** Maintained by a trigger. Null for an account without a floor, whose balance is the sum of its entries. */
  balance: bigint('balance', { mode: 'number' }).default(0),
  held: bigint('held', { mode: 'number' }).notNull().default(0),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Transactions of the ledger; append-only. */
export const ledgerTxns = pgTable(
  'ledger_txns',
  {
    txnId: text('txn_id').primaryKey(),
    reason: text('reason').notNull(),
    sourceId: text('source_id').notNull(),
    postedAt: bigint('posted_at', { mode: 'number' }).notNull(),
  },
  (table) => [unique().on(table.reason, table.sourceId)],
);

/** Entries, which sum to zero for each transaction and unit; append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    txnId: text('txn_id').notNull(),
    accountKey: text('account_key').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.txnId, table.accountKey] }),
    index('ledger_entries_by_account').on(table.accountKey, table.txnId),
  ],
);

/** Reserved amounts, in the order in which they are used. */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    holdId: text('hold_id').notNull(),
    seq: integer('seq').notNull(),
    accountKey: text('account_key').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['held', 'settled', 'released'] }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.holdId, table.seq] })],
);

/** Work scheduled for a time. */
export const due = pgTable(
  'due',
  {
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ref] }), index('due_by_time').on(table.dueAt)],
);
