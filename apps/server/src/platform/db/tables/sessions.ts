import type { Place } from '@inkstone/contracts/accounts/places';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Signed-in devices. Ended sessions are kept until their expiry, to report why they ended. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** SHA-256 of the secret that all refresh tokens of the session share; the tokens are not stored. */
    familyHash: text('family_hash').notNull(),
    /** How often its tokens were renewed. */
    generation: integer('generation').notNull(),
    rotatedAt: bigint('rotated_at', { mode: 'number' }).notNull(),
    /** `desktop`, `mobile`, `tablet` or `app`. */
    kind: text('kind').notNull(),
    /** Names such as `Firefox` and `Windows`; empty if unknown. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    /** `local`, or the masked address of its last renewal. */
    network: text('network').notNull(),
    /** The location of that address, by the geolocation database at that time. */
    place: jsonb('place').$type<Place>(),
    timeZone: text('time_zone').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Updated at most every ten minutes. */
    lastUsedAt: bigint('last_used_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** `limit`, `revoked` or `reuse`. */
    endedWhy: text('ended_why'),
    /** The session of the same browser on another domain that it was handed over from. */
    handedFrom: text('handed_from'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sessionId] }),
    index('sessions_by_end').on(table.expiresAt),
  ],
);

/** Access tokens. A token contains its account id, so a lookup needs one shard and one index entry. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the token's secret part in base64url; the token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);

/**
 * Key pairs for sealed tokens, by number, for all accounts. The keys are derived from the master secret and
 * the number.
 */
export const serverKeys = pgTable('server_keys', {
  version: integer('version').primaryKey(),
  madeAt: bigint('made_at', { mode: 'number' }).notNull(),
  /** When the last token sealed with it expires; null while it is in use. */
  honouredUntil: bigint('honoured_until', { mode: 'number' }),
});
