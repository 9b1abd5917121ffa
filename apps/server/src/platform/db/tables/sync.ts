import { bigint, bigserial, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/**
 * The log: every edit as received, in Yjs update format 1, written before it is acknowledged. The content of
 * a document is its snapshot plus all of its rows here, in any order.
 */
export const documentUpdates = pgTable(
  'document_updates',
  {
    documentId: text('document_id').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    data: bytea('data').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.id] })],
);

/** The merged content of a document, written by compaction. */
export const documentSnapshots = pgTable('document_snapshots', {
  documentId: text('document_id').primaryKey(),
  data: bytea('data').notNull(),
  /** Incremented by each compaction, to detect concurrent ones. */
  version: integer('version').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});
