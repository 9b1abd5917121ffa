import { AppError } from '@inkstone/contracts';
import { money, subtract, times } from '@inkstone/domain/orders';
import { later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { findOffer, type PricedItem } from '../../membership/index.ts';
import { lockBuyer } from '../store.ts';
import { insertQuote, type Quote } from './store.ts';

/** How long a price that was shown can be ordered, in ms. */
const quoteLength = 10 * minute;
/** Largest number of one item in an order. */
export const mostPerOrder = 99;

/** What somebody wants to buy: the id of a plan or word package, or the token of a campaign. */
export interface Wanted {
  readonly plan: string;
  readonly quantity: number;
}

/** Stores the price of what somebody wants to buy. Nothing that a client sends but the id and quantity counts. */
export async function createQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'keys'>,
  accountId: string,
  { plan, quantity }: Wanted,
): Promise<Quote> {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostPerOrder)
    throw new AppError('invalid_request');
  const { db, clock, ids } = deps;
  return db.transact(async ({ sql }) => {
    const now = clock.now();
    const offer = await findOffer(deps, sql, plan, now);
    if (!offer) throw new AppError('plan_not_for_sale');
    const buyerId = await lockBuyer(sql, accountId, ids.next());
    const quote = {
      ...{ quoteId: ids.next(), buyerId, itemId: offer.item.id, quantity },
      ...{ priceId: offer.price.id, campaignId: offer.price.campaignId, ...priceOf(offer, quantity) },
      ...{ quotedAt: now, expiresAt: later(now, quoteLength) },
    };
    await insertQuote(sql, quote);
    return quote;
  });
}

/** What a campaign saves is shown as a discount from the list price. */
function priceOf({ price, list }: PricedItem, quantity: number) {
  const payable = times(money(price.amount, price.currency), quantity);
  const isLower = list.currency === price.currency && list.amount > price.amount;
  const regular = isLower ? times(money(list.amount, list.currency), quantity) : payable;
  const discount = subtract(regular, payable);
  return {
    ...{ list: regular.amount, discount: discount.amount, credit: 0 },
    ...{ payable: payable.amount, currency: payable.currency },
  };
}
