import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

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
