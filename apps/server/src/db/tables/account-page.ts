import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Accounts that will be removed; the row goes last, when nothing else of the account is left. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    accountId: text('account_id').primaryKey(),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    /** From then on it cannot be taken back. */
    begunAt: bigint('begun_at', { mode: 'number' }),
  },
  (table) => [index('account_deletions_by_due').on(table.dueAt)],
);

/** What is left of an account that was removed: a keyed hash of its id, and when. */
export const removedAccounts = pgTable('removed_accounts', {
  accountHash: text('account_hash').primaryKey(),
  askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
  removedAt: bigint('removed_at', { mode: 'number' }).notNull(),
});
