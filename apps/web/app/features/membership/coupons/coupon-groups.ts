import type { CouponView } from '@inkstone/contracts/orders';

/** Coupons by state, in display order. */
export interface CouponGroups {
  /** Usable now, soonest expiry first. */
  readonly usable: readonly CouponView[];
  /** Reserved by unpaid orders. */
  readonly held: readonly CouponView[];
  readonly used: readonly CouponView[];
  /** Expired, latest expiry first. */
  readonly expired: readonly CouponView[];
}

/** Groups coupons at a time in ms. A coupon that expired while the page was open counts as expired. */
export function groupCoupons(coupons: readonly CouponView[], now: number): CouponGroups {
  const isExpired = ({ status, expiresAt }: CouponView) =>
    status === 'expired' || (status === 'available' && expiresAt <= now);
  const by = (status: CouponView['status']) =>
    coupons
      .filter((coupon) => coupon.status === status && !isExpired(coupon))
      .sort((left, right) => left.expiresAt - right.expiresAt);
  return {
    usable: by('available'),
    held: by('held'),
    used: by('consumed').reverse(),
    expired: coupons.filter(isExpired).sort((left, right) => right.expiresAt - left.expiresAt),
  };
}
