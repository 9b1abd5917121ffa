import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Bytes of files stored per account. */
export const accountStorage = pgTable('account_storage', {
  accountId: text('account_id').primaryKey(),
  used: bigint('used', { mode: 'number' }).notNull(),
  /** Whether the owner has turned on searching the text of pictures. */
  findsPictures: boolean('finds_pictures').notNull().default(false),
});

/** Accounts to be checked for unused pictures. */
export const pictureChecks = pgTable(
  'picture_checks',
  {
    accountId: text('account_id').primaryKey(),
    /** Number of requests, so that one made during a check is not lost. */
    asked: bigint('asked', { mode: 'number' }).notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('picture_checks_by_due').on(table.dueAt)],
);
