import { bigint, boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Search tokens of titles. Partitioned by account. */
export const documentTitles = pgTable(
  'document_titles',
  {
    accountId: text('account_id').notNull(),
    documentId: text('document_id').notNull(),
    tokens: tsvector('tokens').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.documentId] })],
);

/**
 * Search tokens of documents: part 0 has the tokens of the whole document, the others each have a part of its text.
 * Partitioned by account.
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    accountId: text('account_id').notNull(),
    documentId: text('document_id').notNull(),
    part: integer('part').notNull(),
    body: text('body').notNull(),
    /** See `indexTokens`; without positions. */
    tokens: tsvector('tokens').notNull(),
    /** Whether it is the recognised text of a picture. */
    inPicture: boolean('in_picture').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.documentId, table.part] })],
);

/** Documents to be indexed again because their text has changed. */
export const searchPending = pgTable(
  'search_pending',
  { accountId: text('account_id').notNull(), documentId: text('document_id').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.documentId] })],
);

/** Text of stored pictures, for searches. */
export const pictureTexts = pgTable(
  'picture_texts',
  {
    accountId: text('account_id').notNull(),
    imageId: text('image_id').notNull(),
    state: text('state', { enum: ['waiting', 'done'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    body: text('body').notNull().default(''),
    /** Documents to be indexed again after the text has been recognised. */
    documentIds: text('document_ids').array().notNull().default([]),
    askedAt: bigint('asked_at', { mode: 'number' }).notNull(),
    readAt: bigint('read_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.imageId] })],
);
