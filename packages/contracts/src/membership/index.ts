import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A tier as clients know it: `vip` is Plus and `vvip` is Pro (readings, 3). */
export const vipType = z.enum(['free', 'vip', 'vvip']);
export type VipType = z.output<typeof vipType>;

/** Longest id of a plan, or token of a campaign. */
export const longestPlanId = 200;

const price = {
  /** What is charged, in minor units of `currency`. */
  price: z.int(),
  /** The regular price, where a campaign lowers it; else the same. */
  listPrice: z.int(),
  currency: z.enum(['CNY', 'USD']),
  /** Shown to buyers abroad beside the price, in US cents; not charged. */
  usdHint: z.int().nullable(),
};

/** A term of Plus or Pro. */
export const planView = z.object({
  /** What an order names: the id of the plan, or the token of a campaign. */
  id: z.string(),
  plan: z.string(),
  vip_type: vipType.exclude(['free']),
  term: z.object({ unit: z.enum(['day', 'month']), count: z.int() }),
  ...price,
  /** For comparing terms, rounded to minor units: the price of 30 days, or of one of its months. */
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

/** Lists what is for sale now. A campaign's token adds its plan. */
export const listPackages = endpoint({
  method: 'GET',
  path: '/api/vip/packages',
  summary: 'Lists plans and word packages with their prices.',
  audience: 'anyone',
  input: z.object({ token: z.string().min(1).max(longestPlanId).optional() }),
  reply: z.object({ vip: z.array(planView), ai: z.array(wordPackageView) }),
  errors: ['plan_not_for_sale'],
  rate: 'normal',
});

/** What each tier includes. Limits that are null do not exist. */
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
        /** Words a day, by feature. */
        daily: z.object({
          proofread: z.int().nullable(),
          translate: z.int().nullable(),
          rewrite: z.int().nullable(),
          continue: z.int().nullable(),
        }),
        versions: z.object({ count: z.int(), days: z.int().nullable() }),
        /** Signed-in devices; without a membership the number holds for desktops and for phones separately. */
        devices: z.int(),
        /** In bytes. */
        storage: z.int(),
      }),
    ),
  }),
  errors: [],
  rate: 'normal',
});

/** What the caller's membership includes, and until when. */
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
        /** Words a day; null is unlimited. */
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

/** Recommends what to buy: for each tier above the caller's the plan that costs least a day, and words. */
export const recommendProducts = endpoint({
  method: 'GET',
  path: '/api/products_recommendation',
  summary: 'Recommends plans and word packages.',
  audience: 'anyone',
  input: noInput,
  reply: z.object({ vip: z.array(planView), ai: z.array(wordPackageView) }),
  errors: [],
  rate: 'normal',
});
