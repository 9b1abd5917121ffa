import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const feature = () =>
  text('feature', { enum: ['proofread', 'translate', 'rewrite', 'continue', 'inspire'] }).notNull();

/** Words of a feature that an account has used on a day in Asia/Shanghai. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    accountId: text('account_id').notNull(),
    feature: feature(),
    day: integer('day').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
    sentences: integer('sentences').notNull(),
    /** Words reserved for work that has not ended. */
    held: bigint('held', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.feature, table.day] })],
);

/** Debits of the daily counters, by minute and document: '' without a document, null after its removal. */
export const usageEntries = pgTable(
  'usage_entries',
  {
    entryId: text('entry_id').primaryKey(),
    accountId: text('account_id').notNull(),
    feature: feature(),
    day: integer('day').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    documentId: text('document_id'),
    words: bigint('words', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique().on(table.accountId, table.feature, table.at, table.documentId),
    index('usage_entries_by_time').on(table.accountId, table.at, table.entryId),
  ],
);

/** Work of the writing tools, with reserved and charged words. */
export const wordWorks = pgTable(
  'word_works',
  {
    /** Also the id of the ledger hold for work paid from packages. */
    workId: text('work_id').primaryKey(),
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    feature: text('feature', { enum: ['rewrite', 'translate', 'continue', 'inspire'] }).notNull(),
    /** '' without a document; null after its removal. */
    documentId: text('document_id'),
    /** The day on which the words are counted; null if nothing is counted. */
    day: integer('day'),
    paidBy: text('paid_by', { enum: ['limit', 'package', 'unlimited'] }).notNull(),
    reserved: bigint('reserved', { mode: 'number' }).notNull(),
    used: bigint('used', { mode: 'number' }).notNull().default(0),
    state: text('state', { enum: ['held', 'settled', 'released'] }).notNull(),
    reservedAt: bigint('reserved_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    unique().on(table.accountId, table.jobId),
    index('word_works_by_time').on(table.accountId, table.reservedAt),
  ],
);

/** Sentences that were counted today: a keyed hash, and a byte for each word. */
export const countedSentences = pgTable(
  'counted_sentences',
  {
    accountId: text('account_id').notNull(),
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    documentId: text('document_id').notNull(),
    day: integer('day').notNull(),
    no: bigint('no', { mode: 'bigint' }).generatedByDefaultAsIdentity().notNull(),
    marks: bytea('marks'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.hash] }),
    index('counted_sentences_by_document').on(table.accountId, table.documentId, table.no),
  ],
);
