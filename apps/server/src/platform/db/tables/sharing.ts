import { locales } from '@inkstone/phrases';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Shares of documents; no row for a document that was never shared. */
export const shares = pgTable(
  'shares',
  {
    accountId: text('account_id').notNull(),
    documentId: text('document_id').notNull(),
    state: text('state', { enum: ['on', 'closed', 'held', 'held_closed'] }).notNull(),
    /** SHA-256 of the current link's token in base64url. */
    tokenHash: text('token_hash').notNull(),
    /** The token, encrypted with a key of this server, so that the owner can copy the link again. */
    tokenSealed: text('token_sealed').notNull(),
    /** argon2id in its text form; null without a password. */
    passwordHash: text('password_hash'),
    /** Incremented with each new password: visitors who entered an older one are asked again. */
    passwordVersion: integer('password_version').notNull(),
    author: text('author').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
    viewLimit: integer('view_limit'),
    /** Views of the current link. */
    views: integer('views').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.documentId] })],
);

/**
 * Maps the hash of a link, current or former, to its share. Account and document are null after the share was
 * removed.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id'),
    documentId: text('document_id'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('share_links_of_document').on(table.accountId, table.documentId)],
);

/** Recent wrong passwords, for rate limits. */
export const shareGuesses = pgTable(
  'share_guesses',
  {
    accountId: text('account_id').notNull(),
    documentId: text('document_id').notNull(),
    guessId: text('guess_id').notNull(),
    addressHash: text('address_hash').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.guessId] }),
    index('share_guesses_by_time').on(table.at),
  ],
);

/** Reports of shared documents. */
export const shareComplaints = pgTable(
  'share_complaints',
  {
    accountId: text('account_id').notNull(),
    documentId: text('document_id').notNull(),
    complaintId: text('complaint_id').notNull(),
    reason: text('reason', { enum: ['sensitive', 'fraud', 'lewd', 'plagiarism', 'illegal'] }).notNull(),
    text: text('text').notNull(),
    /** Where to notify the reporter; deleted when the complaint is closed. */
    email: text('email'),
    /** The signed-in reporter and the language of the mail; deleted when the complaint is closed. */
    reporterId: text('reporter_id'),
    locale: text('locale', { enum: locales }),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    closedAt: bigint('closed_at', { mode: 'number' }),
    outcome: text('outcome'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.complaintId] }),
    index('share_complaints_by_id').on(table.complaintId),
    index('share_complaints_open').on(table.createdAt),
  ],
);
