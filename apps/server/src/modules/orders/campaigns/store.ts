import { and, countDistinct, eq, inArray, ne, sql as raw, type SQLWrapper } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { buyers, orders, quotes } from '../../../platform/db/tables/orders.ts';

/** Sales at the prices of a campaign: items of paid and of unpaid orders, number of payers, and revenue in fen. */
export interface CampaignUse {
  readonly sold: number;
  readonly waiting: number;
  readonly buyers: number;
  readonly paid: number;
}

const isPaid = inArray(orders.state, ['paid', 'finished']);
const first = raw<string>`coalesce(${orders.alternativeOf}, ${orders.orderNo})`;

/** Items taken by the orders at the prices of campaigns that were not canceled. Of alternatives, one can be paid: the largest counts. */
function takenItems(sql: Sql, names: readonly string[]) {
  const paidItems = raw`max(${orders.quantity}) filter (where ${isPaid})`;
  return sql
    .select({
      ...{ name: quotes.campaignId, buyerId: orders.buyerId, first: first.as('first') },
      sold: raw<number>`coalesce(${paidItems}, 0)`.as('sold'),
      taken: raw<number>`coalesce(${paidItems}, max(${orders.quantity}))`.as('taken'),
      paid: raw<number>`coalesce(sum(${orders.payable}) filter (where ${isPaid}), 0)`.as('revenue'),
    })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.quoteId))
    .where(and(inArray(quotes.campaignId, [...names]), ne(orders.state, 'canceled')))
    .groupBy(quotes.campaignId, orders.buyerId, first)
    .as('taken_items');
}

/** Returns the sales of campaigns. */
export async function countUse(
  sql: Sql,
  names: readonly string[],
): Promise<ReadonlyMap<string, CampaignUse>> {
  if (names.length === 0) return new Map();
  const items = takenItems(sql, names);
  const payer = raw`case when ${items.sold} > 0 then ${items.buyerId} end`;
  const rows = await sql
    .select({
      name: items.name,
      sold: raw<number>`sum(${items.sold})::int`,
      waiting: raw<number>`sum(${items.taken} - ${items.sold})::int`,
      buyers: countDistinct(payer),
      paid: raw<number>`sum(${items.paid})`.mapWith(Number),
    })
    .from(items)
    .groupBy(items.name);
  return new Map(rows.map(({ name, ...use }) => [name ?? '', use]));
}

/**
 * Number of items that orders have taken. Items of unpaid orders of `accountId` are not counted, because a further order of
 * this account replaces them.
 */
export async function countTaken(sql: Sql, campaignId: string, accountId: string | null): Promise<number> {
  const items = takenItems(sql, [campaignId]);
  const isOwn = raw<boolean>`${buyers.accountId} is not distinct from ${accountId}::text`;
  const counted =
    accountId === null ? items.taken : raw`case when ${isOwn} then ${items.sold} else ${items.taken} end`;
  const [row] = await sql
    .select({ all: sumOf(counted) })
    .from(items)
    .leftJoin(buyers, eq(buyers.buyerId, items.buyerId));
  return row?.all ?? 0;
}

/**
 * The same, in total and for one buyer, and how many of them an order and its alternatives have taken, named by the first of
 * them; 0 for null.
 */
export async function countTakenBy(
  sql: Sql,
  campaignId: string,
  { buyerId, first }: { readonly buyerId: string; readonly first: string | null },
) {
  const items = takenItems(sql, [campaignId]);
  const [row] = await sql
    .select({
      all: sumOf(items.taken),
      own: sumOf(items.taken, eq(items.buyerId, buyerId)),
      released: sumOf(items.taken, raw`${items.first} = ${first}::text`),
    })
    .from(items);
  return row ?? { all: 0, own: 0, released: 0 };
}

function sumOf(items: SQLWrapper, counted?: SQLWrapper) {
  return counted
    ? raw<number>`coalesce(sum(${items}) filter (where ${counted}), 0)::int`
    : raw<number>`coalesce(sum(${items}), 0)::int`;
}
