import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A person's account. The profile is what they gave; nothing here is needed to find it. */
export const accounts = pgTable('accounts', {
  accountId: text('account_id').primaryKey(),
  /** E.164; null once accounts come in by other ways. */
  phone: text('phone'),
  username: text('username'),
  nickname: text('nickname'),
  avatarUrl: text('avatar_url'),
  /** argon2id in its own text form; null for those who come in by code only. */
  passwordHash: text('password_hash'),
  agreedToTermsAt: bigint('agreed_to_terms_at', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/** From a name (today `phone`, E.164) to its account: unique over all accounts, distributed by the name. */
export const accountLogins = pgTable(
  'account_logins',
  {
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('account_logins_of_account').on(table.accountId),
  ],
);

/** Open sessions. A token names its account, so one shard and one index entry answer for it. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the token in base64url; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Late by up to an hour. */
    lastUsedAt: bigint('last_used_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    index('sessions_by_end').on(table.expiresAt),
  ],
);

/** Keys of other programs. A key names its account, as a session's token does. */
export const apiKeys = pgTable(
  'api_keys',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the key's secret part in base64url; the key itself is nowhere. */
    keyHash: text('key_hash').notNull(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    /** Its last four characters. */
    ending: text('ending').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Late by up to an hour. */
    lastUsedAt: bigint('last_used_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.keyHash] })],
);

/** Codes sent by SMS, kept a day so that they can be counted. Only the newest of a number can be used. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    phone: text('phone').notNull(),
    codeId: text('code_id').notNull(),
    action: text('action').notNull(),
    /** HMAC of phone, purpose and code with a key of this server. */
    codeHash: text('code_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    tries: integer('tries').notNull(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.codeId] }),
    index('sign_in_codes_by_address').on(table.addressHash, table.sentAt),
    index('sign_in_codes_by_time').on(table.sentAt),
  ],
);

/** Wrong passwords of the last minutes, for the limits on guessing. */
export const wrongPasswords = pgTable(
  'wrong_passwords',
  {
    phone: text('phone').notNull(),
    wrongId: text('wrong_id').notNull(),
    addressHash: text('address_hash').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.wrongId] }),
    index('wrong_passwords_by_address').on(table.addressHash, table.at),
    index('wrong_passwords_by_time').on(table.at),
  ],
);

/** Puzzles shown, and the passes of those that were solved. */
export const sliderPuzzles = pgTable(
  'slider_puzzles',
  {
    puzzleId: text('puzzle_id').primaryKey(),
    phone: text('phone').notNull(),
    action: text('action').notNull(),
    /** `slider:137`, the gap's left edge in px, or `words:4,0,7`, the indexes to pick. */
    answer: text('answer').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** End of the time to answer, then of the time to use the pass. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    answeredAt: bigint('answered_at', { mode: 'number' }),
    passHash: text('pass_hash'),
    passUsedAt: bigint('pass_used_at', { mode: 'number' }),
  },
  (table) => [index('slider_puzzles_by_end').on(table.expiresAt)],
);
