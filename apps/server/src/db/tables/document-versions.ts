import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** What documents said at earlier moments. Whoever wrote a version is the owner: only owners write. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: text('document_id').notNull(),
    id: text('id').notNull(),
    accountId: text('account_id').notNull(),
    /** `automatic`, `named`, `restored` or `imported`. */
    kind: text('kind').notNull(),
    /** Why it was made just then. */
    moment: text('moment').notNull(),
    name: text('name'),
    /** The best tier of its account since it was made: it is not thinned out under a lower one. */
    tier: text('tier').notNull(),
    /** Title and body as compressed JSON. */
    content: bytea('content').notNull(),
    /** SHA-256 of title and body in hex. */
    contentHash: text('content_hash').notNull(),
    characters: integer('characters').notNull(),
    words: integer('words').notNull(),
    /** Words that the version before it does not have, and the other way round. */
    wordsAdded: integer('words_added').notNull(),
    wordsRemoved: integer('words_removed').notNull(),
    /** For restored ones: when the version was made that came back. */
    restoredFrom: bigint('restored_from', { mode: 'number' }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index('document_versions_by_time').on(table.documentId, table.createdAt, table.id),
  ],
);
