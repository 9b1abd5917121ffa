import type { FileType } from '@inkstone/contracts/documents';
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/**
 * Metadata for document lists. `title`, `excerpt`, `characters`, `words` are projections of the content,
 * which is stored in the tables of sync; they may lag by a few seconds.
 */
export const documents = pgTable(
  'documents',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    characters: integer('characters').notNull(),
    words: integer('words').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
    /** When it was moved to the trash; null while it is not in the trash. */
    trashedAt: bigint('trashed_at', { mode: 'number' }),
    /** The containing folder, which always exists; null at the top level. */
    folderId: text('folder_id'),
    fileType: text('file_type').$type<FileType>().notNull().default('written'),
    /** Sort key of the title, compared bytewise; '' if not computed yet. */
    titleKey: text('title_key').notNull().default(''),
    favouritedAt: bigint('favourited_at', { mode: 'number' }),
    openedAt: bigint('opened_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('documents_by_id').on(table.id),
    index('documents_by_change').on(table.accountId, table.updatedAt, table.id),
    index('documents_by_creation').on(table.accountId, table.createdAt, table.id),
    index('documents_by_title').on(table.accountId, table.titleKey, table.id),
    index('documents_by_size').on(table.accountId, table.words, table.id),
    index('documents_by_opening').on(table.accountId, table.openedAt, table.id),
    index('documents_by_favour').on(table.accountId, table.favouritedAt),
    index('documents_by_folder').on(table.accountId, table.folderId),
    index('documents_in_trash').on(table.accountId, table.trashedAt, table.id),
    index('documents_by_trashing').on(table.trashedAt),
    index('documents_without_title_key').on(table.id),
  ],
);

/** Folders form a tree; `parentId` null is the top level. */
export const folders = pgTable(
  'folders',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    parentId: text('parent_id'),
    name: text('name').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** Pictures in documents; the bytes are in the file store under `file_key`. */
export const documentImages = pgTable(
  'document_images',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** SHA-256 of the stored bytes in hex, for deduplication. */
    hash: text('hash').notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: integer('size').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('document_images_once').on(table.accountId, table.hash),
  ],
);
