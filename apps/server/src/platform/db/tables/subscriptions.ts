import { locales } from '@inkstone/phrases';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const amount = () => bigint('amount', { mode: 'number' }).notNull();
const simChannel = () => text('channel', { enum: ['wechat', 'alipay'] }).notNull();
const channel = () => text('channel', { enum: ['wechat', 'alipay', 'stripe'] }).notNull();

/** Memberships that renew. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    buyerId: text('buyer_id').notNull(),
    channel: channel(),
    itemId: text('item_id').notNull(),
    tier: text('tier', { enum: ['plus', 'pro'] }).notNull(),
    months: integer('months').notNull(),
    amount: amount(),
    currency: text('currency', { enum: ['CNY', 'USD'] }).notNull(),
    state: text('state', {
      enum: ['signing', 'active', 'announced', 'charging', 'retrying', 'lapsed', 'cancel_wanted', 'ended'],
    }).notNull(),
    merchant: text('merchant').notNull(),
    app: text('app').notNull(),
    agreementNo: text('agreement_no').notNull().unique(),
    agreementRef: text('agreement_ref').notNull(),
    orderNo: text('order_no').notNull(),
    createdAt: time('created_at').notNull(),
    signedAt: time('signed_at'),
    anchorDay: integer('anchor_day'),
    periodNo: integer('period_no').notNull(),
    periodStart: time('period_start'),
    periodEnd: time('period_end'),
    nextChargeAt: time('next_charge_at'),
    announcedAt: time('announced_at'),
    graceAfter: integer('grace_after').notNull(),
    fault: text('fault').notNull(),
    endReason: text('end_reason', {
      enum: ['user', 'staff', 'provider', 'lapsed', 'unsigned', 'replaced', 'account'],
    }),
    endedAt: time('ended_at'),
    noticeWay: text('notice_way', { enum: ['mail', 'sms'] }).notNull(),
  },
  (table) => [
    index('subscriptions_by_buyer').on(table.buyerId, table.createdAt),
    index('subscriptions_by_time').on(table.createdAt, table.subscriptionId),
  ],
);

/** Announcements of charges, with the proof of their arrival. */
export const renewalNotices = pgTable(
  'renewal_notices',
  {
    subscriptionId: text('subscription_id').notNull(),
    periodNo: integer('period_no').notNull(),
    seq: integer('seq').notNull(),
    way: text('way', { enum: ['mail', 'sms', 'page'] }).notNull(),
    amount: amount(),
    currency: text('currency').notNull(),
    chargeAt: time('charge_at').notNull(),
    /** The stated facts as JSON, and their SHA-256. */
    content: text('content').notNull(),
    contentHash: text('content_hash').notNull(),
    /** The message as it was sent; '' on the page. */
    message: text('message').notNull(),
    sentAt: time('sent_at').notNull(),
    receiptAt: time('receipt_at'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.periodNo, table.seq] })],
);

/** Attempts to charge a period. */
export const charges = pgTable(
  'charges',
  {
    subscriptionId: text('subscription_id').notNull(),
    periodNo: integer('period_no').notNull(),
    tryNo: integer('try_no').notNull(),
    attemptId: text('attempt_id').notNull().unique(),
    startedAt: time('started_at').notNull(),
    outcome: text('outcome', { enum: ['open', 'paid', 'declined', 'failed'] }).notNull(),
    fault: text('fault').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.periodNo, table.tryNo] })],
);

/** Consents of payers to renewals. */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    subscriptionId: text('subscription_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ['begin', 'price'] }).notNull(),
    amount: amount(),
    currency: text('currency', { enum: ['CNY', 'USD'] }).notNull(),
    termsVersion: text('terms_version').notNull(),
    language: text('language', { enum: locales }).notNull(),
    agreedAt: time('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.seq] })],
);

/** Higher prices of which subscribers were notified. */
export const priceNotices = pgTable(
  'price_notices',
  {
    subscriptionId: text('subscription_id').notNull(),
    periodNo: integer('period_no').notNull(),
    amount: amount(),
    toldAt: time('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.periodNo, table.amount] })],
);

/** Agreements at the simulated providers. */
export const simAgreements = pgTable('sim_agreements', {
  agreementId: text('agreement_id').primaryKey(),
  channel: simChannel(),
  merchant: text('merchant').notNull(),
  app: text('app').notNull(),
  agreementNo: text('agreement_no').notNull().unique(),
  subject: text('subject').notNull(),
  amount: amount(),
  currency: text('currency').notNull(),
  state: text('state', { enum: ['pending', 'signed', 'ended'] }).notNull(),
  charges: text('charges', { enum: ['paid', 'no_money', 'refused', 'lost'] }).notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: time('created_at').notNull(),
  signedAt: time('signed_at'),
});

/** Payers at the card providers. */
export const cardCustomers = pgTable(
  'card_customers',
  {
    buyerId: text('buyer_id').notNull(),
    merchant: text('merchant').notNull(),
    app: text('app').notNull(),
    customer: text('customer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.merchant, table.app] })],
);

/** The card provider's latest description of a subscription. */
export const cardMirrors = pgTable('card_mirrors', {
  subscriptionId: text('subscription_id').primaryKey(),
  requests: integer('requests').notNull(),
  version: integer('version').notNull(),
  status: text('status', { enum: ['incomplete', 'active', 'past_due', 'paused', 'ended'] }).notNull(),
  periodStart: time('period_start').notNull(),
  periodEnd: time('period_end').notNull(),
  cancelAtEnd: boolean('cancel_at_end').notNull(),
  isUnpaid: boolean('is_unpaid').notNull(),
  amount: amount(),
  currency: text('currency').notNull(),
  endWantedAt: time('end_wanted_at'),
  setupRef: text('setup_ref'),
  setupAt: time('setup_at'),
});

/** Paid invoices of subscriptions by card. */
export const cardInvoices = pgTable(
  'card_invoices',
  {
    invoiceId: text('invoice_id').primaryKey(),
    subscriptionId: text('subscription_id').notNull(),
    orderNo: text('order_no').notNull(),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    isUnwanted: boolean('is_unwanted').notNull(),
    isSettled: boolean('is_settled').notNull(),
  },
  (table) => [index('card_invoices_by_subscription').on(table.subscriptionId)],
);
