import { priceAt } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { readItems, readPrices } from '../catalogue/store.ts';

/** The terms by whose list prices Plus is converted to Pro: a month of each (readings, 21). */
const termOf = { plus: 'month_vip', pro: 'month_vvip' } as const;

/** Current prices for a conversion; null if one of the terms is not for sale. */
export async function conversionPrices(sql: Sql, now: Instant) {
  const [items, prices] = [await readItems(sql), await readPrices(sql)];
  const priceOf = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    const own = prices.filter((price) => price.itemId === itemId);
    const price = priceAt(own, now);
    if (item?.kind !== 'vip' || !price) return null;
    const { id: priceId, amount, currency } = price;
    return { priceId, amount, currency, days: item.valueDays };
  };
  const [plus, pro] = [priceOf(termOf.plus), priceOf(termOf.pro)];
  if (!plus || plus.currency !== pro?.currency) return null;
  return { plus, pro, priceIds: [plus.priceId, pro.priceId] };
}
