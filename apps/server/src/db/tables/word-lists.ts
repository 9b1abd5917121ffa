import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Lists that proofreading minds; `account_id` is their owner (`word-lists/list-owner.ts`). */
export const wordLists = pgTable(
  'word_lists',
  {
    accountId: text('account_id').notNull(),
    listId: text('list_id').notNull(),
    kind: text('kind', { enum: ['sensitive', 'leaders'] }).notNull(),
    /** The version that counts; null while the list is off. */
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

/** Which groups of the own list an account minds; no row where nothing was chosen. */
export const sensitiveChoices = pgTable('sensitive_choices', {
  accountId: text('account_id').primaryKey(),
  /** Names with commas between. */
  categories: text('categories').notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
