import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Translations of texts by the id that their caller chose, with the run that may add sentences. Deleted after a day. */
export const translationRuns = pgTable(
  'translation_runs',
  {
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    runId: text('run_id').notNull(),
    documentId: text('document_id'),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index('translation_runs_by_document').on(table.accountId, table.documentId),
    index('translation_runs_by_time').on(table.startedAt),
  ],
);

/** A term in both languages. */
export interface StoredTerm {
  readonly source: string;
  readonly target: string;
}

/** Sentences that were sent for a translation, with their words and the reservation that pays for them. */
export const translatedSentences = pgTable(
  'translated_sentences',
  {
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    /** Hash of the direction and the source. */
    sentenceKey: text('sentence_key').notNull(),
    target: text('target').notNull(),
    missedTerms: jsonb('missed_terms').$type<readonly StoredTerm[]>().notNull(),
    words: bigint('words', { mode: 'number' }).notNull(),
    reservationId: text('reservation_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId, table.sentenceKey] }),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [translationRuns.accountId, translationRuns.jobId],
    }).onDelete('cascade'),
  ],
);
