import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const store = () => text('store', { enum: ['apple', 'google', 'huawei', 'harmony'] }).notNull();
const tier = (name: string) => text(name, { enum: ['plus', 'pro'] });

/** Purchases in stores, with their owners and state. Amounts are in hundredths of the unit of the currency. */
export const storeSubscriptions = pgTable(
  'store_subscriptions',
  {
    store: store(),
    subscriptionId: text('subscription_id').notNull(),
    accountId: text('account_id').notNull(),
    boundAt: time('bound_at').notNull(),
    kind: text('kind', { enum: ['subscription', 'product'] }).notNull(),
    productId: text('product_id').notNull(),
    token: text('token').notNull(),
    number: text('number').notNull(),
    state: text('state', { enum: ['pending', 'active', 'grace', 'hold', 'paused', 'ended'] }),
    stateAt: time('state_at'),
    renews: boolean('renews').notNull(),
    graceUntil: time('grace_until'),
    nextAt: time('next_at'),
    nextAmount: time('next_amount'),
    nextCurrency: text('next_currency'),
    replacedAt: time('replaced_at'),
    confirmedAt: time('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.subscriptionId] }),
    index('store_subscriptions_by_account').on(table.accountId),
    index('store_subscriptions_by_time').on(table.boundAt, table.subscriptionId),
  ],
);

/** Their paid periods, by the latest report of the store. */
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
    tier: tier('tier').notNull(),
    fromAt: time('from_at'),
    toAt: time('to_at').notNull(),
    firstSeen: time('first_seen').notNull(),
    grantedTo: time('granted_to'),
    grantedTier: tier('granted_tier'),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.transactionId] }),
    index('store_periods_by_account').on(table.accountId),
    index('store_periods_by_subscription').on(table.store, table.subscriptionId),
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

/** Payments that a store returned, also before their period is known. */
export const storeVoids = pgTable(
  'store_voids',
  {
    store: store(),
    transactionId: text('transaction_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.transactionId] }),
    index('store_voids_by_subscription').on(table.store, table.subscriptionId),
  ],
);

/** Daily checks of purchases at their stores. */
export const storeSweeps = pgTable(
  'store_sweeps',
  {
    store: store(),
    day: text('day').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    asked: integer('asked').notNull(),
    healed: integer('healed').notNull(),
    failed: integer('failed').notNull(),
    detail: text('detail').notNull(),
    position: text('position').notNull(),
    tries: integer('tries').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.store, table.day] })],
);
