import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { addPrice as contract } from '@inkstone/contracts/staff/prices';
import { priceAt } from '@inkstone/domain/membership';
import { instant } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { insertPrice, readItems, readPrices } from '../catalogue/store.ts';
import { planLink } from './plan-link.ts';

/** Adds a list price or a campaign's. It may not begin in the past: what was sold keeps its price. */
export const addPrice: UseCase<typeof contract, ReplyOf<typeof contract>> = (deps, staff, input) =>
  deps.db.transact(async ({ sql }) => {
    const { itemId, amount, usdHint, campaign: campaignId } = input;
    const item = (await readItems(sql)).find(({ id }) => id === itemId);
    if (!item) throw new AppError('item_not_found');
    const now = deps.clock.now();
    const from = instant(input.from ?? now);
    const to = input.to === null ? null : instant(input.to);
    if (from < now || (to !== null && to <= from)) throw new AppError('price_dates_invalid');
    const own = (await readPrices(sql)).filter((price) => price.itemId === itemId);
    const list = priceAt(own, from);
    if (campaignId !== null && list !== null && amount >= list.amount)
      throw new AppError('campaign_price_too_high');
    const id = `${itemId}-${deps.ids.next()}`;
    const times = { validFrom: from, validTo: to };
    await insertPrice(sql, { id, itemId, campaignId, currency: 'CNY', amount, usdHint, ...times });
    staff.note({ price: id });
    return { id, link: campaignId === null ? null : planLink(deps, { campaignId, itemId }) };
  });
