import { priceAt } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type CampaignOffer, readCampaignToken, writeCampaignToken } from './campaign-token.ts';
import type { Item, Price, PricedItem } from './item.ts';
import { readItems, readPrices, readPricesOf } from './store.ts';

/** Listed items with their current prices. */
export async function findListed(sql: Sql, now: Instant): Promise<PricedItem[]> {
  const [items, prices] = [await readItems(sql), await readPrices(sql)];
  return items.filter(({ isListed }) => isListed).flatMap((item) => priced(item, prices, now, null) ?? []);
}

/** Ids of everything that is sold, listed or not. */
export async function findItemIds(sql: Sql): Promise<string[]> {
  return (await readItems(sql)).map(({ id }) => id);
}

/**
 * Returns the offer of an id sent by a client: a listed item, or the item of a campaign token with a current
 * price. Null otherwise.
 */
export async function findOffer(
  { keys }: Pick<Deps, 'keys'>,
  sql: Sql,
  id: string,
  now: Instant,
): Promise<PricedItem | null> {
  const offer = readCampaignToken(keys, id);
  const items = await readItems(sql);
  const item = items.find((one) => (offer ? one.id === offer.itemId : one.id === id && one.isListed));
  if (!item) return null;
  const found = priced(item, await readPricesOf(sql, item.id), now, offer);
  if (!offer || !found) return found;
  return found.price.campaignId === offer.campaignId ? { ...found, id } : null;
}

/**
 * Returns the offer of an item that was bought at a price: that of the campaign of this price while it holds, otherwise that
 * of the listed item. Null if it is not for sale.
 */
export async function findOfferOfPrice(
  deps: Pick<Deps, 'keys'>,
  sql: Sql,
  { itemId, priceId }: { readonly itemId: string; readonly priceId: string },
  now: Instant,
): Promise<PricedItem | null> {
  const bought = (await readPricesOf(sql, itemId)).find(({ id }) => id === priceId);
  const campaignId = bought?.campaignId ?? null;
  const token = campaignId === null ? null : writeCampaignToken(deps.keys, { campaignId, itemId });
  return (token && (await findOffer(deps, sql, token, now))) || findOffer(deps, sql, itemId, now);
}

/** Id of the current price of an item; null if it is not for sale. */
export async function currentPriceId(
  sql: Sql,
  { itemId, campaignId }: { readonly itemId: string; readonly campaignId: string | null },
  now: Instant,
): Promise<string | null> {
  return (await currentPrice(sql, { itemId, campaignId }, now))?.id ?? null;
}

/** The current price of an item; null if it is not for sale. */
export async function currentPrice(
  sql: Sql,
  { itemId, campaignId }: { readonly itemId: string; readonly campaignId: string | null },
  now: Instant,
): Promise<Price | null> {
  return priceAt(await readPricesOf(sql, itemId), now, campaignId);
}

function priced(
  item: Item,
  prices: readonly Price[],
  now: Instant,
  offer: CampaignOffer | null,
): PricedItem | null {
  const own = prices.filter(({ itemId }) => itemId === item.id);
  const price = priceAt(own, now, offer?.campaignId ?? null);
  const list = priceAt(own, now);
  return price && { id: item.id, item, price, list: list ?? price };
}
