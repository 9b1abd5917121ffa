import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Staff actions: append-only, each row's hash covers the previous row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Consecutive from 1, without gaps. */
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: bigint('at', { mode: 'number' }).notNull(),
    /** The account; null for an operator. Kept when the account is removed. */
    actorId: text('actor_id'),
    /** The system user, as reported by the command. */
    operator: text('operator'),
    /** The actor's roles at that time, comma-separated. */
    roles: text('roles').notNull(),
    action: text('action').notNull(),
    via: text('via').notNull(),
    /** JSON with sorted keys. */
    facts: text('facts').notNull(),
    reason: text('reason'),
    outcome: text('outcome', { enum: ['begun', 'done', 'refused', 'failed'] }).notNull(),
    refusal: text('refusal'),
    begunSeq: bigint('begun_seq', { mode: 'number' }),
    /** SHA-256 in hex. */
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_entries_by_actor').on(table.actorId, table.seq),
    index('audit_entries_by_action').on(table.action, table.seq),
  ],
);

/** One row: number and hash of the last entry, authenticated with a key outside the database. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  mac: text('mac').notNull(),
});
