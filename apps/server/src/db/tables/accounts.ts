import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A person's account. The profile is what they gave; nothing here is needed to find it. */
export const accounts = pgTable('accounts', {
  accountId: text('account_id').primaryKey(),
  /** E.164; null once accounts come in by other ways. */
  phone: text('phone'),
  /** As `readEmail` writes it. */
  email: text('email'),
  username: text('username'),
  nickname: text('nickname'),
  avatarUrl: text('avatar_url'),
  /** argon2id in its own text form; null for those who come in by code only. */
  passwordHash: text('password_hash'),
  agreedToTermsAt: bigint('agreed_to_terms_at', { mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/** From a way in (`phone`, `email` …) and its name there to the account: unique over all accounts, distributed by the name. */
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
    /** Whether it opens documents, or proofreading alone. */
    opensDocuments: boolean('opens_documents').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Late by up to an hour. */
    lastUsedAt: bigint('last_used_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.keyHash] })],
);

/** Codes sent, kept a day so that they can be counted. Only the newest of a receiver and purpose can be used. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** Number in E.164, or e-mail address. */
    receiver: text('receiver').notNull(),
    codeId: text('code_id').notNull(),
    action: text('action').notNull(),
    /** HMAC of receiver, purpose and code with a key of this server. */
    codeHash: text('code_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    /** Of the device cookie. */
    deviceId: text('device_id').notNull(),
    tries: integer('tries').notNull(),
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

/** Wrong codes of the last minutes from browsers that had asked for none. */
export const codeGuesses = pgTable(
  'code_guesses',
  {
    /** Number in E.164, or e-mail address. */
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

/** Accounts that were asked about in the last hour, whether or not there are such. */
export const accountAsks = pgTable(
  'account_asks',
  {
    addressHash: text('address_hash').notNull(),
    /** Of the device cookie. */
    deviceId: text('device_id').notNull(),
    /** HMAC of the number or address asked about with a key of this server. */
    receiverHash: text('receiver_hash').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.deviceId, table.receiverHash] }),
    index('account_asks_by_device').on(table.deviceId, table.at),
    index('account_asks_by_time').on(table.at),
  ],
);

/** Wrong passwords of the last minutes, for the limits on guessing. */
export const wrongPasswords = pgTable(
  'wrong_passwords',
  {
    /** What was given as the account's name: number in E.164, or e-mail address. */
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

/** Puzzles shown, and the passes of those that were solved. */
export const sliderPuzzles = pgTable(
  'slider_puzzles',
  {
    puzzleId: text('puzzle_id').primaryKey(),
    receiver: text('receiver').notNull(),
    action: text('action').notNull(),
    /** The browser that may answer, and use the pass. */
    deviceId: text('device_id').notNull(),
    addressHash: text('address_hash').notNull(),
    /** `slider:137`, the gap's left edge in px, or `words:4,0,7`, the indexes to pick. */
    answer: text('answer').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** End of the time to answer, then of the time to use the pass. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    answeredAt: bigint('answered_at', { mode: 'number' }),
    passHash: text('pass_hash'),
    passUsedAt: bigint('pass_used_at', { mode: 'number' }),
  },
  (table) => [
    index('slider_puzzles_by_end').on(table.expiresAt),
    index('slider_puzzles_by_address').on(table.addressHash, table.answeredAt),
  ],
);

/** What somebody has shown to own an account: good once, for one change, for some minutes. */
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
