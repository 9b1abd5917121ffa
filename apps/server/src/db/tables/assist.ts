import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words that are right whatever a rule says, with the sign of their rule about case. Ordered by code point. */
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

/** Words that an account's mistakes have taught or that were added by hand; `addedAt` is null while they are counted. */
export const learnedWords = pgTable(
  'learned_words',
  {
    accountId: text('account_id').notNull(),
    word: text('word').notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    /** The mistake, and its sentence before and behind it; '' where there are none. */
    wrong: text('wrong').notNull(),
    beforeWord: text('before_word').notNull(),
    behindWord: text('behind_word').notNull(),
    checks: integer('checks').notNull(),
    addedAt: bigint('added_at', { mode: 'number' }),
    /** A word that was deleted stays, so that counting does not add it again. */
    deletedAt: bigint('deleted_at', { mode: 'number' }),
    box: integer('box').notNull(),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.word] }),
    index('learned_words_by_addition').on(table.accountId, table.addedAt, table.word),
    index('learned_words_by_due').on(table.accountId, table.dueAt, table.word),
    index('learned_words_by_change').on(table.updatedAt),
  ],
);

/** Checks that have been counted, so that a finding counts once in a document. */
export const wordChecks = pgTable(
  'word_checks',
  {
    accountId: text('account_id').notNull(),
    documentId: text('document_id').notNull(),
    finding: text('finding').notNull(),
    checkedAt: bigint('checked_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.finding] }),
    index('word_checks_by_time').on(table.checkedAt),
  ],
);
