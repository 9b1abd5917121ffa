import { instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  type AttemptState,
  attemptEvents,
  attemptStates,
  isLive,
  nextAttemptState,
  payStatusOf,
} from './attempt-state.ts';
import { type CouponState, couponEvents, couponStates, nextCouponState } from './coupon-state.ts';
import {
  hasPayment,
  nextOrderState,
  type OrderEvent,
  type OrderState,
  orderEvents,
  orderStates,
} from './order-state.ts';
import { decidePaymentUse, findPaymentFaults, type PaymentTerms } from './payment-use.ts';

const outcome = (result: { ok: true; value: string } | { ok: false; refusal: string }) =>
  result.ok ? result.value : result.refusal;

describe('nextOrderState', () => {
  it.each<[OrderState, Record<OrderEvent, string>]>([
    ['unpaid', { pay: 'paid', grant: 'not_paid', cancel: 'closing', closed: 'not_closing' }],
    ['paid', { pay: 'order_paid', grant: 'finished', cancel: 'order_paid', closed: 'order_paid' }],
    ['finished', { pay: 'order_paid', grant: 'order_paid', cancel: 'order_paid', closed: 'order_paid' }],
    ['closing', { pay: 'paid', grant: 'not_paid', cancel: 'closing', closed: 'canceled' }],
    ['canceled', { pay: 'paid', grant: 'not_paid', cancel: 'order_closed', closed: 'canceled' }],
  ])('%s', (state, expected) => {
    for (const event of orderEvents)
      expect(outcome(nextOrderState(state, event)), event).toBe(expected[event]);
  });

  it('accepts one payment and one grant in any sequence, and keeps both', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderEvents)), (story) => {
        let state: OrderState = 'unpaid';
        const done: OrderEvent[] = [];
        for (const event of story) {
          const next = nextOrderState(state, event);
          if (!next.ok) continue;
          done.push(event);
          state = next.value;
        }
        const count = (event: OrderEvent) => done.filter((one) => one === event).length;
        expect(count('pay')).toBe(story.includes('pay') ? 1 : 0);
        expect(count('grant')).toBeLessThanOrEqual(count('pay'));
        expect(hasPayment(state)).toBe(story.includes('pay'));
        expect(orderStates).toContain(state);
      }),
    );
  });
});

describe('nextAttemptState', () => {
  it.each<[AttemptState, Partial<Record<AttemptEvent, string>>]>([
    ['creating', { opened: 'open', refused: 'failed', lost: 'unknown', close: 'unknown', paid: 'paid' }],
    [
      'unknown',
      { refused: 'contradiction', pending: 'open', absent: 'failed', ended: 'closed', paid: 'paid' },
    ],
    ['open', { refused: 'contradiction', close: 'closing', absent: 'open', ended: 'closed', paid: 'paid' }],
    [
      'closing',
      { opened: 'contradiction', absent: 'closed', ended: 'closed', pending: 'closing', paid: 'paid' },
    ],
    ['closed', { lost: 'contradiction', opened: 'closed', pending: 'closed', paid: 'paid' }],
    ['failed', { opened: 'contradiction', ended: 'failed', paid: 'paid' }],
    ['paid', { paid: 'paid', ended: 'settled', close: 'settled', refused: 'settled', pending: 'settled' }],
  ])('%s', (state, expected) => {
    for (const [event, next] of Object.entries(expected))
      expect(outcome(nextAttemptState(state, event as AttemptEvent)), event).toBe(next);
  });

  it('accepts a payment in every sequence, and nothing reverts it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...attemptEvents)), (story) => {
        let state: AttemptState = 'creating';
        for (const event of story) {
          const next = nextAttemptState(state, event);
          if (next.ok) state = next.value;
        }
        expect(state === 'paid').toBe(story.includes('paid'));
        expect(payStatusOf(state) === 'SUCCESS').toBe(story.includes('paid'));
      }),
    );
  });

  it("ends an unknown attempt only by the provider's report", () => {
    for (const event of ['lost', 'close'] as const)
      expect(nextAttemptState('unknown', event)).toEqual({ ok: true, value: 'unknown' });
    expect(attemptStates.filter(isLive)).toEqual(['creating', 'unknown', 'open', 'closing']);
    expect(attemptStates.filter((state) => payStatusOf(state) === 'USERPAYING')).toEqual(
      attemptStates.filter(isLive),
    );
  });
});

describe('decidePaymentUse', () => {
  const agreed: PaymentTerms = { merchant: 'm', app: 'a', amount: 2500, currency: 'CNY' };

  it('applies the first payment with the agreed terms, and refunds every further one', () => {
    for (const order of orderStates) {
      const use = decidePaymentUse({ faults: [], order, hasBuyer: true, isOfSubscription: false });
      expect(use, order).toBe(hasPayment(order) ? 'surplus' : 'applied');
    }
  });

  it('applies no payment that differs in any term, and none without a buyer', () => {
    const changes = { merchant: 'x', app: 'x', amount: 2499, currency: 'USD' };
    for (const [term, value] of Object.entries(changes)) {
      const faults = findPaymentFaults(agreed, { ...agreed, [term]: value });
      expect(faults).toEqual([term]);
      for (const order of orderStates)
        expect(decidePaymentUse({ faults, order, hasBuyer: true, isOfSubscription: false })).toBe('suspense');
    }
    expect(findPaymentFaults(agreed, { ...agreed })).toEqual([]);
    const removed = { faults: [], order: 'unpaid', hasBuyer: false } as const;
    expect(decidePaymentUse({ ...removed, isOfSubscription: false })).toBe('suspense');
    expect(decidePaymentUse({ ...removed, isOfSubscription: true })).toBe('surplus');
  });

  it('returns a charge of a subscription whose order was given up', () => {
    const use = (order: OrderState) =>
      decidePaymentUse({ faults: [], order, hasBuyer: true, isOfSubscription: true });
    expect([use('unpaid'), use('closing'), use('canceled'), use('finished')]).toEqual([
      ...['applied', 'surplus', 'surplus', 'surplus'],
    ]);
  });
});

describe('nextCouponState', () => {
  const [before, end] = [instant(999), instant(1000)];

  it.each<[CouponState, string[]]>([
    ['available', ['held', 'coupon_not_held', 'consumed', 'coupon_not_held']],
    ['held', ['coupon_held', 'available', 'consumed', 'coupon_not_held']],
    ['consumed', ['coupon_used', 'coupon_not_held', 'coupon_used', 'available']],
  ])('%s', (state, expected) => {
    const coupon = { state, expiresAt: end };
    expect(couponEvents.map((event) => outcome(nextCouponState(coupon, event, before)))).toEqual(expected);
  });

  it('holds no expired coupon, and consumes one held in time', () => {
    expect(outcome(nextCouponState({ state: 'available', expiresAt: end }, 'hold', end))).toBe(
      'coupon_expired',
    );
    expect(outcome(nextCouponState({ state: 'held', expiresAt: end }, 'consume', end))).toBe('consumed');
  });

  it('is consumed once in any sequence without a return', () => {
    const events = fc.array(fc.constantFrom('hold' as const, 'release' as const, 'consume' as const));
    fc.assert(
      fc.property(events, (story) => {
        let state: CouponState = 'available';
        let consumed = 0;
        for (const event of story) {
          const next = nextCouponState({ state, expiresAt: end }, event, before);
          if (!next.ok) continue;
          state = next.value;
          if (event === 'consume') consumed += 1;
        }
        expect(consumed).toBe(story.includes('consume') ? 1 : 0);
        expect(couponStates).toContain(state);
      }),
    );
  });
});
