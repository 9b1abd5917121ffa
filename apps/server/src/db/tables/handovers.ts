import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Sign-ins on their way from one domain of the operator to another, for a minute. */
export const handovers = pgTable(
  'handovers',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the code's secret part in base64url; the code itself is nowhere. */
    codeHash: text('code_hash').notNull(),
    /** The session that it was asked for in. */
    sessionId: text('session_id').notNull(),
    /** The only origin where it may be taken. */
    origin: text('origin').notNull(),
    /** SHA-256 of the nonce that its taker has to know. */
    challenge: text('challenge').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.codeHash] }),
    index('handovers_by_end').on(table.expiresAt),
  ],
);
