import { describe, expect, it } from 'vitest';
import { canPay, type KnownOrder, stateOf } from './order-state.ts';

const unpaid: KnownOrder = {
  ...{ status: 'unpaid', pay: 'USERPAYING', refunded: 0, refunding: 0, payable: 2500, expiresAt: 1000 },
};

describe('stateOf', () => {
  it.each([
    ['waiting', unpaid],
    ['failed', { ...unpaid, pay: 'FAIL' as const }],
    ['overdue', { ...unpaid, expiresAt: 500 }],
    ['paid', { ...unpaid, status: 'paid' as const, pay: 'SUCCESS' as const, expiresAt: 0 }],
    ['done', { ...unpaid, status: 'finished' as const, pay: 'SUCCESS' as const, expiresAt: 0 }],
    ['partly_refunded', { ...unpaid, status: 'finished' as const, refunded: 2499 }],
    ['refunded', { ...unpaid, status: 'finished' as const, refunded: 2500 }],
    ['refunded', { ...unpaid, status: 'canceled' as const, refunded: 2500 }],
    ['refunding', { ...unpaid, status: 'finished' as const, refunding: 2500 }],
    ['refunding', { ...unpaid, status: 'finished' as const, refunded: 500, refunding: 2000 }],
    ['closed', { ...unpaid, status: 'canceled' as const, expiresAt: 0 }],
  ])('is %s', (state, order) => {
    expect(stateOf(order, 500)).toBe(state);
    expect(canPay(order, 500)).toBe(state === 'waiting' || state === 'failed');
  });
});
