import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { quoteUpgrade as contract, listUpgrades as listContract } from '@inkstone/contracts/orders';
import { later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import {
  basisHash,
  findListed,
  findOffer,
  type PricedItem,
  readTimelineVersion,
  viewItems,
} from '../../membership/index.ts';
import { quoteLength } from '../quotes/create-quote.ts';
import { insertQuote, type Quote } from '../quotes/store.ts';
import { lockBuyer } from '../store.ts';
import { viewQuote } from '../view.ts';
import { findCreditLines } from './credit-lines.ts';

/** The currency in which upgrades are sold. */
const currency = 'CNY';

/** Lists the plans of Pro whose price exceeds the value of the caller's unused Plus. */
export const listUpgrades: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db: { sql }, clock },
  { accountId },
) => {
  const now = clock.now();
  const lines = await findCreditLines(sql, accountId, now, currency);
  const credit = sum(lines);
  const offered = (await findListed(sql, now)).filter(
    ({ item, price }) =>
      item.kind === 'vip' && item.tier === 'pro' && price.currency === currency && price.amount > credit,
  );
  const options = credit === 0 ? [] : viewItems(offered).vip;
  return { lines, credit, options: options.map((plan) => ({ plan, payable: plan.price - credit })) };
};

/** Quotes an upgrade for the caller, with its credits. Coupons do not apply to upgrades. */
export const quoteUpgrade: UseCase<typeof contract, ReplyOf<typeof contract>> = (
  deps,
  { accountId },
  { plan },
) =>
  deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const offer = await findOffer(deps, sql, plan, now);
    if (offer?.item.kind !== 'vip') throw new AppError('plan_not_for_sale');
    const { item, price } = offer;
    const buyerId = await lockBuyer(sql, accountId, deps.ids.next());
    // Read before the grants, so that a change in between makes the quote stale.
    const version = await readTimelineVersion(sql, accountId);
    const lines = await findCreditLines(sql, accountId, now, price.currency);
    const credit = sum(lines);
    if (!isUpgradeTo(offer, credit)) throw new AppError('nothing_to_upgrade');
    const quote: Quote = {
      ...{ quoteId: deps.ids.next(), buyerId, itemId: item.id, quantity: 1 },
      ...{ priceId: price.id, campaignId: price.campaignId, currency: price.currency },
      ...{ list: price.amount, discount: 0, couponId: null, couponDiscount: 0, credit },
      ...{ payable: price.amount - credit, quotedAt: now, expiresAt: later(now, quoteLength) },
      ...{ kind: 'upgrade', lines },
      basisHash: basisHash({ version, priceIds: [price.id], couponId: null }),
    };
    await insertQuote(sql, quote);
    return { quote: viewQuote(quote, item.kind), lines };
  });

/** Whether unused Plus of an account reduces the price of an offer. */
export async function canUpgradeTo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  offer: PricedItem,
): Promise<boolean> {
  return isUpgradeTo(offer, sum(await findCreditLines(db.sql, accountId, clock.now(), offer.price.currency)));
}

function isUpgradeTo({ item, price }: PricedItem, credit: number): boolean {
  return item.kind === 'vip' && item.tier === 'pro' && credit > 0 && credit < price.amount;
}

function sum(lines: readonly { readonly credit: number }[]): number {
  return lines.reduce((total, { credit }) => total + credit, 0);
}
