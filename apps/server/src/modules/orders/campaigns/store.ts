import { and, countDistinct, eq, inArray, ne, not, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { orders, quotes } from '../../../platform/db/tables/orders.ts';

/** Sales at the prices of a campaign: items of paid and of unpaid orders, number of payers, and revenue in fen. */
export interface CampaignUse {
  readonly sold: number;
  readonly waiting: number;
  readonly buyers: number;
  readonly paid: number;
}

const isPaid = inArray(orders.state, ['paid', 'finished']);
const isOpen = and(ne(orders.state, 'canceled'), not(isPaid));

/** Returns the sales of campaigns. */
export async function countUse(
  sql: Sql,
  names: readonly string[],
): Promise<ReadonlyMap<string, CampaignUse>> {
  if (names.length === 0) return new Map();
  const rows = await sql
    .select({
      name: quotes.campaignId,
      sold: raw<number>`coalesce(sum(${orders.quantity}) filter (where ${isPaid}), 0)::int`,
      waiting: raw<number>`coalesce(sum(${orders.quantity}) filter (where ${isOpen}), 0)::int`,
      buyers: raw<number>`${countDistinct(orders.buyerId)} filter (where ${isPaid})`.mapWith(Number),
      paid: raw<number>`coalesce(sum(${orders.payable}) filter (where ${isPaid}), 0)`.mapWith(Number),
    })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.quoteId))
    .where(inArray(quotes.campaignId, [...names]))
    .groupBy(quotes.campaignId);
  return new Map(rows.map(({ name, ...use }) => [name ?? '', use]));
}

const soldQuantity = raw<number>`coalesce(sum(${orders.quantity}), 0)::int`;
const isTaken = (campaignId: string) => and(eq(quotes.campaignId, campaignId), ne(orders.state, 'canceled'));

/** Number of items of orders that were not canceled. */
export async function countTaken(sql: Sql, campaignId: string): Promise<number> {
  const [row] = await sql
    .select({ all: soldQuantity })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.quoteId))
    .where(isTaken(campaignId));
  return row?.all ?? 0;
}

/** The same, in total and for one buyer. */
export async function countTakenBy(sql: Sql, campaignId: string, buyerId: string) {
  const own = raw<number>`coalesce(sum(${orders.quantity}) filter (where ${eq(orders.buyerId, buyerId)}), 0)::int`;
  const [row] = await sql
    .select({ all: soldQuantity, own })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.quoteId))
    .where(isTaken(campaignId));
  return row ?? { all: 0, own: 0 };
}
