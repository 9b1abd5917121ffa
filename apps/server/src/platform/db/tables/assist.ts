import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

/** Exempt words, which no rule reports, with a flag for case sensitivity. Ordered by code point. */
export const exemptWords = pgTable(
  'exempt_words',
  {
    accountId: text('account_id').notNull(),
    word: text('word').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.word] })],
);

/** Proofreading preferences of an account; no row for defaults. */
export const proofreadingPreferences = pgTable('proofreading_preferences', {
  accountId: text('account_id').primaryKey(),
  english: text('english', { enum: ['any', 'US', 'GB', 'AU', 'CA'] }).notNull(),
  mode: text('mode', { enum: ['normal', 'strict'] }).notNull(),
  latinSpacing: text('latin_spacing', { enum: ['any', 'spaced', 'tight'] }).notNull(),
  threshold: doublePrecision('threshold').notNull(),
  checksTerms: boolean('checks_terms').notNull().default(true),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/**
 * Words learned from an account's mistakes or added manually; `addedAt` is null while occurrences are
 * counted.
 */
export const learnedWords = pgTable(
  'learned_words',
  {
    accountId: text('account_id').notNull(),
    word: text('word').notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    /** The mistake, with the sentence before and after it; '' if there is none. */
    wrong: text('wrong').notNull(),
    beforeWord: text('before_word').notNull(),
    behindWord: text('behind_word').notNull(),
    checks: integer('checks').notNull(),
    addedAt: bigint('added_at', { mode: 'number' }),
    /** Deleted words are kept, so that counting does not add them again. */
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

/** Checks already counted, so that a finding counts once per document. */
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
