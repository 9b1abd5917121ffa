import { instant } from '@inkstone/kernel';
import { asc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { catalogueItems, cataloguePrices } from '../../../platform/db/tables/membership.ts';
import type { Item, Price } from './item.ts';

/** Every item, in the order of the catalogue. */
export async function readItems(sql: Sql): Promise<Item[]> {
  const rows = await sql.select().from(catalogueItems).orderBy(asc(catalogueItems.position));
  return rows.flatMap(toItem);
}

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

/** Every price there is, was or will be. */
export async function readPrices(sql: Sql): Promise<Price[]> {
  const rows = await sql.select().from(cataloguePrices);
  return rows.map(({ priceId: id, validFrom, validTo, ...rest }) => ({
    ...{ id, ...rest },
    validFrom: instant(validFrom),
    validTo: validTo === null ? null : instant(validTo),
  }));
}

/** Adds a price. */
export async function insertPrice(sql: Sql, { id: priceId, ...price }: Price): Promise<void> {
  await sql.insert(cataloguePrices).values({ priceId, ...price });
}
