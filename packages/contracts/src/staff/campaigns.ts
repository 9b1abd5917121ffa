import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { planView, wordPackageView } from '../membership/index.ts';
import { pageInput, pageOf } from './cursor.ts';
import { campaignName, priceOfItem } from './prices.ts';

/** Limits of campaigns. */
export const campaignLimits = { title: 100, offers: 30, quota: 1_000_000, perAccount: 100 } as const;

const count = (max: number) => z.int().min(1).max(max).nullable();

/** An offer as shown to buyers. */
const offered = { vip: z.array(planView), ai: z.array(wordPackageView) };

/** A campaign with its offers and sales. Times are ms, amounts fen. */
export const campaignRow = z.object({
  campaignId: z.string(),
  /** Name for the operator; not shown to buyers. */
  title: z.string(),
  /** `over`: its last price has ended. `ended`: staff have ended it. */
  state: z.enum(['running', 'scheduled', 'over', 'ended']),
  createdAt: z.int(),
  endedAt: z.int().nullable(),
  /** Period of all its prices; null without an end, and without a price. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Maximum number of items sold at its prices, in total and per account; null is unlimited. */
  quota: z.int().nullable(),
  perAccount: z.int().nullable(),
  /** Items of paid and of unpaid orders. */
  sold: z.int(),
  waiting: z.int(),
  /** Accounts that paid. */
  buyers: z.int(),
  /** Amount paid. */
  paid: z.int(),
  offers: z.array(
    z.object({
      ...{ itemId: z.string(), from: z.int(), to: z.int().nullable() },
      /** URL of the page that sells it; null after its end. */
      link: z.string().nullable(),
      /** As shown to buyers during the campaign; one of `vip` and `ai`. */
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

/** Previews a campaign as buyers will see it at its start. Stores nothing. */
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

/** Ends a campaign immediately. Existing orders keep their price. */
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
