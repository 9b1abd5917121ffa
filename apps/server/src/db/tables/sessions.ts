import type { Place } from '@inkstone/contracts/places';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Devices that are, or were, signed in. Ended ones stay until their time is over, to say why they ended. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** SHA-256 of what all refresh tokens of the session have in common; the tokens are nowhere. */
    familyHash: text('family_hash').notNull(),
    /** How often its tokens were renewed. */
    generation: integer('generation').notNull(),
    rotatedAt: bigint('rotated_at', { mode: 'number' }).notNull(),
    /** `desktop`, `mobile`, `tablet` or `app`. */
    kind: text('kind').notNull(),
    /** Names such as `Firefox` and `Windows`; empty where not known. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    /** `local`, or the masked address it was last renewed from. */
    network: text('network').notNull(),
    /** Where that was, by the map of addresses of that moment. */
    place: jsonb('place').$type<Place>(),
    timeZone: text('time_zone').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Late by up to ten minutes. */
    lastUsedAt: bigint('last_used_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** `limit`, `revoked` or `reuse`. */
    endedWhy: text('ended_why'),
    /** The session of the same browser, on another domain, that it was handed over from. */
    handedFrom: text('handed_from'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sessionId] }),
    index('sessions_by_end').on(table.expiresAt),
  ],
);

/** Access tokens. A token names its account, so one shard and one index entry answer for it. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the token's secret part in base64url; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);

/** Which keys seal tokens, for all accounts. The keys are drawn from the master secret by their number. */
export const serverKeys = pgTable('server_keys', {
  version: integer('version').primaryKey(),
  madeAt: bigint('made_at', { mode: 'number' }).notNull(),
  /** When the last token sealed with it is over; null while it is in use. */
  honouredUntil: bigint('honoured_until', { mode: 'number' }),
});
