import type { Instant } from '@inkstone/kernel';
import type { CouponState } from './coupon-state.ts';
import { type Currency, type Money, money, share } from './money.ts';

/** The discount of a coupon, and the purchases it applies to. Either `amount` or `percent` is null. */
export interface CouponTerms {
  /** In minor units. */
  readonly amount: number | null;
  /** Share of the price, 1 to 100. */
  readonly percent: number | null;
  /** The price from which it applies, in minor units. */
  readonly minimum: number;
  readonly currency: Currency;
  /** Ids of the items it applies to; empty for all. */
  readonly plans: readonly string[];
}

/** A coupon of a buyer, in any state. */
export interface OwnedCoupon extends CouponTerms {
  readonly couponId: string;
  readonly state: CouponState;
  readonly issuedAt: Instant;
  /** When it expires, in ms. */
  readonly expiresAt: Instant;
}

/** The purchase that a coupon is used for. */
export interface CouponPurchase {
  readonly itemId: string;
  /** The price of the whole quantity, less the discount of a campaign. */
  readonly price: Money;
}

/** Why a coupon does not apply. */
export type CouponFault = 'expired' | 'used' | 'held' | 'below_minimum' | 'other_items';

/** A coupon with its discount in minor units, or why it does not apply. */
export interface AssessedCoupon<Coupon extends OwnedCoupon = OwnedCoupon> {
  readonly coupon: Coupon;
  readonly saves: number;
  readonly fault: CouponFault | null;
}

/**
 * Reason why a coupon is the best one: it is the only one that applies, it saves more than all others, or it expires before the
 * others that save as much.
 */
export type BestReason = 'only' | 'saves_most' | 'expires_first';

/** The coupon to use, with the reason. */
export interface BestCoupon<Coupon extends OwnedCoupon = OwnedCoupon> extends AssessedCoupon<Coupon> {
  readonly reason: BestReason;
}

/**
 * Returns the discount on a price, at most the price. A percentage is rounded down to the minor unit. 0 if the price is below the
 * minimum.
 */
export function couponSavings(
  { amount, percent, minimum }: Pick<CouponTerms, 'amount' | 'percent' | 'minimum'>,
  price: Money,
): Money {
  if (price.amount < minimum) return money(0, price.currency);
  const saves = percent === null ? money(amount ?? 0, price.currency) : share(price, percent, 100);
  return money(Math.max(0, Math.min(saves.amount, price.amount)), price.currency);
}

/** Assesses a coupon for a purchase. One that would save nothing counts as below its minimum. */
export function assessCoupon<Coupon extends OwnedCoupon>(
  coupon: Coupon,
  purchase: CouponPurchase,
  now: Instant,
): AssessedCoupon<Coupon> {
  const saves = couponSavings(coupon, purchase.price).amount;
  const fault = faultOf(coupon, purchase, now) ?? (saves === 0 ? 'below_minimum' : null);
  return { coupon, saves: fault === null ? saves : 0, fault };
}

function faultOf(coupon: OwnedCoupon, { itemId, price }: CouponPurchase, now: Instant): CouponFault | null {
  if (coupon.state === 'consumed') return 'used';
  if (coupon.state === 'held') return 'held';
  if (now >= coupon.expiresAt) return 'expired';
  const isForItem = coupon.plans.length === 0 || coupon.plans.includes(itemId);
  return isForItem && coupon.currency === price.currency ? null : 'other_items';
}

/**
 * Returns the coupon with the highest discount; among equal ones the first to expire, then the first issued.
 * Null if none applies.
 */
export function bestCoupon<Coupon extends OwnedCoupon>(
  assessed: readonly AssessedCoupon<Coupon>[],
): BestCoupon<Coupon> | null {
  const [best, next] = assessed.filter(({ fault }) => fault === null).toSorted(compare);
  if (!best) return null;
  const reason = !next ? 'only' : best.saves > next.saves ? 'saves_most' : 'expires_first';
  return { ...best, reason };
}

function compare(a: AssessedCoupon, b: AssessedCoupon): number {
  return (
    b.saves - a.saves ||
    a.coupon.expiresAt - b.coupon.expiresAt ||
    a.coupon.issuedAt - b.coupon.issuedAt ||
    (a.coupon.couponId < b.coupon.couponId ? -1 : 1)
  );
}
