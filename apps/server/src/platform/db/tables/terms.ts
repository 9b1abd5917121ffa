import { termsDocuments } from '@inkstone/contracts/site/terms';
import { locales } from '@inkstone/phrases';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Versions of legal documents that staff published, a row for each language. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    document: text('document', { enum: termsDocuments }).notNull(),
    /** The day from which it is in force, such as 2026-12-01. */
    version: text('version').notNull(),
    language: text('language', { enum: locales }).notNull(),
    source: text('source').notNull(),
    publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version, table.language] })],
);
