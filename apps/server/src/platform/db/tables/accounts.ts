import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Accounts with their profile. Lookups by phone, e-mail or identity use `account_logins`. */
export const accounts = pgTable('accounts', {
  accountId: text('account_id').primaryKey(),
  /** E.164; null for accounts without one. */
  phone: text('phone'),
  /** In the normal form of `readEmail`. */
  email: text('email'),
  username: text('username'),
  nickname: text('nickname'),
  avatarUrl: text('avatar_url'),
  /** argon2id in its text form; null for accounts without a password. */
  passwordHash: text('password_hash'),
  agreedToTermsAt: bigint('agreed_to_terms_at', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/**
 * Maps a sign-in method (`phone`, `email` …) and its identifier to the account: unique over all accounts,
 * distributed by identifier.
 */
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

/** API keys. A key contains its account id, as a session's token does. */
export const apiKeys = pgTable(
  'api_keys',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the key's secret part in base64url; the key itself is not stored. */
    keyHash: text('key_hash').notNull(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    /** Its last four characters. */
    ending: text('ending').notNull(),
    /** Whether the key grants access to documents, or to proofreading only. */
    opensDocuments: boolean('opens_documents').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Updated at most hourly. */
    lastUsedAt: bigint('last_used_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.keyHash] })],
);

/** Codes sent, kept for a day for rate limits. Only the newest of a receiver and purpose is valid. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** E.164 phone number, or e-mail address. */
    receiver: text('receiver').notNull(),
    codeId: text('code_id').notNull(),
    action: text('action').notNull(),
    /** HMAC of receiver, purpose and code with a key of this server. */
    codeHash: text('code_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    /** Id in the device cookie. */
    deviceId: text('device_id').notNull(),
    attempts: integer('tries').notNull(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.receiver, table.codeId] }),
    index('sign_in_codes_by_address').on(table.addressHash, table.sentAt),
    index('sign_in_codes_by_device').on(table.deviceId, table.sentAt),
    index('sign_in_codes_by_time').on(table.sentAt),
  ],
);

/** Recent wrong codes from browsers that had not requested one. */
export const codeGuesses = pgTable(
  'code_guesses',
  {
    /** E.164 phone number, or e-mail address. */
    receiver: text('receiver').notNull(),
    guessId: text('guess_id').notNull(),
    action: text('action').notNull(),
    addressHash: text('address_hash').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiver, table.guessId] }),
    index('code_guesses_by_address').on(table.addressHash, table.at),
    index('code_guesses_by_time').on(table.at),
  ],
);

/** Accounts looked up in the last hour, whether or not they exist. */
export const accountLookups = pgTable(
  'account_asks',
  {
    addressHash: text('address_hash').notNull(),
    /** Id in the device cookie. */
    deviceId: text('device_id').notNull(),
    /** HMAC of the number or address looked up, with a key of this server. */
    receiverHash: text('receiver_hash').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.deviceId, table.receiverHash] }),
    index('account_asks_by_device').on(table.deviceId, table.at),
    index('account_asks_by_time').on(table.at),
  ],
);

/** Recent wrong passwords, for rate limits. */
export const wrongPasswords = pgTable(
  'wrong_passwords',
  {
    /** The account name entered: E.164 phone number, or e-mail address. */
    name: text('name').notNull(),
    wrongId: text('wrong_id').notNull(),
    addressHash: text('address_hash').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.wrongId] }),
    index('wrong_passwords_by_address').on(table.addressHash, table.at),
    index('wrong_passwords_by_time').on(table.at),
  ],
);

/** CAPTCHA puzzles, and the passes of solved ones. */
export const sliderPuzzles = pgTable(
  'slider_puzzles',
  {
    puzzleId: text('puzzle_id').primaryKey(),
    receiver: text('receiver').notNull(),
    action: text('action').notNull(),
    /** The browser that may answer and use the pass. */
    deviceId: text('device_id').notNull(),
    addressHash: text('address_hash').notNull(),
    /** `slider:137`, the gap's left edge in px; `words:4,0,7`, the indexes to pick; or `vendor:turnstile`. */
    answer: text('answer').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Deadline for the answer, then for using the pass. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    answeredAt: bigint('answered_at', { mode: 'number' }),
    passHash: text('pass_hash'),
    passUsedAt: bigint('pass_used_at', { mode: 'number' }),
    /** SHA-256 of the vendor's token that answered it; unique, so that a token answers one puzzle only. */
    tokenHash: text('token_hash'),
  },
  (table) => [
    uniqueIndex('slider_puzzles_by_token').on(table.tokenHash),
    index('slider_puzzles_by_end').on(table.expiresAt),
    index('slider_puzzles_by_address').on(table.addressHash, table.answeredAt),
  ],
);

/** Proofs of account ownership: valid once, for one change, for some minutes. */
export const ownerProofs = pgTable(
  'owner_proofs',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the proof's secret part in base64url. */
    proofHash: text('proof_hash').notNull(),
    purpose: text('purpose').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.proofHash] }),
    index('owner_proofs_by_end').on(table.expiresAt),
  ],
);

/** Accounts blocked by staff; the reason is in the audit log. */
export const accountBlocks = pgTable('account_blocks', {
  accountId: text('account_id').primaryKey(),
  blockedAt: bigint('blocked_at', { mode: 'number' }).notNull(),
  /** Whether the shared links of the account do not open until it is unblocked. */
  closesShares: boolean('closes_shares').notNull(),
});
