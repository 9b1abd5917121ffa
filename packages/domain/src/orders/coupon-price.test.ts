import { type Instant, instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessCoupon,
  bestCoupon,
  type CouponPurchase,
  couponSavings,
  type OwnedCoupon,
} from './coupon-price.ts';
import { money } from './money.ts';

const now = instant(1000);
const amounts = fc.integer({ min: 1, max: 10_000_000 });
const saving = fc.oneof(
  amounts.map((amount) => ({ amount, percent: null })),
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ amount: null, percent })),
);
const coupons: fc.Arbitrary<OwnedCoupon> = fc
  .tuple(
    saving,
    fc.record({
      couponId: fc.uuid(),
      minimum: fc.integer({ min: 0, max: 100_000 }),
      currency: fc.constant('CNY' as const),
      plans: fc.subarray(['month_vip', 'year_vip']),
      state: fc.constantFrom('available' as const, 'held' as const, 'consumed' as const),
      issuedAt: fc.integer({ min: 0, max: 3 }).map(instant),
      expiresAt: fc.integer({ min: 999, max: 1003 }).map(instant),
    }),
  )
  .map(([saves, rest]) => ({ ...rest, ...saves }));
const purchases: fc.Arbitrary<CouponPurchase> = fc.record({
  itemId: fc.constantFrom('month_vip', 'year_vip', 'words_50k'),
  price: fc.integer({ min: 0, max: 200_000 }).map((amount) => money(amount, 'CNY')),
});

const terms = { minimum: 0, currency: 'CNY', plans: [] } as const;
const owned = (change: Partial<OwnedCoupon> & { readonly couponId: string }): OwnedCoupon => ({
  ...terms,
  ...{ amount: 500, percent: null, state: 'available', issuedAt: instant(0), expiresAt: instant(2000) },
  ...change,
});
const price = (amount: number) => ({ itemId: 'month_vip', price: money(amount, 'CNY') });

describe('couponSavings', () => {
  it('is a whole amount from zero to the price, for every coupon and price', () => {
    fc.assert(
      fc.property(coupons, purchases, (coupon, purchase) => {
        const { amount, currency } = couponSavings(coupon, purchase.price);
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(purchase.price.amount);
        expect(currency).toBe(purchase.price.currency);
      }),
    );
  });

  it('never falls when the price rises', () => {
    fc.assert(
      fc.property(coupons, purchases, amounts, (coupon, purchase, more) => {
        const higher = money(purchase.price.amount + more, 'CNY');
        const saves = couponSavings(coupon, purchase.price).amount;
        expect(couponSavings(coupon, higher).amount).toBeGreaterThanOrEqual(saves);
      }),
    );
  });

  it('rounds a share down to the fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), purchases, (percent, purchase) => {
        const saves = couponSavings({ amount: null, percent, minimum: 0 }, purchase.price).amount;
        expect(saves * 100).toBeLessThanOrEqual(purchase.price.amount * percent);
        expect((saves + 1) * 100).toBeGreaterThan(purchase.price.amount * percent);
      }),
    );
    const off = (percent: number, of: number) =>
      couponSavings({ amount: null, percent, minimum: 0 }, money(of, 'CNY')).amount;
    expect([off(15, 2500), off(33, 2500), off(33, 999), off(100, 999), off(1, 99)]).toEqual([
      375, 825, 329, 999, 0,
    ]);
  });

  it('is zero below the minimum, and starts at it', () => {
    const coupon = { amount: 500, percent: null, minimum: 2500 };
    expect(couponSavings(coupon, money(2499, 'CNY')).amount).toBe(0);
    expect(couponSavings(coupon, money(2500, 'CNY')).amount).toBe(500);
  });
});

describe('assessCoupon', () => {
  it.each<[string, Partial<OwnedCoupon>, string | null]>([
    ['applies', {}, null],
    ['is used', { state: 'consumed' }, 'used'],
    ['is held', { state: 'held' }, 'held'],
    ['has expired', { expiresAt: now }, 'expired'],
    ['is for other items', { plans: ['year_vip'] }, 'other_items'],
    ['is for another currency', { currency: 'USD' }, 'other_items'],
    ['is below its minimum', { minimum: 2501 }, 'below_minimum'],
    ['would save less than a fen', { amount: null, percent: 1, minimum: 0 }, null],
  ])('reports that one %s', (_, change, fault) => {
    const assessed = assessCoupon(owned({ couponId: 'a', ...change }), price(2500), now);
    expect(assessed.fault).toBe(fault);
    expect(assessed.saves > 0).toBe(fault === null);
  });

  it('applies none without a saving', () => {
    const coupon = owned({ couponId: 'a', amount: null, percent: 1 });
    expect(assessCoupon(coupon, price(99), now)).toMatchObject({ saves: 0, fault: 'below_minimum' });
  });
});

describe('bestCoupon', () => {
  const best = (held: readonly OwnedCoupon[], of = price(2500), at: Instant = now) =>
    bestCoupon(held.map((coupon) => assessCoupon(coupon, of, at)));

  it('saves at least as much as every other applicable one, in any order', () => {
    fc.assert(
      fc.property(fc.array(coupons, { maxLength: 8 }), purchases, (held, purchase) => {
        const assessed = held.map((coupon) => assessCoupon(coupon, purchase, now));
        const applicable = assessed.filter(({ fault }) => fault === null);
        const chosen = bestCoupon(assessed);
        expect(bestCoupon([...assessed].reverse())).toEqual(chosen);
        expect(chosen === null).toBe(applicable.length === 0);
        if (!chosen) return;
        expect(chosen.saves).toBe(Math.max(...applicable.map(({ saves }) => saves)));
        const equal = applicable.filter(({ saves }) => saves === chosen.saves);
        expect(chosen.coupon.expiresAt).toBe(Math.min(...equal.map(({ coupon }) => coupon.expiresAt)));
      }),
    );
  });

  it('reports the reason', () => {
    const small = owned({ couponId: 'a' });
    const large = owned({ couponId: 'b', amount: 600 });
    const sooner = owned({ couponId: 'c', amount: 600, expiresAt: instant(1500) });
    expect(best([])).toBeNull();
    expect(best([small])).toMatchObject({ coupon: small, reason: 'only', saves: 500 });
    expect(best([small, large])).toMatchObject({ coupon: large, reason: 'saves_most', saves: 600 });
    expect(best([small, large, sooner])).toMatchObject({ coupon: sooner, reason: 'expires_first' });
  });

  it('compares the savings on this price, not the nominal values', () => {
    const amount = owned({ couponId: 'a', amount: 3000 });
    const whole = owned({ couponId: 'b', amount: null, percent: 100, expiresAt: instant(1500) });
    expect(best([amount, whole])).toMatchObject({ coupon: whole, reason: 'expires_first', saves: 2500 });
  });
});
