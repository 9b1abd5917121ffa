import type { ReplyOf } from '@inkstone/contracts';
import type { CouponView, listCoupons as contract } from '@inkstone/contracts/orders';
import type { UseCase } from '../../../platform/http/route.ts';
import { findCouponsOf } from './store.ts';
import { viewCoupon } from './view.ts';

/** Maximum number of coupons listed; older ones are omitted. */
const maxListed = 200;
const order: Record<CouponView['status'], number> = { available: 0, held: 1, consumed: 2, expired: 3 };

/** Lists the caller's coupons: usable ones first, by expiry. */
export const listCoupons: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock, config },
  { accountId },
) => {
  const now = clock.now();
  const found = await findCouponsOf(db.sql, accountId, maxListed);
  const coupons = found.map((coupon) => viewCoupon(coupon, now));
  coupons.sort((a, b) => order[a.status] - order[b.status] || byTime(a, b));
  return {
    coupons,
    usable: coupons.filter(({ status }) => status === 'available').length,
    holdMinutes: config.couponHoldMinutes,
  };
};

/** Compares coupons: usable ones by expiry, the others by end, latest first. */
function byTime(a: CouponView, b: CouponView): number {
  return a.status === 'available' ? a.expiresAt - b.expiresAt : b.expiresAt - a.expiresAt;
}
