import { agreedDocuments } from '@inkstone/contracts/terms';
import { locales } from '@inkstone/phrases';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What an account has agreed to. Rows are only added, so that it can be shown what was agreed to when. */
export const consents = pgTable(
  'consents',
  {
    accountId: text('account_id').notNull(),
    document: text('document', { enum: agreedDocuments }).notNull(),
    /** The day from which the version holds. */
    version: text('version').notNull(),
    /** The language in which it was shown. */
    language: text('language', { enum: locales }).notNull(),
    agreedAt: bigint('agreed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.document, table.version] })],
);
