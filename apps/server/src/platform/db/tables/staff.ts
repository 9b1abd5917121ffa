import type { Role } from '@inkstone/contracts/staff/permissions';
import type { Instant } from '@inkstone/kernel';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Accounts of staff members. */
export const staffMembers = pgTable('staff_members', {
  accountId: text('account_id').primaryKey(),
  roles: jsonb('roles').$type<Role[]>().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).$type<Instant>().notNull(),
  blockedAt: bigint('blocked_at', { mode: 'number' }).$type<Instant>(),
});

/** The second factor of a staff member. */
export const staffFactors = pgTable('staff_factors', {
  accountId: text('account_id').primaryKey(),
  /** TOTP secret, sealed; null until the first enrolment is confirmed. */
  secretSealed: text('secret_sealed'),
  /** The last time step whose code was accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  pendingSealed: text('pending_sealed'),
  pendingUntil: bigint('pending_until', { mode: 'number' }).$type<Instant>(),
  /** Wrong codes since `guessesSince`. */
  guesses: integer('guesses').notNull().default(0),
  guessesSince: bigint('guesses_since', { mode: 'number' }).notNull().default(0),
});

/** Recovery codes that are not used yet. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    accountId: text('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sessions that have passed the second factor. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** When a code was last entered. */
    provedAt: bigint('proved_at', { mode: 'number' }).$type<Instant>().notNull(),
    lastUsedAt: bigint('last_used_at', { mode: 'number' }).$type<Instant>().notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).$type<Instant>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sessionId] }),
    index('staff_sessions_by_end').on(table.expiresAt),
  ],
);
