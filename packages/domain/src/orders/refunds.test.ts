import { day, instant, later } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowRefund,
  approvalLimit,
  findWindowFault,
  maxRefunds,
  refundable,
  refundValue,
  takenBack,
} from './refund-amount.ts';
import {
  findUnrepeated,
  nextRefundState,
  type RefundState,
  refundEvents,
  refundStates,
  takesMoney,
} from './refund-state.ts';

const outcome = (state: RefundState) =>
  refundEvents.map((event) => {
    const next = nextRefundState(state, event);
    return next.ok ? next.value : next.refusal;
  });
const no = 'contradiction';

describe('nextRefundState', () => {
  it.each<[RefundState, string[]]>([
    ['wanted', ['approved', 'denied', 'closed', no, no, no, no, no, no, no, no, no]],
    ['approved', [no, no, 'closed', 'sent', no, no, no, no, no, no, no, no]],
    ['sent', [no, no, no, 'sent', no, no, 'succeeded', 'abnormal', 'failed', 'failed', no, no]],
    ['abnormal', [no, no, no, no, 'sent', no, 'succeeded', 'abnormal', 'failed', 'failed', no, no]],
    // A chargeback whose dispute was won, and a refund that the bank of the payer sent back.
    ['succeeded', [no, no, no, no, no, no, no, no, no, no, 'closed', 'failed']],
    ['failed', [no, no, no, no, no, 'closed', no, no, no, no, no, no]],
    ...(['denied', 'closed'] as const).map((state): [RefundState, string[]] => [
      state,
      refundEvents.map(() => 'ended'),
    ]),
  ])('%s', (state, expected) => {
    expect(outcome(state)).toEqual(expected);
  });
});

it('finds failed refunds of applied payments that no later one repeats', () => {
  const refund = (refundId: string, paymentId: string, state: RefundState, createdAt: number) => ({
    ...{ refundId, paymentId, state, createdAt },
  });
  const refunds = [
    refund('repeated', 'a', 'failed', 1),
    refund('denied', 'a', 'denied', 2),
    refund('again', 'b', 'failed', 3),
    refund('last', 'b', 'failed', 4),
    refund('surplus', 'c', 'failed', 5),
  ];
  const isApplied = (paymentId: string) => paymentId !== 'c';
  expect(findUnrepeated(refunds, isApplied).map(({ refundId }) => refundId)).toEqual(['last']);
});

const states = fc.constantFrom(...refundStates);

describe('allowRefund', () => {
  it('never allows refunds above the payment, in any sequence', () => {
    const step = fc.record({ amount: fc.integer({ min: -5, max: 200_000 }), ends: states });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.array(step, { maxLength: 70 }),
        (amount, story) => {
          const refunds: { amount: number; state: RefundState }[] = [];
          for (const { amount: wanted, ends } of story)
            if (allowRefund({ amount, refunds }, wanted).ok) refunds.push({ amount: wanted, state: ends });
          expect(refunds.length).toBeLessThanOrEqual(maxRefunds);
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

  it('returns the rest, and refuses the 51st', () => {
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
  .map(([unused, used]) => ({ unused, whole: unused + used, taken: 0 }));
type Share = Parameters<typeof takenBack>[2];
const whole = (paid: number) => ({ paid, returned: 0 });
/** Returns the share that remains after a refund has revoked a part. */
const without = ({ unused, whole: all, taken }: Share, part: number): Share => ({
  ...{ unused: unused - part, whole: all - part, taken: taken + part },
});
/** Returns the share that remains after refunds made at the same time, one after the other. */
const afterAll = (paid: number, share: Share, amounts: readonly number[]) =>
  amounts.reduce(
    ({ left, returned }, amount) => ({
      left: without(left, takenBack(amount, { paid, returned }, left)),
      returned: returned + amount,
    }),
    { left: share, returned: 0 },
  ).left;

describe('refundValue', () => {
  it('is a whole amount between zero and the rest of the payment, and grows with the unused part', () => {
    fc.assert(
      fc.property(nets, shares, (net, share) => {
        const value = refundValue(whole(net), share);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(net);
        if (share.unused > 0)
          expect(refundValue(whole(net), { ...share, unused: share.unused - 1 })).toBeLessThanOrEqual(value);
      }),
    );
    expect(refundValue(whole(9800), { unused: 0, whole: 0, taken: 0 })).toBe(0);
    expect(refundValue(whole(9800), { unused: 31, whole: 31, taken: 0 })).toBe(9800);
    expect(refundValue(whole(9999), { unused: 1, whole: 3, taken: 0 })).toBe(3333);
  });

  it('is not changed by refunding in parts: two refunds return no more than one', () => {
    fc.assert(
      fc.property(nets, shares, fc.double({ min: 0, max: 1, noNaN: true }), (net, share, part) => {
        const value = refundValue(whole(net), share);
        const first = Math.floor(value * part);
        if (first === 0) return;
        const rest = without(share, takenBack(first, whole(net), share));
        expect(rest.unused).toBeGreaterThanOrEqual(0);
        const later = refundValue({ paid: net, returned: first }, rest);
        expect(later).toBe(rest.unused === 0 ? 0 : value - first);
      }),
    );
  });
});

describe('takenBack', () => {
  it('is everything unused if nothing of the payment is left, or more than its value is returned', () => {
    fc.assert(
      fc.property(nets, shares, nets, (net, share, amount) => {
        const taken = takenBack(amount, whole(net), share);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(share.unused);
        if (amount >= net || amount >= refundValue(whole(net), share)) expect(taken).toBe(share.unused);
        else expect(taken > 0).toBe(share.unused > 0);
      }),
    );
  });

  it('is the same in every order of refunds, and for one refund of their sum', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(nets, shares, parts, fc.infiniteStream(fc.nat()), (paid, share, amounts, order) => {
        const shuffled = amounts
          .map((amount) => ({ amount, place: order.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ amount }) => amount);
        const inOrder = afterAll(paid, share, amounts);
        expect(afterAll(paid, share, shuffled)).toEqual(inOrder);
        expect(afterAll(paid, share, [amounts.reduce((sum, one) => sum + one, 0)])).toEqual(inOrder);
      }),
      { numRuns: 2000 },
    );
  });

  it('costs the same time for each unit of money, however much was used between refunds', () => {
    // A month of Plus for 25 yuan, half of it used between two refunds of 5 yuan.
    const month = { unused: 31 * day, whole: 31 * day, taken: 0 };
    const first = takenBack(500, whole(2500), month);
    const used = without(month, first);
    const later = { ...used, unused: used.unused - 10 * day };
    const second = takenBack(500, { paid: 2500, returned: 500 }, later);
    expect([first, second]).toEqual([(31 * day) / 5, (31 * day) / 5]);
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

describe('approvalLimit', () => {
  const limits = { CNY: 50_000 };
  const refund = { amount: 20_000, state: 'succeeded', askedBy: 'ann', decidedBy: null } as const;

  it('is that of the currency, less what staff returned without approval', () => {
    expect(approvalLimit(limits, 'CNY', [])).toBe(50_000);
    expect(approvalLimit(limits, 'USD', [])).toBe(0);
    expect(approvalLimit(limits, 'CNY', [refund, { ...refund, state: 'sent' }])).toBe(10_000);
    expect(approvalLimit(limits, 'CNY', [refund, refund, refund])).toBe(0);
  });

  it.each([
    ['approved', { decidedBy: 'ben' }],
    ['waiting for approval', { state: 'wanted' }],
    ['denied', { state: 'denied' }],
    ['failed', { state: 'failed' }],
    ['requested by the buyer', { askedBy: null }],
  ] as const)('is not lowered by a refund that is %s', (_, change) => {
    expect(approvalLimit(limits, 'CNY', [{ ...refund, ...change }])).toBe(50_000);
  });
});
