import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' }).notNull();
const amount = () => bigint('amount', { mode: 'number' }).notNull();

/** One row: offset of the test clock from real time, in ms. */
export const simClock = pgTable('sim_clock', {
  id: integer('id').primaryKey(),
  ahead: time('ahead'),
});

/** Sealed keys of the simulated payment providers. */
export const simKeys = pgTable('sim_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});

/** Payments at the simulated providers. */
export const simTrades = pgTable(
  'sim_trades',
  {
    tradeId: text('trade_id').primaryKey(),
    channel: text('channel', { enum: ['wechat', 'alipay', 'stripe'] }).notNull(),
    merchant: text('merchant').notNull(),
    app: text('app').notNull(),
    outTradeNo: text('out_trade_no').notNull(),
    way: text('way', { enum: ['qr', 'h5', 'jsapi', 'page', 'card'] }).notNull(),
    amount: amount(),
    currency: text('currency').notNull(),
    subject: text('subject').notNull(),
    state: text('state', { enum: ['pending', 'action', 'paid', 'closed'] }).notNull(),
    providerRef: text('provider_ref').notNull(),
    clientSecret: text('client_secret').notNull(),
    noticePath: text('notice_path').notNull(),
    returnUrl: text('return_url').notNull(),
    refundsFail: boolean('refunds_fail').notNull(),
    billed: text('billed', { enum: ['true', 'missing', 'other_amount', 'beside_extra'] })
      .notNull()
      .default('true'),
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
  },
  (table) => [
    unique().on(table.channel, table.merchant, table.outTradeNo),
    index('sim_trades_by_time').on(table.createdAt),
  ],
);

/** Payments of simulated payers. */
export const simPayments = pgTable(
  'sim_payments',
  {
    providerTxn: text('provider_txn').primaryKey(),
    tradeId: text('trade_id').notNull(),
    merchant: text('merchant').notNull(),
    app: text('app').notNull(),
    amount: amount(),
    currency: text('currency').notNull(),
    paidAt: time('paid_at'),
  },
  (table) => [index('sim_payments_by_trade').on(table.tradeId)],
);

/** Refunds to simulated payers. */
export const simRefunds = pgTable(
  'sim_refunds',
  {
    providerRefund: text('provider_refund').primaryKey(),
    tradeId: text('trade_id').notNull(),
    providerTxn: text('provider_txn').notNull(),
    outRefundNo: text('out_refund_no').notNull(),
    amount: amount(),
    state: text('state', { enum: ['pending', 'succeeded', 'abnormal', 'failed'] }).notNull(),
    createdAt: time('created_at'),
  },
  (table) => [unique().on(table.tradeId, table.outRefundNo)],
);

/** Notices of the simulated providers. */
export const simNotices = pgTable(
  'sim_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    tradeId: text('trade_id').notNull(),
    eventId: text('event_id').notNull(),
    says: text('says', {
      enum: ['waiting', 'paid', 'refund', 'invoice', 'subscription', 'dispute'],
    }).notNull(),
    ref: text('ref').notNull(),
    signedAs: text('signed_as', { enum: ['genuine', 'forged', 'probe'] }).notNull(),
    times: integer('times').notNull(),
    state: text('state', { enum: ['due', 'accepted', 'denied', 'lost', 'given_up'] }).notNull(),
    tries: integer('tries').notNull(),
    status: integer('status'),
    createdAt: time('created_at'),
    dueAt: time('due_at'),
  },
  (table) => [index('sim_notices_by_trade').on(table.tradeId, table.createdAt)],
);

/** Subscriptions by card at the simulated provider. */
export const simCardSubscriptions = pgTable('sim_card_subscriptions', {
  subscriptionRef: text('subscription_ref').primaryKey(),
  customer: text('customer').notNull(),
  agreementNo: text('agreement_no').notNull(),
  merchant: text('merchant').notNull(),
  app: text('app').notNull(),
  months: integer('months').notNull(),
  amount: amount(),
  currency: text('currency').notNull(),
  subject: text('subject').notNull(),
  noticePath: text('notice_path').notNull(),
  returnUrl: text('return_url').notNull(),
  status: text('status', { enum: ['incomplete', 'active', 'past_due', 'ended'] }).notNull(),
  isUnpaid: boolean('is_unpaid').notNull(),
  cancelAtEnd: boolean('cancel_at_end').notNull(),
  anchorDay: integer('anchor_day').notNull(),
  periodStart: time('period_start'),
  periodEnd: time('period_end'),
  tries: integer('tries').notNull(),
  charges: text('charges', { enum: ['paid', 'no_money'] }).notNull(),
  setupSecret: text('setup_secret').unique(),
  setupState: text('setup_state', { enum: ['pending', 'action', 'done'] }),
  setupLast4: text('setup_last4'),
});

/** Their invoices, each with the simulated payment that pays it. */
export const simCardInvoices = pgTable(
  'sim_card_invoices',
  {
    invoiceRef: text('invoice_ref').primaryKey(),
    subscriptionRef: text('subscription_ref').notNull(),
    tradeId: text('trade_id').notNull().unique(),
    periodStart: time('period_start'),
    periodEnd: time('period_end'),
    isFirst: boolean('is_first').notNull(),
    state: text('state', { enum: ['open', 'paid', 'void'] }).notNull(),
  },
  (table) => [index('sim_card_invoices_by_subscription').on(table.subscriptionRef)],
);

/** Disputes of simulated payments by card. */
export const simDisputes = pgTable('sim_disputes', {
  disputeRef: text('dispute_ref').primaryKey(),
  tradeId: text('trade_id').notNull().unique(),
  providerTxn: text('provider_txn').notNull(),
  amount: amount(),
  state: text('state', { enum: ['open', 'won', 'lost'] }).notNull(),
  createdAt: time('created_at'),
});

const storeTime = (name: string) => bigint(name, { mode: 'number' });

/** Purchases at the simulated stores, with the last paid period. */
export const simStorePurchases = pgTable(
  'sim_store_purchases',
  {
    purchaseId: text('purchase_id').primaryKey(),
    store: text('store', { enum: ['apple', 'google', 'huawei', 'harmony'] }).notNull(),
    number: text('number').notNull(),
    productId: text('product_id').notNull(),
    kind: text('kind', { enum: ['subscription', 'product'] }).notNull(),
    accountToken: text('account_token'),
    state: text('state', { enum: ['active', 'grace', 'retry', 'expired', 'returned'] }).notNull(),
    renews: boolean('renews').notNull(),
    charges: text('charges', { enum: ['paid', 'grace', 'retry'] }).notNull(),
    delivery: text('delivery', { enum: ['at_once', 'twice', 'late', 'held', 'lost'] }).notNull(),
    periodNo: integer('period_no').notNull(),
    transactionId: text('transaction_id').notNull(),
    periodFrom: time('period_from'),
    periodTo: storeTime('period_to'),
    anchorDay: integer('anchor_day').notNull(),
    graceUntil: storeTime('grace_until'),
    failedAt: storeTime('failed_at'),
    returnedAt: storeTime('returned_at'),
    isConfirmed: boolean('is_confirmed').notNull(),
    signedAt: time('signed_at'),
    createdAt: time('created_at'),
  },
  (table) => [
    unique().on(table.store, table.number),
    index('sim_store_purchases_by_time').on(table.createdAt),
  ],
);

/** Notifications of the simulated stores. */
export const simStoreNotices = pgTable(
  'sim_store_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    purchaseId: text('purchase_id').notNull(),
    says: text('says', {
      enum: [
        ...(['bought', 'renewed', 'recovered', 'renewal_failed', 'grace_ended', 'expired'] as const),
        ...(['renewal_off', 'renewal_on', 'refunded', 'refund_reversed', 'revoked', 'unknown'] as const),
      ],
    }).notNull(),
    isForged: boolean('is_forged').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: ['due', 'held', 'lost', 'accepted', 'denied', 'given_up'] }).notNull(),
    times: integer('times').notNull(),
    tries: integer('tries').notNull(),
    status: integer('status'),
    saidAt: time('said_at'),
    dueAt: time('due_at'),
  },
  (table) => [index('sim_store_notices_by_purchase').on(table.purchaseId, table.saidAt)],
);
