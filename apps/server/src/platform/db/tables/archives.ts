import type { ArchiveFormat } from '@inkstone/contracts/documents/exchange';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Full archives that accounts have requested; the bytes are in the file store under `file_key`. */
export const accountArchives = pgTable(
  'account_archives',
  {
    accountId: text('account_id').primaryKey(),
    id: text('id').notNull(),
    format: text('format').$type<ArchiveFormat>().notNull(),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    fileKey: text('file_key'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    touchedAt: bigint('touched_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('account_archives_by_expiry').on(table.expiresAt)],
);
