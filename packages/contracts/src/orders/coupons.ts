import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxPlanIdLength } from '../membership/index.ts';
import { maxPerOrder, quoteView } from './orders.ts';

/** Why a coupon does not apply to a purchase. */
export const couponFault = z.enum(['expired', 'used', 'held', 'below_minimum', 'other_items']);
export type CouponFault = z.output<typeof couponFault>;

/**
 * Reason why a coupon is the best one: it is the only one that applies, it saves more than all others, or it expires before the
 * others that save as much.
 */
export const bestCouponReason = z.enum(['only', 'saves_most', 'expires_first']);

/** A coupon of an account. Amounts are in fen, times in ms. */
export const couponView = z.object({
  couponId: z.string(),
  /** Name of the template, as entered by the operator. */
  name: z.string(),
  /** The discount, at most the price; null for a percentage. */
  amount: z.int().nullable(),
  /** The discount in percent of the price; null for a fixed amount. */
  percent: z.int().nullable(),
  /** The minimum price. */
  minimum: z.int(),
  currency: z.literal('CNY'),
  /** Ids of the plans and word packages it applies to; empty for all. */
  plans: z.array(z.string()),
  status: z.enum(['available', 'held', 'consumed', 'expired']),
  /** The unpaid order that reserves it; null if there is none. */
  heldBy: z.string().nullable(),
  /** When an unpaid order releases it; null unless held. */
  heldUntil: z.int().nullable(),
  issuedAt: z.int(),
  expiresAt: z.int(),
});
export type CouponView = z.output<typeof couponView>;

/** Lists the caller's coupons, usable ones first. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/coupons',
  summary: "Lists the caller's coupons.",
  audience: 'member',
  input: z.object({}),
  reply: z.object({
    coupons: z.array(couponView),
    /** How many can be used now. */
    usable: z.int(),
    /** Minutes for which an unpaid order reserves a coupon (readings, 1). */
    holdMinutes: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/**
 * Quotes a plan or a word package. Without `couponId` the coupon with the highest discount is applied, among
 * equal ones the first to expire; null applies none.
 */
export const couponPrice = endpoint({
  method: 'POST',
  path: '/api/coupon/price',
  summary: 'Quotes the price of a purchase with a coupon.',
  audience: 'member',
  input: z.object({
    plan: z.string().min(1).max(maxPlanIdLength),
    quantity: z.int().positive().max(maxPerOrder).default(1),
    couponId: z.uuid().nullable().optional(),
  }),
  reply: z.object({
    quote: quoteView,
    /** All unused and unexpired coupons of the caller, each with its discount or why it does not apply. */
    coupons: z.array(
      z.object({ coupon: couponView, saves: z.int(), fault: couponFault.nullable(), isBest: z.boolean() }),
    ),
    /** The coupon with the highest discount, even if another one or none was applied; null if none applies. */
    best: z.object({ couponId: z.string(), saves: z.int(), reason: bestCouponReason }).nullable(),
  }),
  errors: ['plan_not_for_sale', 'coupon_not_found', 'coupon_unusable'],
  rate: 'normal',
});
