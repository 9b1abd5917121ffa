import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Earlier versions of documents. The author is always the owner, because only owners write. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: text('document_id').notNull(),
    id: text('id').notNull(),
    accountId: text('account_id').notNull(),
    /** `automatic`, `named`, `restored` or `imported`. */
    kind: text('kind').notNull(),
    /** Its trigger. */
    moment: text('moment').notNull(),
    name: text('name'),
    /**
     * The highest tier of its account since it was created: it is not thinned out under a lower tier's rules.
     */
    tier: text('tier').notNull(),
    /** Title and body as compressed JSON. */
    content: bytea('content').notNull(),
    /** SHA-256 of title and body in hex. */
    contentHash: text('content_hash').notNull(),
    characters: integer('characters').notNull(),
    words: integer('words').notNull(),
    /** Words added and removed compared to the previous version. */
    wordsAdded: integer('words_added').notNull(),
    wordsRemoved: integer('words_removed').notNull(),
    /** For restored ones: when the restored version was created. */
    restoredFrom: bigint('restored_from', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index('document_versions_by_time').on(table.documentId, table.createdAt, table.id),
  ],
);
