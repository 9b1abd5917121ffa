import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Pending session handovers between the operator's domains, valid for a minute. */
export const handovers = pgTable(
  'handovers',
  {
    accountId: text('account_id').notNull(),
    /** SHA-256 of the code's secret part in base64url; the code itself is not stored. */
    codeHash: text('code_hash').notNull(),
    /** The session that requested it. */
    sessionId: text('session_id').notNull(),
    /** The only origin that may redeem it. */
    origin: text('origin').notNull(),
    /** SHA-256 of the nonce that must be presented with it. */
    challenge: text('challenge').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.codeHash] }),
    index('handovers_by_end').on(table.expiresAt),
  ],
);
