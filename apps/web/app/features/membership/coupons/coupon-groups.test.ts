import type { CouponView } from '@inkstone/contracts/orders';
import { describe, expect, it } from 'vitest';
import { groupCoupons } from './coupon-groups.ts';

const coupon = (couponId: string, status: CouponView['status'], expiresAt: number): CouponView => ({
  ...{ couponId, status, expiresAt, name: couponId, amount: 500, percent: null, minimum: 0 },
  ...{ currency: 'CNY', plans: [], heldBy: null, heldUntil: null, issuedAt: 0 },
});
const ids = (coupons: readonly CouponView[]) => coupons.map(({ couponId }) => couponId);

describe('groupCoupons', () => {
  it('lists the soonest to expire first, and counts those expired meanwhile as expired', () => {
    const { usable, held, used, expired } = groupCoupons(
      [
        coupon('later', 'available', 900),
        coupon('soon', 'available', 600),
        coupon('just expired', 'available', 500),
        coupon('long expired', 'expired', 100),
        // Reserved before it expired: the order may still be paid.
        coupon('held', 'held', 400),
        coupon('used', 'consumed', 300),
      ],
      500,
    );
    expect(ids(usable)).toEqual(['soon', 'later']);
    expect(ids(held)).toEqual(['held']);
    expect(ids(used)).toEqual(['used']);
    expect(ids(expired)).toEqual(['just expired', 'long expired']);
  });
});
