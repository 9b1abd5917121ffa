import { instant } from '@inkstone/kernel';
import { asc, eq, getTableColumns, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { campaigns, catalogueItems, cataloguePrices } from '../../../platform/db/tables/membership.ts';
import type { Item, Price } from './item.ts';

/** Every item, in the order of the catalogue. */
export async function readItems(sql: Sql): Promise<Item[]> {
  return (await itemsFind(sql).execute()).flatMap(toItem);
}

const itemsFind = prepared((sql) =>
  sql.select().from(catalogueItems).orderBy(asc(catalogueItems.position)).prepare('membership_find_items'),
);

/** An item by its id. */
export async function findItem(sql: Sql, itemId: string): Promise<Item | null> {
  return (await itemFind(sql).execute({ itemId })).flatMap(toItem)[0] ?? null;
}

const itemFind = prepared((sql) =>
  sql
    .select()
    .from(catalogueItems)
    .where(eq(catalogueItems.itemId, query.placeholder('itemId')))
    .prepare('membership_find_item'),
);

function toItem(row: typeof catalogueItems.$inferSelect): Item[] {
  const { itemId: id, kind, tier, months, days, valueDays, words, isListed } = row;
  if (kind === 'ai') return words && days ? [{ id, kind, words, days, isListed }] : [];
  const term = months ? { months } : { days: days ?? 0 };
  return tier && valueDays ? [{ id, kind, tier, term, valueDays, isListed }] : [];
}

/** All past, current and future prices. Prices of a campaign end when it was ended. */
export async function readPrices(sql: Sql): Promise<Price[]> {
  return (await selectPrices(sql)).map(toPrice);
}

/** All prices of one item. */
export async function readPricesOf(sql: Sql, itemId: string): Promise<Price[]> {
  return (await pricesFind(sql).execute({ itemId })).map(toPrice);
}

const pricesFind = prepared((sql) =>
  selectPrices(sql)
    .where(eq(cataloguePrices.itemId, query.placeholder('itemId')))
    .prepare('membership_find_prices'),
);

function selectPrices(sql: Sql) {
  return sql
    .select({ ...getTableColumns(cataloguePrices), endedAt: campaigns.endedAt })
    .from(cataloguePrices)
    .leftJoin(campaigns, eq(campaigns.campaignId, cataloguePrices.campaignId));
}

function toPrice({
  priceId: id,
  validFrom,
  validTo,
  endedAt,
  ...rest
}: Awaited<ReturnType<typeof selectPrices>>[number]): Price {
  const end = Math.min(validTo ?? Number.POSITIVE_INFINITY, endedAt ?? Number.POSITIVE_INFINITY);
  return {
    ...{ id, ...rest },
    validFrom: instant(validFrom),
    validTo: Number.isFinite(end) ? instant(end) : null,
  };
}

/** Adds prices. */
export async function insertPrices(sql: Sql, prices: readonly Price[]): Promise<void> {
  await sql
    .insert(cataloguePrices)
    .values(prices.map(({ id: priceId, ...price }) => ({ priceId, ...price })));
}
