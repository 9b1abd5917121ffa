import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxPlanIdLength } from '../membership/index.ts';
import { pageInput, pageOf } from './cursor.ts';

/** Limits of templates; amounts are in fen. */
export const couponLimits = {
  name: 100,
  amount: 10_000_000,
  quota: 1_000_000,
  perAccount: 100,
  validDays: 3650,
  /** Accounts of one issue. */
  accounts: 200,
} as const;

const templateId = z.uuid();
const fen = z.int().max(couponLimits.amount);

const terms = {
  /** Name, as entered by the operator and shown to buyers. */
  name: z.string(),
  /** The discount, at most the price; null for a percentage. */
  amount: z.int().nullable(),
  /** The discount in percent of the price; null for a fixed amount. */
  percent: z.int().nullable(),
  /** The minimum price. */
  minimum: z.int(),
  /** Ids of plans and word packages; empty for all. */
  plans: z.array(z.string()),
  /** Maximum number of issued coupons, in total and per account. */
  quota: z.int(),
  perAccount: z.int(),
  /** Validity of a coupon: days after it was issued, or until a time in ms. The other one is null. */
  validDays: z.int().nullable(),
  validTo: z.int().nullable(),
  /** Whether a full refund makes it usable again. */
  isReturnable: z.boolean(),
};

/** A template with the number of its coupons by state. */
export const couponTemplateRow = z.object({
  templateId: z.string(),
  ...terms,
  isOn: z.boolean(),
  createdAt: z.int(),
  issued: z.int(),
  available: z.int(),
  held: z.int(),
  used: z.int(),
  expired: z.int(),
  /** Number of paid orders whose coupon had been used by another order before a late payment arrived. */
  reused: z.int(),
  /** Total discount of its coupons in paid orders, in fen. */
  saved: z.int(),
});
export type CouponTemplateRow = z.output<typeof couponTemplateRow>;

export const listCouponTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  summary: 'Lists the templates of coupons, the newest first.',
  audience: 'staff',
  permission: 'coupons.read',
  input: z.object({ ...pageInput }),
  reply: pageOf(couponTemplateRow),
  errors: [],
  rate: 'staff',
});

const isOne = (a: unknown, b: unknown) => (a === null) !== (b === null);

/** Creates a template. Its terms cannot be changed afterwards. */
export const createCouponTemplate = endpoint({
  method: 'POST',
  path: '/api/admin/coupons/create',
  summary: 'Creates a template of coupons.',
  audience: 'staff',
  permission: 'coupons.change',
  reason: true,
  auditFields: ['amount', 'percent', 'minimum', 'quota', 'perAccount'],
  input: z
    .object({
      name: z.string().trim().min(1).max(couponLimits.name),
      amount: fen.min(1).nullable(),
      percent: z.int().min(1).max(100).nullable(),
      minimum: fen.min(0).default(0),
      plans: z.array(z.string().min(1).max(maxPlanIdLength)).max(50).default([]),
      quota: z.int().min(1).max(couponLimits.quota),
      perAccount: z.int().min(1).max(couponLimits.perAccount).default(1),
      validDays: z.int().min(1).max(couponLimits.validDays).nullable(),
      validTo: z.int().positive().nullable(),
      isReturnable: z.boolean().default(false),
    })
    .refine(({ amount, percent }) => isOne(amount, percent), { path: ['amount'] })
    .refine(({ validDays, validTo }) => isOne(validDays, validTo), { path: ['validTo'] }),
  reply: couponTemplateRow,
  errors: ['plan_not_for_sale'],
  rate: 'staff',
});

/** Enables or disables issuing. Issued coupons remain usable. */
export const switchCouponTemplate = endpoint({
  method: 'POST',
  path: '/api/admin/coupons/switch',
  summary: 'Allows or stops the issue of coupons of a template.',
  audience: 'staff',
  permission: 'coupons.change',
  reason: true,
  auditFields: ['templateId', 'isOn'],
  input: z.object({ templateId, isOn: z.boolean() }),
  reply: couponTemplateRow,
  errors: ['coupon_template_not_found'],
  rate: 'staff',
});

/**
 * Issues a coupon to each account, named by its id, full phone number (without a plus: in China) or full
 * e-mail address. Accounts that do not exist, or have reached their limit, are skipped. If the quota does not
 * suffice for the others, none is issued.
 */
export const issueCoupons = endpoint({
  method: 'POST',
  path: '/api/admin/coupons/issue',
  summary: 'Issues coupons of a template to accounts.',
  audience: 'staff',
  permission: 'coupons.change',
  reason: true,
  auditFields: ['templateId'],
  input: z.object({
    templateId,
    accounts: z.array(z.string().trim().min(1).max(320)).min(1).max(couponLimits.accounts),
  }),
  reply: z.object({
    issued: z.int(),
    /** Accounts as they were given. */
    skipped: z.array(z.object({ account: z.string(), why: z.enum(['not_found', 'limit']) })),
    template: couponTemplateRow,
  }),
  errors: ['coupon_template_not_found', 'coupon_template_off', 'coupon_quota_used'],
  rate: 'staff',
});
export type IssuedCoupons = z.output<(typeof issueCoupons)['reply']>;
