import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** How many bytes of files each account keeps. */
export const accountStorage = pgTable('account_storage', {
  accountId: text('account_id').primaryKey(),
  used: bigint('used', { mode: 'number' }).notNull(),
});
