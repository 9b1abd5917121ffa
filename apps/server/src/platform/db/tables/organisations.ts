import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Organisations whose members share word lists. */
export const organisations = pgTable('organisations', {
  organisationId: text('organisation_id').primaryKey(),
  name: text('name').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Members of organisations. */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    accountId: text('account_id').notNull(),
    organisationId: text('organisation_id').notNull(),
    role: text('role', { enum: ['member', 'manager'] }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.organisationId] }),
    index('organisation_members_of_organisation').on(table.organisationId),
  ],
);
