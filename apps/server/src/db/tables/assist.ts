import { bigint, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words that are right whatever a rule says, in all texts of an account. Ordered by code point. */
export const exemptWords = pgTable(
  'exempt_words',
  {
    accountId: text('account_id').notNull(),
    word: text('word').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.word] })],
);

/** How an account wants to be proofread; no row where nothing was chosen. */
export const proofreadingPreferences = pgTable('proofreading_preferences', {
  accountId: text('account_id').primaryKey(),
  english: text('english', { enum: ['any', 'US', 'GB', 'AU', 'CA'] }).notNull(),
  mode: text('mode', { enum: ['normal', 'strict'] }).notNull(),
  latinSpacing: text('latin_spacing', { enum: ['any', 'spaced', 'tight'] }).notNull(),
  threshold: doublePrecision('threshold').notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
