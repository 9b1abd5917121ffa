import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();
const currency = () => text('currency', { enum: ['CNY', 'USD'] }).notNull();
const channel = () => text('channel', { enum: ['wechat', 'alipay', 'stripe'] }).notNull();

/** Links orders to accounts while the account exists. */
export const buyers = pgTable('buyers', {
  buyerId: text('buyer_id').primaryKey(),
  accountId: text('account_id').notNull().unique(),
});

/** Credit of an earlier order on the price of an upgrade. Amounts in minor units, lengths in ms. */
export interface StoredCreditLine {
  readonly grantId: string;
  readonly orderNo: string;
  readonly plan: string;
  readonly quantity: number;
  readonly paid: number;
  readonly refunded: number;
  /** Amount already credited to other orders. */
  readonly credited: number;
  readonly unused: number;
  /** Whole purchased time; its value is distributed evenly. */
  readonly whole: number;
  readonly credit: number;
}

/** Quoted prices. */
export const quotes = pgTable('quotes', {
  quoteId: text('quote_id').primaryKey(),
  buyerId: text('buyer_id').notNull(),
  itemId: text('item_id').notNull(),
  priceId: text('price_id').notNull(),
  campaignId: text('campaign_id'),
  quantity: integer('quantity').notNull(),
  list: amount('list'),
  discount: amount('discount'),
  couponId: text('coupon_id'),
  couponDiscount: amount('coupon_discount'),
  credit: amount('credit'),
  payable: amount('payable'),
  currency: currency(),
  quotedAt: time('quoted_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  kind: text('kind', { enum: ['purchase', 'upgrade'] })
    .notNull()
    .default('purchase'),
  lines: jsonb('lines').$type<readonly StoredCreditLine[]>().notNull().default([]),
  basisHash: text('basis_hash'),
});

/** Orders; each belongs to one quote. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    buyerId: text('buyer_id').notNull(),
    quoteId: text('quote_id').notNull().unique(),
    itemId: text('item_id').notNull(),
    priceId: text('price_id').notNull(),
    quantity: integer('quantity').notNull(),
    list: amount('list'),
    discount: amount('discount'),
    couponId: text('coupon_id'),
    couponDiscount: amount('coupon_discount'),
    credit: amount('credit'),
    payable: amount('payable'),
    currency: currency(),
    state: text('state', { enum: ['unpaid', 'paid', 'finished', 'closing', 'canceled'] }).notNull(),
    isLate: boolean('is_late').notNull(),
    isCouponReused: boolean('is_coupon_reused').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    paidAt: time('paid_at'),
    closingAt: time('closing_at'),
    closedAt: time('closed_at'),
    subscriptionId: text('subscription_id'),
    periodNo: integer('period_no'),
    alternativeOf: text('alternative_of'),
  },
  (table) => [
    uniqueIndex('orders_one_unpaid').on(table.buyerId, table.itemId),
    uniqueIndex('orders_one_per_period').on(table.subscriptionId, table.periodNo),
    index('orders_by_buyer').on(table.buyerId, table.createdAt),
    index('orders_by_alternative').on(table.alternativeOf),
    index('orders_by_time').on(table.createdAt, table.orderNo),
  ],
);

/** Attempts to pay an order, each with a separate number at a provider. */
export const payAttempts = pgTable(
  'pay_attempts',
  {
    attemptId: text('attempt_id').primaryKey(),
    orderNo: text('order_no').notNull(),
    seq: integer('seq').notNull(),
    channel: channel(),
    way: text('way').notNull(),
    merchant: text('merchant').notNull(),
    app: text('app').notNull(),
    outTradeNo: text('out_trade_no').notNull().unique(),
    amount: amount('amount'),
    currency: text('currency').notNull(),
    state: text('state', {
      enum: ['creating', 'unknown', 'open', 'closing', 'closed', 'failed', 'paid'],
    }).notNull(),
    providerRef: text('provider_ref').notNull(),
    handle: text('handle'),
    absentSince: time('absent_since'),
    polls: integer('polls').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [unique().on(table.orderNo, table.seq)],
);

/** Received payments and their use. */
export const payments = pgTable(
  'payments',
  {
    paymentId: text('payment_id').primaryKey(),
    attemptId: text('attempt_id'),
    orderNo: text('order_no'),
    channel: channel(),
    providerTxn: text('provider_txn').notNull(),
    amount: amount('amount'),
    currency: text('currency').notNull(),
    paidAt: time('paid_at').notNull(),
    receivedAt: time('received_at').notNull(),
    use: text('use', { enum: ['applied', 'surplus', 'suspense', 'foreign'] }).notNull(),
    faults: text('faults').notNull(),
  },
  (table) => [unique().on(table.channel, table.providerTxn)],
);

/** Data about payments with a number that this installation did not create; '' for data that were not recorded. */
export const strayPayments = pgTable('stray_payments', {
  paymentId: text('payment_id').primaryKey(),
  merchant: text('merchant').notNull(),
  app: text('app').notNull(),
  outTradeNo: text('out_trade_no').notNull(),
});

/** Verified notices, by the provider's key of the event. */
export const payNotices = pgTable(
  'pay_notices',
  {
    channel: channel(),
    eventKey: text('event_key').notNull(),
    digest: text('digest').notNull(),
    verdict: text('verdict').notNull(),
    outTradeNo: text('out_trade_no'),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.eventKey] })],
);

/** Refunds. */
export const refunds = pgTable(
  'refunds',
  {
    refundId: text('refund_id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    outRefundNo: text('out_refund_no').notNull().unique(),
    amount: amount('amount'),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state', {
      enum: ['wanted', 'approved', 'denied', 'sent', 'abnormal', 'succeeded', 'closed', 'failed'],
    }).notNull(),
    kind: text('kind', {
      enum: ['surplus', 'self', 'withdrawal', 'staff', 'suspense', 'provider', 'chargeback'],
    }).notNull(),
    askedBy: text('asked_by'),
    decidedBy: text('decided_by'),
    askedWhy: text('asked_why'),
    decidedWhy: text('decided_why'),
    sentAt: time('sent_at'),
    /** The revoked benefits, as JSON. */
    effect: text('effect'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [index('refunds_by_payment').on(table.paymentId)],
);
