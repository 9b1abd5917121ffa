import { instant } from '@inkstone/kernel';
import { asc } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { catalogueItems, cataloguePrices } from '../../../platform/db/tables/membership.ts';
import type { Item, Price } from './item.ts';

/** Every item, in the order of the catalogue. */
export async function readItems(sql: Sql): Promise<Item[]> {
  const rows = await sql.select().from(catalogueItems).orderBy(asc(catalogueItems.position));
  return rows.flatMap(({ itemId: id, kind, tier, months, days, valueDays, words, isListed }): Item[] => {
    if (kind === 'ai') return words && days ? [{ id, kind, words, days, isListed }] : [];
    const term = months ? { months } : { days: days ?? 0 };
    return tier && valueDays ? [{ id, kind, tier, term, valueDays, isListed }] : [];
  });
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
