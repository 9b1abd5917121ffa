import { AppError } from '@inkstone/contracts';
import { type BuyType, maxPerOrder } from '@inkstone/contracts/orders';
import {
  type AssessedCoupon,
  assessCoupon,
  type BestCoupon,
  bestCoupon,
  type CouponPurchase,
  money,
  subtract,
  times,
} from '@inkstone/domain/orders';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { findOffer, type PricedItem } from '../../membership/index.ts';
import { findOpenOrders } from '../alternatives/store.ts';
import { findCoupon, findUnusedCoupons, type StoredCoupon } from '../coupons/store.ts';
import { lockBuyer } from '../store.ts';
import { insertQuote, type Quote } from './store.ts';

/** Validity of a quote, in ms. */
export const quoteLength = 10 * minute;

/** A requested purchase: the id of a plan or word package, or a campaign token. */
export interface QuoteRequest {
  readonly plan: string;
  readonly quantity: number;
  /** Id of a coupon; null for no coupon. If absent, the coupon with the highest discount is applied. */
  readonly couponId?: string | null | undefined;
}

/** A stored quote, and the discount of each unused coupon of the buyer. */
export interface QuoteWithCoupons {
  readonly quote: Quote;
  readonly type: BuyType;
  readonly now: Instant;
  readonly coupons: readonly AssessedCoupon<StoredCoupon>[];
  /** The coupon to recommend, whether it was applied or not. */
  readonly best: BestCoupon<StoredCoupon> | null;
}

type QuoteDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'keys'>;

/** Computes and stores the price of a requested purchase. Only ids and the quantity are taken from the client. */
export async function createQuote(deps: QuoteDeps, accountId: string, request: QuoteRequest): Promise<Quote> {
  return (await quoteWithCoupons(deps, accountId, request)).quote;
}

/**
 * Like `createQuote`, with the coupons of the buyer. Throws `coupon_not_found` for a coupon that does not
 * exist or belongs to another buyer, and `coupon_unusable` for one that does not apply.
 */
export async function quoteWithCoupons(
  deps: QuoteDeps,
  accountId: string,
  { plan, quantity, couponId }: QuoteRequest,
): Promise<QuoteWithCoupons> {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPerOrder)
    throw new AppError('invalid_request');
  const { db, clock, ids } = deps;
  return db.transact(async ({ sql }) => {
    const now = clock.now();
    const offer = await findOffer(deps, sql, plan, now);
    if (!offer) throw new AppError('plan_not_for_sale');
    const buyerId = await lockBuyer(sql, accountId, ids.next());
    const price = priceOf(offer, quantity);
    const input = { buyerId, offer, price: money(price.payable, price.currency) };
    const coupons = await assessCoupons(sql, input, now);
    const best = bestCoupon(coupons);
    const applied = couponId === undefined ? best : await requireCoupon(sql, coupons, buyerId, couponId);
    const couponDiscount = applied?.saves ?? 0;
    const quote: Quote = {
      ...{ quoteId: ids.next(), buyerId, itemId: offer.item.id, quantity },
      ...{ priceId: offer.price.id, campaignId: offer.price.campaignId, ...price },
      ...{ couponId: applied?.coupon.couponId ?? null, couponDiscount },
      ...{ payable: price.payable - couponDiscount, quotedAt: now, expiresAt: later(now, quoteLength) },
      ...{ kind: 'purchase', lines: [], basisHash: null },
    };
    await insertQuote(sql, quote);
    return { quote, type: offer.item.kind, now, coupons, best };
  });
}

interface PricedPurchase extends Pick<CouponPurchase, 'price'> {
  readonly buyerId: string;
  readonly offer: PricedItem;
}

/** A coupon reserved by an open order for the same item counts as available, because a new order replaces that one. */
async function assessCoupons(
  sql: Sql,
  { buyerId, offer, price }: PricedPurchase,
  now: Instant,
): Promise<AssessedCoupon<StoredCoupon>[]> {
  const itemId = offer.item.id;
  const replaced = (await findOpenOrders(sql, buyerId)).filter((open) => open.itemId === itemId);
  return (await findUnusedCoupons(sql, buyerId, now)).map((coupon) => {
    const isOurs = replaced.some(({ orderNo }) => orderNo === coupon.heldBy);
    const assessed = assessCoupon(
      isOurs ? { ...coupon, state: 'available' } : coupon,
      { itemId, price },
      now,
    );
    return { ...assessed, coupon };
  });
}

async function requireCoupon(
  sql: Sql,
  coupons: readonly AssessedCoupon<StoredCoupon>[],
  buyerId: string,
  couponId: string | null,
): Promise<AssessedCoupon<StoredCoupon> | null> {
  if (couponId === null) return null;
  const found = coupons.find(({ coupon }) => coupon.couponId === couponId);
  if (!found) {
    const isOwn = (await findCoupon(sql, couponId, buyerId)) !== null;
    throw new AppError(isOwn ? 'coupon_unusable' : 'coupon_not_found');
  }
  if (found.fault !== null) throw new AppError('coupon_unusable');
  return found;
}

/** The saving of a campaign is shown as a discount from the list price. */
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
