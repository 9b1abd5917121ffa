import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vipType } from '../membership/tiers.ts';

/** Maximum price, in fen. */
export const highestPrice = 10_000_000;

const amount = z.int().positive().max(highestPrice);

/** Name of a campaign: lower case letters, digits and hyphens. */
export const campaignName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** The price of an item. */
export const priceOfItem = {
  itemId: z.string().min(1).max(60),
  /** In fen. */
  amount,
  /** Shown to buyers abroad, in US cents; not charged. */
  usdHint: amount.nullable().default(null),
};

/** A price of an item. Times are ms. */
export const priceRow = z.object({
  id: z.string(),
  /** Null for a list price. */
  campaign: z.string().nullable(),
  currency: z.enum(['CNY', 'USD']),
  /** In minor units. */
  amount: z.int(),
  /** Shown to buyers abroad, in US cents; not charged. */
  usdHint: z.int().nullable(),
  from: z.int(),
  /** Null without an end. */
  to: z.int().nullable(),
  /** `replaced`: superseded by a price that started later. */
  state: z.enum(['current', 'scheduled', 'replaced', 'over']),
  /** URL of the page that sells at this price; null for a list price, and after its end. */
  link: z.string().nullable(),
});
export type PriceRow = z.output<typeof priceRow>;

/** An item of the catalogue with all its past, current and future prices, newest first. */
export const pricedItemRow = z.object({
  itemId: z.string(),
  /** Null for words. */
  vip_type: vipType.exclude(['free']).nullable(),
  term: z.object({ unit: z.enum(['day', 'month']), count: z.int() }).nullable(),
  words: z.int().nullable(),
  /** Items that are not listed are sold by campaigns only. */
  isListed: z.boolean(),
  prices: z.array(priceRow),
});
export type PricedItemRow = z.output<typeof pricedItemRow>;

export const listPrices = endpoint({
  method: 'GET',
  path: '/api/admin/prices',
  summary: 'Lists the items of the catalogue with their prices, and the links of campaigns.',
  audience: 'staff',
  permission: 'prices.read',
  input: z.object({}),
  reply: z.object({ items: z.array(pricedItemRow) }),
  errors: [],
  rate: 'staff',
});

/** Adds a list price or a campaign price. Prices are immutable: a later one supersedes an earlier one. */
export const addPrice = endpoint({
  method: 'POST',
  path: '/api/admin/prices/add',
  summary: 'Adds a price to an item, for all buyers or for those with the link of a campaign.',
  audience: 'staff',
  permission: 'prices.change',
  reason: true,
  proof: 'fresh',
  auditFields: ['itemId', 'amount', 'campaign', 'from', 'to'],
  input: z.object({
    ...priceOfItem,
    /** Null for a list price. */
    campaign: campaignName.nullable().default(null),
    /** In ms; null for now. */
    from: z.int().nullable().default(null),
    /** In ms; null without an end. */
    to: z.int().nullable().default(null),
  }),
  reply: z.object({ id: z.string(), link: z.string().nullable() }),
  errors: ['item_not_found', 'price_dates_invalid', 'campaign_price_too_high', 'campaign_over'],
  rate: 'staff',
});
