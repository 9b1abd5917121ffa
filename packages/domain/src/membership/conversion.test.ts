import { day, instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversion, convertToPro, type UnusedTime } from './conversion.ts';

const plus = { amount: 2500, days: 31 };
const pro = { amount: 9800, days: 31 };
const time = (grantId: string, unused: number, grantedAt = 0): UnusedTime => ({
  ...{ grantId, unused, grantedAt: instant(grantedAt) },
});

describe('convertToPro', () => {
  it('converts 30 days of Plus to 7 days of Pro, and keeps the rest as Plus', () => {
    const { days, taken, kept, parts } = convertToPro([time('a', 30 * day)], plus, pro);
    expect({ days, taken, kept }).toEqual({
      ...{ days: 7, taken: (7 * day * 9800) / 2500, kept: 30 * day - (7 * day * 9800) / 2500 },
    });
    expect(parts).toEqual([{ grantId: 'a', taken, given: 7 * day, kept }]);
  });

  it('does not convert time of a value below one day', () => {
    const { days, taken, kept } = convertToPro([time('a', 3 * day)], plus, pro);
    expect({ days, taken, kept }).toEqual({ days: 0, taken: 0, kept: 3 * day });
    expect(convertToPro([], plus, pro)).toEqual({ days: 0, parts: [], taken: 0, kept: 0 });
  });

  it('refuses prices that exceed the range of numbers', () => {
    const costly = { amount: 1_000_000, days: 1 };
    expect(() => convertToPro([time('a', 9000 * day)], costly, { amount: 1, days: 2000 })).toThrow(
      RangeError,
    );
  });

  it('uses the time granted first, and keeps later grants', () => {
    const times = [time('late', 2 * day, 9), time('early', 3 * day, 1)];
    expect(convertToPro(times, plus, pro).parts).toEqual([
      { grantId: 'early', taken: 3 * day, given: expect.any(Number), kept: 0 },
      { grantId: 'late', taken: 0.92 * day, given: expect.any(Number), kept: 1.08 * day },
    ]);
  });
});

const price = fc.record({
  amount: fc.integer({ min: 500, max: 100_000 }),
  days: fc.integer({ min: 7, max: 366 }),
});
const times = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 366 * day }), fc.nat({ max: 5 })), { maxLength: 8 })
  .map((rows) => rows.map(([unused, grantedAt], place) => time(`g${place}`, unused, grantedAt)));
const sum = ({ parts }: Conversion, key: 'taken' | 'given' | 'kept') =>
  parts.reduce((total, part) => total + BigInt(part[key]), 0n);

describe('convertToPro, of any time at any prices', () => {
  it('never creates value, and keeps less than the value of a day', () => {
    fc.assert(
      fc.property(times, price, price, (given, from, to) => {
        const result = convertToPro(given, from, to);
        const worth = (ms: bigint, { amount }: typeof from, { days }: typeof from) =>
          ms * BigInt(amount) * BigInt(days);
        const made = BigInt(result.days) * BigInt(day);
        expect(worth(made, to, from)).toBeLessThanOrEqual(worth(BigInt(result.taken), from, to));
        // One more day would cost more than the remaining time.
        const all = BigInt(result.taken) + BigInt(result.kept);
        expect(worth(made + BigInt(day), to, from)).toBeGreaterThan(worth(all, from, to));
      }),
    );
  });

  it('loses no time: every ms is taken or kept, and the parts equal the days exactly', () => {
    fc.assert(
      fc.property(times, price, price, (given, from, to) => {
        const result = convertToPro(given, from, to);
        expect(sum(result, 'taken')).toBe(BigInt(result.taken));
        expect(sum(result, 'kept')).toBe(BigInt(result.kept));
        expect(sum(result, 'given')).toBe(BigInt(result.days) * BigInt(day));
        for (const { grantId, taken, kept, given: made } of result.parts) {
          expect(taken + kept).toBe(given.find((one) => one.grantId === grantId)?.unused);
          expect(Math.min(taken, kept, made)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('does not depend on the order of the grants', () => {
    fc.assert(
      fc.property(times, price, price, (given, from, to) => {
        expect(convertToPro(given.toReversed(), from, to)).toEqual(convertToPro(given, from, to));
      }),
    );
  });
});
