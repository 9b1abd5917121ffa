import { day, instant, later } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowRefund,
  findWindowFault,
  mostRefunds,
  refundable,
  refundValue,
  takenBack,
} from './refund-amount.ts';
import { nextRefundState, type RefundState, refundEvents, refundStates, takesMoney } from './refund-state.ts';

const outcome = (state: RefundState) =>
  refundEvents.map((event) => {
    const next = nextRefundState(state, event);
    return next.ok ? next.value : next.refusal;
  });
const no = 'contradiction';

describe('nextRefundState', () => {
  it.each<[RefundState, string[]]>([
    ['wanted', ['approved', 'denied', no, no, no, no, no, no, no]],
    ['approved', [no, no, 'sent', no, no, no, no, no, no]],
    ['sent', [no, no, 'sent', no, 'succeeded', 'abnormal', 'closed', 'failed', no]],
    ['abnormal', [no, no, no, 'sent', 'succeeded', 'abnormal', 'closed', 'failed', no]],
    // A chargeback whose dispute was won.
    ['succeeded', [no, no, no, no, no, no, no, no, 'closed']],
    ...(['denied', 'closed', 'failed'] as const).map((state): [RefundState, string[]] => [
      state,
      refundEvents.map(() => 'ended'),
    ]),
  ])('%s', (state, expected) => {
    expect(outcome(state)).toEqual(expected);
  });
});

const states = fc.constantFrom(...refundStates);

describe('allowRefund', () => {
  it('never lets the refunds of a payment exceed it, in any story', () => {
    const step = fc.record({ amount: fc.integer({ min: -5, max: 200_000 }), ends: states });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.array(step, { maxLength: 70 }),
        (amount, story) => {
          const refunds: { amount: number; state: RefundState }[] = [];
          for (const { amount: wanted, ends } of story)
            if (allowRefund({ amount, refunds }, wanted).ok) refunds.push({ amount: wanted, state: ends });
          expect(refunds.length).toBeLessThanOrEqual(mostRefunds);
          expect(refunds.every((one) => one.amount > 0)).toBe(true);
          const left = refundable({ amount, refunds });
          expect(left).toBeGreaterThanOrEqual(0);
          const taken = refunds
            .filter(({ state }) => takesMoney(state))
            .reduce((sum, one) => sum + one.amount, 0);
          expect(taken + left).toBe(amount);
        },
      ),
    );
  });

  it('tells what is left, and refuses the 51st', () => {
    const refunds = Array.from({ length: 49 }, () => ({ amount: 1, state: 'succeeded' as const }));
    expect(allowRefund({ amount: 100, refunds }, 52)).toEqual({
      ...{ ok: false, refusal: { fault: 'above_payment', left: 51 } },
    });
    expect(allowRefund({ amount: 100, refunds }, 51).ok).toBe(true);
    const full = [...refunds, { amount: 1, state: 'failed' as const }];
    expect(allowRefund({ amount: 100, refunds: full }, 1)).toEqual({
      ...{ ok: false, refusal: { fault: 'too_many', most: 50 } },
    });
    for (const wrong of [0, -1, 0.5, Number.NaN, 1e21])
      expect(allowRefund({ amount: 100, refunds: [] }, wrong).ok, String(wrong)).toBe(false);
  });
});

const nets = fc.integer({ min: 1, max: 10_000_000 });
const shares = fc
  .tuple(fc.integer({ min: 0, max: 4e10 }), fc.integer({ min: 0, max: 4e10 }))
  .map(([unused, used]) => ({ unused, whole: unused + used }));

describe('refundValue', () => {
  it('is a whole amount from nothing to what is left of the payment, and grows with what is unused', () => {
    fc.assert(
      fc.property(nets, shares, (net, share) => {
        const value = refundValue(net, share);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(net);
        if (share.unused > 0)
          expect(refundValue(net, { ...share, unused: share.unused - 1 })).toBeLessThanOrEqual(value);
      }),
    );
    expect(refundValue(9800, { unused: 0, whole: 0 })).toBe(0);
    expect(refundValue(9800, { unused: 31, whole: 31 })).toBe(9800);
    expect(refundValue(9999, { unused: 1, whole: 3 })).toBe(3333);
  });

  it('is not changed by returning it in parts: nobody gains by refunding twice', () => {
    fc.assert(
      fc.property(nets, shares, fc.double({ min: 0, max: 1, noNaN: true }), (net, share, part) => {
        const whole = refundValue(net, share);
        const first = Math.floor(whole * part);
        if (first === 0) return;
        const taken = takenBack(first, net, share);
        const rest = { unused: share.unused - taken, whole: share.whole - taken };
        expect(rest.unused).toBeGreaterThanOrEqual(0);
        expect(first + refundValue(net - first, rest)).toBeLessThanOrEqual(whole);
      }),
    );
  });
});

describe('takenBack', () => {
  it('is everything that is unused where nothing of the payment is left, or more than its value is returned', () => {
    fc.assert(
      fc.property(nets, shares, nets, (net, share, amount) => {
        const taken = takenBack(amount, net, share);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(share.unused);
        if (amount >= net || amount >= refundValue(net, share)) expect(taken).toBe(share.unused);
        else expect(taken > 0).toBe(share.unused > 0);
      }),
    );
  });
});

describe('findWindowFault', () => {
  const rule = { days: 7, usedPercent: 5 };
  const paidAt = instant(1000);
  const fault = (used: number, at = later(paidAt, day)) =>
    findWindowFault(rule, { paidAt, used, whole: 1000 }, at);

  it('ends with the day, and with the first word beyond the share', () => {
    expect(fault(0)).toBeNull();
    expect(fault(49)).toBeNull();
    expect(fault(50)).toBe('used');
    expect(fault(0, instant(later(paidAt, 7 * day) - 1))).toBeNull();
    expect(fault(0, later(paidAt, 7 * day))).toBe('too_late');
  });
});
