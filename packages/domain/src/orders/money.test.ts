import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, readAmount, share, subtract, times } from './money.ts';

const fen = (amount: number) => money(amount, 'CNY');
const amounts = fc.integer({ min: -1e12, max: 1e12 });

describe('readAmount', () => {
  it('reads yuan with at most two decimals, and nothing else', () => {
    expect(['12', '12.5', '12.05', ' 0.1 ', '0'].map(readAmount)).toEqual([1200, 1250, 1205, 10, 0]);
    for (const wrong of ['', '.5', '1.', '1.005', '-1', '1e3', '1,5', '１', '1234567890'])
      expect(readAmount(wrong), wrong).toBeNull();
  });
});

describe('money', () => {
  it.each([0.1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53])('refuses %s', (amount) => {
    expect(() => fen(amount)).toThrow(RangeError);
  });

  it('never adds different currencies', () => {
    expect(() => add(fen(1), money(1, 'USD'))).toThrow('CNY and USD cannot be added');
    expect(() => subtract(fen(1), money(1, 'USD'))).toThrow(RangeError);
  });

  it('refuses inexact results', () => {
    expect(() => add(fen(Number.MAX_SAFE_INTEGER), fen(1))).toThrow(RangeError);
    expect(() => times(fen(2 ** 40), 2 ** 20)).toThrow(RangeError);
    expect(() => times(fen(1), 1.5)).toThrow(RangeError);
    expect(() => share(fen(1), 1, 0)).toThrow(RangeError);
  });

  it('subtracts added amounts', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtract(add(fen(a), fen(b)), fen(b))).toEqual(fen(a));
      }),
    );
  });

  it('rounds shares down, so that shares of a whole never exceed it', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), parts, (amount, given) => {
        const whole = given.reduce((sum, part) => sum + part, 0);
        const sum = given.reduce((total, part) => add(total, share(fen(amount), part, whole)), fen(0));
        expect(sum.amount).toBeLessThanOrEqual(amount);
        expect(sum.amount).toBeGreaterThan(amount - given.length);
      }),
    );
    expect(share(fen(19800), 183, 366)).toEqual(fen(9900));
    expect(share(fen(-10), 1, 3)).toEqual(fen(-4));
  });
});
