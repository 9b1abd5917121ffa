import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { planView, wordPackageView } from '../membership/index.ts';
import { pageInput, pageOf } from './cursor.ts';
import { campaignName, priceOfItem } from './prices.ts';

/** Limits of campaigns. */
export const campaignLimits = { title: 100, offers: 30, quota: 1_000_000, perAccount: 100 } as const;

const count = (most: number) => z.int().min(1).max(most).nullable();

/** What buyers see. */
const offered = { vip: z.array(planView), ai: z.array(wordPackageView) };

/** A campaign with what it offers and what was sold. Times are ms, amounts fen. */
export const campaignRow = z.object({
  campaignId: z.string(),
  /** A name by which the operator knows it; buyers do not see it. */
  title: z.string(),
  /** `over`: the last price has ended; `ended`: by staff. */
  state: z.enum(['running', 'scheduled', 'over', 'ended']),
  createdAt: z.int(),
  endedAt: z.int().nullable(),
  /** Of all its prices; null without an end, and where it has no price. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** How many items can be sold at its prices, to everybody and to one account; null for any number. */
  quota: z.int().nullable(),
  perAccount: z.int().nullable(),
  /** Items of paid and of unpaid orders. */
  sold: z.int(),
  waiting: z.int(),
  /** Accounts that paid. */
  buyers: z.int(),
  /** What they paid. */
  paid: z.int(),
  offers: z.array(
    z.object({
      ...{ itemId: z.string(), from: z.int(), to: z.int().nullable() },
      /** Address of the page that sells it; null once it is over. */
      link: z.string().nullable(),
      /** As buyers see it while it runs, one of `vip` and `ai`. */
      ...offered,
    }),
  ),
});
export type CampaignRow = z.output<typeof campaignRow>;

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'Lists the price campaigns with their links and what was sold, the newest first.',
  audience: 'staff',
  permission: 'campaigns.read',
  input: z.object({ ...pageInput }),
  reply: pageOf(campaignRow),
  errors: [],
  rate: 'staff',
});

const terms = {
  /** In ms; null for now. */
  from: z.int().nullable().default(null),
  /** In ms; null without an end. */
  to: z.int().nullable().default(null),
  offers: z
    .array(z.object(priceOfItem))
    .min(1)
    .max(campaignLimits.offers)
    .refine((offers) => new Set(offers.map(({ itemId }) => itemId)).size === offers.length),
};

const faults = ['item_not_found', 'price_dates_invalid', 'campaign_price_too_high'] as const;

/** Shows what buyers would see of a campaign when it begins. Stores nothing. */
export const previewCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/preview',
  summary: 'Shows what buyers would see of a campaign.',
  audience: 'staff',
  permission: 'campaigns.read',
  input: z.object(terms),
  reply: z.object(offered),
  errors: [...faults],
  rate: 'staff',
});

/** Creates a campaign with its prices, which cannot be changed afterwards. */
export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/create',
  summary: 'Creates a price campaign.',
  audience: 'staff',
  permission: 'campaigns.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['campaignId', 'from', 'to', 'quota', 'perAccount'],
  input: z.object({
    campaignId: campaignName,
    title: z.string().trim().min(1).max(campaignLimits.title),
    quota: count(campaignLimits.quota).default(null),
    perAccount: count(campaignLimits.perAccount).default(null),
    ...terms,
  }),
  reply: z.object({ campaignId: z.string() }),
  errors: [...faults, 'campaign_exists'],
  rate: 'staff',
});

/** Ends a campaign at once. Orders that exist keep their price. */
export const endCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/end',
  summary: 'Ends a price campaign at once.',
  audience: 'staff',
  permission: 'campaigns.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['campaignId'],
  input: z.object({ campaignId: campaignName }),
  reply: z.object({ endedAt: z.int() }),
  errors: ['campaign_not_found', 'campaign_over'],
  rate: 'staff',
});
