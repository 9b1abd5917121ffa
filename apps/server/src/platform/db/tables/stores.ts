import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const store = () => text('store', { enum: ['apple'] }).notNull();

/** Subscriptions that were bought in stores, and whose they are. */
export const storeSubscriptions = pgTable(
  'store_subscriptions',
  {
    store: store(),
    subscriptionId: text('subscription_id').notNull(),
    accountId: text('account_id').notNull(),
    boundAt: time('bound_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.subscriptionId] }),
    index('store_subscriptions_by_account').on(table.accountId),
  ],
);

/** Their paid periods, as the store said last. */
export const storePeriods = pgTable(
  'store_periods',
  {
    store: store(),
    transactionId: text('transaction_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    accountId: text('account_id').notNull(),
    signedAt: time('signed_at').notNull(),
    revokedAt: time('revoked_at'),
    periodNo: integer('period_no').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.transactionId] }),
    index('store_periods_by_account').on(table.accountId),
  ],
);

/** Notifications that were verified. */
export const storeNotices = pgTable(
  'store_notices',
  {
    store: store(),
    eventKey: text('event_key').notNull(),
    type: text('type').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store, table.eventKey] })],
);
