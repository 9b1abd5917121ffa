import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Word lists applied during proofreading; `account_id` is their owner (`word-lists/list-owner.ts`). */
export const wordLists = pgTable(
  'word_lists',
  {
    accountId: text('account_id').notNull(),
    listId: text('list_id').notNull(),
    kind: text('kind', { enum: ['sensitive', 'leaders'] }).notNull(),
    /** The version in use; null while the list is off. */
    activeVersion: integer('active_version'),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listId] })],
);

/** Every version of a list as it was imported. Rows are never changed. */
export const wordListVersions = pgTable(
  'word_list_versions',
  {
    accountId: text('account_id').notNull(),
    listId: text('list_id').notNull(),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    entries: integer('entries').notNull(),
    author: text('author').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listId, table.version] })],
);

/** Enabled categories of the built-in list per account; no row for defaults. */
export const sensitiveChoices = pgTable('sensitive_choices', {
  accountId: text('account_id').primaryKey(),
  /** Comma-separated names. */
  categories: text('categories').notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
