import { locales } from '@inkstone/phrases';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const amount = () => bigint('amount', { mode: 'number' }).notNull();
const channel = () => text('channel', { enum: ['wechat', 'alipay'] }).notNull();

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
    currency: text('currency', { enum: ['CNY'] }).notNull(),
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
    contentHash: text('content_hash').notNull(),
    sentAt: time('sent_at').notNull(),
    receiptAt: time('receipt_at'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.periodNo, table.seq] })],
);

/** Tries to charge a period. */
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

/** What payers agreed to. */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    subscriptionId: text('subscription_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ['begin', 'price'] }).notNull(),
    amount: amount(),
    currency: text('currency', { enum: ['CNY'] }).notNull(),
    termsVersion: text('terms_version').notNull(),
    language: text('language', { enum: locales }).notNull(),
    agreedAt: time('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.seq] })],
);

/** Higher prices that subscribers were told of. */
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

/** Agreements as the simulated providers know them. */
export const simAgreements = pgTable('sim_agreements', {
  agreementId: text('agreement_id').primaryKey(),
  channel: channel(),
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
