import { agreedDocuments } from '@inkstone/contracts/site/terms';
import { locales } from '@inkstone/phrases';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Documents that an account has agreed to. Rows are only added, as evidence of what was agreed to when. */
export const consents = pgTable(
  'consents',
  {
    accountId: text('account_id').notNull(),
    document: text('document', { enum: agreedDocuments }).notNull(),
    /** The effective date of the version. */
    version: text('version').notNull(),
    /** The language in which it was shown. */
    language: text('language', { enum: locales }).notNull(),
    agreedAt: bigint('agreed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.document, table.version] })],
);
