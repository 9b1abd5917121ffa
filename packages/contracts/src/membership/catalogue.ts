import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vipType } from './tiers.ts';

/** Longest id of a plan, or token of a campaign. */
export const maxPlanIdLength = 200;

const price = {
  /** The charged price, in minor units of `currency`. */
  price: z.int(),
  /** The list price, if a campaign lowers it; otherwise equal to the price. */
  listPrice: z.int(),
  currency: z.enum(['CNY', 'USD']),
  /** Shown to buyers abroad beside the price, in US cents; not charged. */
  usdHint: z.int().nullable(),
};

/** A term of Plus or Pro. */
export const planView = z.object({
  /** The id that an order refers to: of the plan, or a campaign token. */
  id: z.string(),
  plan: z.string(),
  vip_type: vipType.exclude(['free']),
  term: z.object({ unit: z.enum(['day', 'month']), count: z.int() }),
  ...price,
  /** For comparing terms: the price of 30 days or of one month, rounded to minor units. */
  pricePerMonth: z.int(),
});
export type PlanView = z.output<typeof planView>;

/** Words for writing with Inspire. */
export const wordPackageView = z.object({
  id: z.string(),
  plan: z.string(),
  words: z.int(),
  /** Days until they expire. */
  days: z.int(),
  ...price,
});
export type WordPackageView = z.output<typeof wordPackageView>;

const noInput = z.object({});

/** Lists the items that are for sale now. A campaign token adds its plan. */
export const listPackages = endpoint({
  method: 'GET',
  path: '/api/vip/packages',
  summary: 'Lists plans and word packages with their prices.',
  audience: 'anyone',
  input: z.object({ token: z.string().min(1).max(maxPlanIdLength).optional() }),
  reply: z.object({ vip: z.array(planView), ai: z.array(wordPackageView) }),
  errors: ['plan_not_for_sale', 'campaign_sold_out'],
  rate: 'content',
});

/** An item of the catalogue. */
export const itemView = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('vip'),
    plan: z.string(),
    vip_type: vipType.exclude(['free']),
    term: z.object({ unit: z.enum(['day', 'month']), count: z.int() }),
  }),
  z.object({ type: z.literal('ai'), plan: z.string(), words: z.int(), days: z.int() }),
]);
export type ItemView = z.output<typeof itemView>;

/** Lists all items of the catalogue, including those not for sale, because orders and coupons may refer to them. */
export const listItems = endpoint({
  method: 'GET',
  path: '/api/vip/items',
  summary: 'Describes what the ids of plans and word packages stand for.',
  audience: 'anyone',
  input: noInput,
  reply: z.object({ items: z.array(itemView) }),
  errors: [],
  rate: 'content',
});

/** Features whose use a plan limits, or for which words are sold. */
export const soldFeature = z.enum(['proofread', 'translate', 'rewrite', 'continue', 'inspire']);
export type SoldFeature = z.output<typeof soldFeature>;

/** Returns the features of each tier. Null means unlimited. */
export const listPrivileges = endpoint({
  method: 'GET',
  path: '/api/vip/privilege',
  summary: 'Tells what each membership tier includes.',
  audience: 'anyone',
  input: noInput,
  reply: z.object({
    tiers: z.array(
      z.object({
        vip_type: vipType,
        /** Words per day, by feature. */
        daily: z.object({
          proofread: z.int().nullable(),
          translate: z.int().nullable(),
          rewrite: z.int().nullable(),
          continue: z.int().nullable(),
        }),
        /** Pages of pictures and scans recognised per day. */
        ocrPages: z.int(),
        versions: z.object({ count: z.int(), days: z.int().nullable() }),
        /** Signed-in devices; without a membership the limit applies to desktops and to phones separately. */
        devices: z.int(),
        /** In bytes. */
        storage: z.int(),
        support: z.enum(['normal', 'priority']),
      }),
    ),
    /** Features that this version of the product has; pages advertise no other. */
    available: z.array(soldFeature),
    /** Refund in full within `days` of the payment, if less than `usedPercent` of the term was used. */
    refund: z.object({ days: z.int(), usedPercent: z.int() }),
  }),
  errors: [],
  rate: 'content',
});

/** Returns the features of the caller's membership, and its end. */
export const listFunctions = endpoint({
  method: 'GET',
  path: '/api/vip/function',
  summary: "Tells what the caller's membership includes.",
  audience: 'account',
  input: noInput,
  reply: z.object({
    vip_type: vipType,
    functions: z.array(
      z.object({
        function: z.enum(['proofread', 'translate', 'rewrite', 'continue']),
        /** Words per day; null is unlimited. */
        limit: z.int().nullable(),
      }),
    ),
    /** Words of packages, soonest expiring first. Times are ms. */
    packages: z.array(z.object({ words: z.int(), left: z.int(), expiresAt: z.int() })),
    wordsLeft: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** Recommends purchases: for each tier above the caller's the plan with the lowest price per day, and words. */
export const recommendProducts = endpoint({
  method: 'GET',
  path: '/api/products_recommendation',
  summary: 'Recommends plans and word packages.',
  audience: 'anyone',
  input: noInput,
  reply: z.object({ vip: z.array(planView), ai: z.array(wordPackageView) }),
  errors: [],
  rate: 'content',
});
