import { termsDocuments } from '@inkstone/contracts/site/terms';
import { locales } from '@inkstone/phrases';
import { bigint, boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Glossaries of accounts, documents and organisations; `accountId` is null for those of organisations. */
export const glossaries = pgTable('glossaries', {
  glossaryId: text('glossary_id').primaryKey(),
  scope: text('scope', { enum: ['me', 'document', 'organisation'] }).notNull(),
  ownerId: text('owner_id').notNull(),
  accountId: text('account_id'),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

/** Terms of glossaries. */
export const glossaryTerms = pgTable('glossary_terms', {
  termId: text('term_id').primaryKey(),
  glossaryId: text('glossary_id').notNull(),
  accountId: text('account_id'),
  zh: text('zh').notNull(),
  zhVariants: jsonb('zh_variants').$type<readonly string[]>().notNull(),
  zhForbidden: jsonb('zh_forbidden').$type<readonly string[]>().notNull(),
  en: text('en').notNull(),
  enVariants: jsonb('en_variants').$type<readonly string[]>().notNull(),
  enForbidden: jsonb('en_forbidden').$type<readonly string[]>().notNull(),
  partOfSpeech: text('part_of_speech', { enum: ['noun', 'verb', 'adjective', 'name', 'other'] }).notNull(),
  caseSensitive: boolean('case_sensitive').notNull(),
  note: text('note').notNull(),
  pairKey: text('pair_key').notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/** Versions of legal documents that staff published, a row for each language. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    document: text('document', { enum: termsDocuments }).notNull(),
    /** The day on which it comes into force, such as 2026-12-01. */
    version: text('version').notNull(),
    language: text('language', { enum: locales }).notNull(),
    source: text('source').notNull(),
    publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version, table.language] })],
);
