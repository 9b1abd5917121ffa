import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Accounts to be removed; the row is deleted last, when nothing else of the account is left. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    accountId: text('account_id').primaryKey(),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    /** Time from which the deletion cannot be cancelled. */
    begunAt: bigint('begun_at', { mode: 'number' }),
  },
  (table) => [index('account_deletions_by_due').on(table.dueAt)],
);

/** Record of a removed account: a keyed hash of its id, and when. */
export const removedAccounts = pgTable('removed_accounts', {
  accountHash: text('account_hash').primaryKey(),
  askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
  removedAt: bigint('removed_at', { mode: 'number' }).notNull(),
});
