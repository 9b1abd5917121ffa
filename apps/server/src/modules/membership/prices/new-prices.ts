import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import type { createCampaign } from '@inkstone/contracts/staff/campaigns';
import { priceAt } from '@inkstone/domain/membership';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { PricedItem } from '../catalogue/item.ts';
import { readItems, readPrices } from '../catalogue/store.ts';

/** Prices that staff want to add. */
export interface NewPricesInput
  extends Pick<CheckedInputOf<typeof createCampaign>, 'from' | 'to' | 'offers'> {
  /** Null for list prices. */
  readonly campaignId: string | null;
}

/**
 * Validates new prices and adds their items and the list prices at their start. Throws for a start in the
 * past, because past prices are immutable, and for campaigns without a discount.
 */
export async function makePrices(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  sql: Sql,
  { from, to, offers, campaignId }: NewPricesInput,
): Promise<PricedItem[]> {
  const now = clock.now();
  const validFrom = instant(from ?? now);
  const validTo = to === null ? null : instant(to);
  if (validFrom < now || (validTo !== null && validTo <= validFrom))
    throw new AppError('price_dates_invalid');
  const [items, prices] = [await readItems(sql), await readPrices(sql)];
  return offers.map(({ itemId, amount, usdHint }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new AppError('item_not_found');
    const list = listPriceAt(prices, itemId, validFrom);
    if (campaignId !== null && list !== null && amount >= list.amount)
      throw new AppError('campaign_price_too_high');
    const id = `${itemId}-${ids.next()}`;
    const price = {
      ...{ id, itemId, campaignId, amount, usdHint },
      currency: 'CNY' as const,
      validFrom,
      validTo,
    };
    return { id: itemId, item, price, list: list ?? price };
  });
}

/** The list price of an item at a time; null if it has none. */
export function listPriceAt<Price extends PricedItem['price']>(
  prices: readonly Price[],
  itemId: string,
  at: Instant,
): Price | null {
  return priceAt(
    prices.filter((price) => price.itemId === itemId),
    at,
  );
}
