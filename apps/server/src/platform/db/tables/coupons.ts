import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });

/** Kinds of coupons that staff create; amounts are in fen. */
export const couponTemplates = pgTable('coupon_templates', {
  templateId: text('template_id').primaryKey(),
  name: text('name').notNull(),
  amount: bigint('amount', { mode: 'number' }),
  percent: integer('percent'),
  minimum: bigint('minimum', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: ['CNY'] }).notNull(),
  plans: text('plans').array().notNull(),
  quota: integer('quota').notNull(),
  issued: integer('issued').notNull(),
  perAccount: integer('per_account').notNull(),
  validDays: integer('valid_days'),
  validTo: time('valid_to'),
  isReturnable: boolean('is_returnable').notNull(),
  isOn: boolean('is_on').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Coupons that buyers were issued. */
export const coupons = pgTable(
  'coupons',
  {
    couponId: text('coupon_id').primaryKey(),
    templateId: text('template_id').notNull(),
    buyerId: text('buyer_id').notNull(),
    state: text('state', { enum: ['available', 'held', 'consumed'] }).notNull(),
    heldBy: text('held_by').unique(),
    heldUntil: time('held_until'),
    usedBy: text('used_by').unique(),
    issuedAt: time('issued_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('coupons_by_buyer').on(table.buyerId), index('coupons_by_template').on(table.templateId)],
);
