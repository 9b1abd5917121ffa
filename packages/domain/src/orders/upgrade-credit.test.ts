import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upgradeCredit } from './upgrade-credit.ts';

const order = (paid: number, refunded = 0, credited = 0) => ({ paid, refunded, credited });

describe('upgradeCredit', () => {
  it('is half the price with half of a year unused', () => {
    expect(upgradeCredit(order(19_800), { part: 183n, whole: 366n })).toBe(9900);
  });

  it('is rounded down, and zero for free orders', () => {
    expect(upgradeCredit(order(100), { part: 2n, whole: 3n })).toBe(66);
    expect(upgradeCredit(order(0), { part: 1n, whole: 1n })).toBe(0);
  });

  it('excludes returned and formerly credited parts', () => {
    expect(upgradeCredit(order(19_800, 9800, 5000), { part: 1n, whole: 2n })).toBe(2500);
    expect(upgradeCredit(order(100, 60, 60), { part: 1n, whole: 1n })).toBe(0);
  });

  it('never exceeds the rest of the payment, also for a share above the whole', () => {
    const amount = fc.nat({ max: 10_000_000 });
    const share = fc.record({
      part: fc.bigInt({ min: -5n, max: 10n ** 30n }),
      whole: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    });
    fc.assert(
      fc.property(amount, amount, amount, share, (paid, refunded, credited, given) => {
        const credit = upgradeCredit(order(paid, refunded, credited), given);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(Math.max(0, paid - refunded - credited));
      }),
    );
  });

  it('of the parts of an order is together at most that of the whole', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.array(fc.nat({ max: 1000 }), { minLength: 1 }),
        (paid, parts) => {
          const whole = BigInt(parts.reduce((sum, part) => sum + part, 1));
          const sum = parts.reduce(
            (total, part) => total + upgradeCredit(order(paid), { part: BigInt(part), whole }),
            0,
          );
          expect(sum).toBeLessThanOrEqual(paid);
        },
      ),
    );
  });
});
