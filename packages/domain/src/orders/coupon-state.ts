import { allow, type Instant, type Result, refuse } from '@inkstone/kernel';

/** State of a coupon. `held`: reserved for one unpaid order. Whether it has expired is computed from the time. */
export const couponStates = ['available', 'held', 'consumed'] as const;
export type CouponState = (typeof couponStates)[number];

/**
 * Events of a coupon. `release`: its order was closed, confirmed by the provider. `consume`: its order was
 * paid. `return`: that order was refunded in full, and the template allows it.
 */
export const couponEvents = ['hold', 'release', 'consume', 'return'] as const;
export type CouponEvent = (typeof couponEvents)[number];

export type CouponRefusal = 'coupon_held' | 'coupon_used' | 'coupon_not_held' | 'coupon_expired';

/** A coupon with its expiry. */
export interface Coupon {
  readonly state: CouponState;
  readonly expiresAt: Instant;
}

/**
 * The state after an event. An expired coupon cannot be held, but one held in time can still be consumed. A
 * late payment consumes a coupon that has been released.
 */
export function nextCouponState(
  { state, expiresAt }: Coupon,
  event: CouponEvent,
  now: Instant,
): Result<CouponState, CouponRefusal> {
  switch (event) {
    case 'hold':
      if (state !== 'available') return refuse(state === 'held' ? 'coupon_held' : 'coupon_used');
      return now < expiresAt ? allow('held') : refuse('coupon_expired');
    case 'release':
      return state === 'held' ? allow('available') : refuse('coupon_not_held');
    case 'consume':
      return state === 'consumed' ? refuse('coupon_used') : allow('consumed');
    case 'return':
      return state === 'consumed' ? allow('available') : refuse('coupon_not_held');
  }
}
