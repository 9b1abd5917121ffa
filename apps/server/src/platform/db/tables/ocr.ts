import type { OcrBlock } from '@inkstone/contracts/ocr';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Pictures and PDFs whose text is read, each upload a job. */
export const ocrJobs = pgTable(
  'ocr_jobs',
  {
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    name: text('name').notNull(),
    language: text('language', { enum: ['auto', 'zh', 'en'] }).notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'cancelled'] }).notNull(),
    runId: text('run_id'),
    runUntil: bigint('run_until', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index('ocr_jobs_by_time').on(table.accountId, table.createdAt, table.jobId),
  ],
);

/** Pages of jobs with their text. */
export const ocrPages = pgTable(
  'ocr_pages',
  {
    accountId: text('account_id').notNull(),
    jobId: text('job_id').notNull(),
    index: integer('page_index').notNull(),
    name: text('name').notNull(),
    sourceKey: text('source_key').notNull(),
    pdfPage: integer('pdf_page'),
    state: text('state', { enum: ['waiting', 'done', 'failed'] }).notNull(),
    failedBy: text('failed_by'),
    tries: integer('tries').notNull().default(0),
    source: text('source', { enum: ['recognised', 'layer'] }),
    language: text('language', { enum: ['zh', 'en'] }),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    blocks: jsonb('blocks').$type<OcrBlock[]>(),
    pictureKey: text('picture_key'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId, table.index] }),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [ocrJobs.accountId, ocrJobs.jobId],
    }).onDelete('cascade'),
  ],
);

/** Number of pages read per account and day. */
export const ocrDays = pgTable(
  'ocr_days',
  {
    accountId: text('account_id').notNull(),
    day: integer('day').notNull(),
    pages: integer('pages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
