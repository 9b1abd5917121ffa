import type { CouponView } from '@inkstone/contracts/orders';
import type { Instant } from '@inkstone/kernel';
import type { StoredCoupon } from './store.ts';

/** A coupon as sent to clients. Whether it has expired is computed from the time. */
export function viewCoupon(coupon: StoredCoupon, now: Instant): CouponView {
  const { couponId, name, amount, percent, minimum, currency, plans, heldBy, heldUntil } = coupon;
  const { state, issuedAt, expiresAt } = coupon;
  const status = state === 'available' && now >= expiresAt ? 'expired' : state;
  return {
    ...{ couponId, name, amount, percent, minimum, currency, plans: [...plans] },
    ...{ status, heldBy, heldUntil, issuedAt, expiresAt },
  };
}
