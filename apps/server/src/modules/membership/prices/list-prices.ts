import type { ReplyOf } from '@inkstone/contracts';
import type { listPrices as contract, PricedItemRow, PriceRow } from '@inkstone/contracts/staff/prices';
import { priceAt } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Item, Price } from '../catalogue/item.ts';
import { readItems, readPrices } from '../catalogue/store.ts';
import { viewTerm } from '../catalogue/view.ts';
import { planLink } from './plan-link.ts';

/** Lists every item with every price, the newest first. */
export const listPrices: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps) => {
  const { sql } = deps.db;
  const [items, prices, now] = [await readItems(sql), await readPrices(sql), deps.clock.now()];
  return {
    items: items.map((item) => {
      const own = prices
        .filter(({ itemId }) => itemId === item.id)
        .sort((a, b) => b.validFrom - a.validFrom || (a.id < b.id ? 1 : -1));
      return { ...viewItem(item), prices: own.map((price) => viewPrice(deps, price, own, now)) };
    }),
  };
};

function viewItem(item: Item): Omit<PricedItemRow, 'prices'> {
  const { id: itemId, isListed } = item;
  return item.kind === 'vip'
    ? { itemId, isListed, ...viewTerm(item), words: null }
    : { itemId, isListed, vip_type: null, term: null, words: item.words };
}

function viewPrice(
  deps: Pick<Deps, 'config' | 'keys'>,
  { id, itemId, campaignId, currency, amount, usdHint, validFrom: from, validTo: to }: Price,
  own: readonly Price[],
  now: Instant,
): PriceRow {
  const isOver = to !== null && to <= now;
  const isCurrent = priceAt(own, now, campaignId)?.id === id;
  const state = isOver ? 'over' : from > now ? 'scheduled' : isCurrent ? 'current' : 'replaced';
  const link = campaignId === null || isOver ? null : planLink(deps, { campaignId, itemId });
  return { id, campaign: campaignId, currency, amount, usdHint, from, to, state, link };
}
