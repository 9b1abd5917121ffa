import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** How many bytes of files each account keeps. */
export const accountStorage = pgTable('account_storage', {
  accountId: text('account_id').primaryKey(),
  used: bigint('used', { mode: 'number' }).notNull(),
});

/** Accounts whose pictures are to be looked through for unused ones. */
export const pictureChecks = pgTable(
  'picture_checks',
  {
    accountId: text('account_id').primaryKey(),
    /** Counts the requests: one that comes during a check is not lost. */
    asked: bigint('asked', { mode: 'number' }).notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('picture_checks_by_due').on(table.dueAt)],
);
