import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Files to translate. */
export const translationFiles = pgTable(
  'translation_files',
  {
    accountId: text('account_id').notNull(),
    fileId: text('file_id').notNull(),
    chargeId: text('charge_id').notNull().unique(),
    name: text('name').notNull(),
    format: text('format', { enum: ['docx', 'pdf', 'txt', 'md', 'html'] }).notNull(),
    direction: text('direction', { enum: ['zh-en', 'en-zh'] }).notNull(),
    comments: boolean('comments').notNull(),
    texts: integer('texts').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    acceptedChanges: integer('accepted_changes').notNull(),
    generated: integer('generated').notNull(),
    recodedFrom: text('recoded_from'),
    documentId: text('document_id'),
    state: text('state', {
      enum: ['quoted', 'waiting', 'running', 'stopped', 'cancelled', 'done'],
    }).notNull(),
    stoppedBy: text('stopped_by'),
    runId: text('run_id'),
    runUntil: bigint('run_until', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileId] }),
    index('translation_files_by_time').on(table.accountId, table.createdAt, table.fileId),
  ],
);

/** The bytes of a file; a PDF is stored as the docx to which it was converted. */
export const translationFileBytes = pgTable(
  'translation_file_bytes',
  {
    accountId: text('account_id').notNull(),
    fileId: text('file_id').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileId] }),
    foreignKey({
      columns: [table.accountId, table.fileId],
      foreignColumns: [translationFiles.accountId, translationFiles.fileId],
    }).onDelete('cascade'),
  ],
);

/** The texts of a file with their translations. */
export const translationFileTexts = pgTable(
  'translation_file_texts',
  {
    accountId: text('account_id').notNull(),
    fileId: text('file_id').notNull(),
    index: integer('text_index').notNull(),
    place: text('place', {
      enum: ['body', 'box', 'footnote', 'endnote', 'header', 'footer', 'comment', 'alt'],
    }).notNull(),
    source: text('source').notNull(),
    holders: jsonb('holders').$type<readonly number[]>().notNull(),
    price: integer('price').notNull(),
    state: text('state', { enum: ['open', 'translated', 'plain', 'kept'] }).notNull(),
    fault: text('fault'),
    target: text('target'),
    words: bigint('words', { mode: 'number' }).notNull().default(0),
    paidBy: text('paid_by', { enum: ['limit', 'package', 'unlimited'] }),
    reservationId: text('reservation_id'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileId, table.index] }),
    foreignKey({
      columns: [table.accountId, table.fileId],
      foreignColumns: [translationFiles.accountId, translationFiles.fileId],
    }).onDelete('cascade'),
  ],
);
