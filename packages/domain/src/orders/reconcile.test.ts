import { hour, instant, minute } from '@inkstone/kernel';
import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBillDays, billDayOf, lastBillDay, nextBillReading, spanOfBillDay } from './bill-days.ts';
import { type BilledMovement, type BookedMovement, compareBill, type Difference } from './reconcile.ts';

const plants = [
  ...['none', 'none', 'none', 'only_theirs', 'only_ours', 'amount', 'currency', 'repeated'],
  ...['next day', 'other day'],
] as const;

const movement = record({
  movement: constantFrom('payment' as const, 'refund' as const),
  ref: integer({ min: 1, max: 400 }).map((number) => `no-${number}`),
  amount: integer({ min: 1, max: 1_000_000 }),
  currency: constantFrom('CNY', 'USD'),
  plant: constantFrom(...plants),
});

describe('compareBill', () => {
  it('finds exactly the planted differences', () => {
    const days = uniqueArray(movement, {
      maxLength: 60,
      selector: (one) => `${one.movement} ${one.ref}`,
    });
    assert(
      property(days, integer(), (made, seed) => {
        const bill: BilledMovement[] = [];
        const booked: BookedMovement[] = [];
        const planted: Difference[] = [];
        for (const { plant, ...one } of made) {
          const own = { ...one, isOfDay: true, isBilledElsewhere: false };
          const { movement: moved, ref, currency, amount } = one;
          const agreed = { currency, ourCurrency: currency };
          const found = { movement: moved, ref, ...agreed, theirs: amount, ours: amount };
          if (plant === 'only_theirs') planted.push({ ...found, kind: plant, ours: null, ourCurrency: null });
          else if (plant === 'next day') booked.push({ ...own, isOfDay: true, isBilledElsewhere: true });
          else if (plant === 'other day') booked.push({ ...own, isOfDay: false });
          else booked.push(own);
          if (plant === 'only_ours') planted.push({ ...found, kind: plant, theirs: null });
          else if (plant === 'amount') {
            bill.push({ ...one, amount: amount + 1 });
            planted.push({ ...found, kind: 'amount', theirs: amount + 1 });
          } else if (plant === 'currency') {
            const other = currency === 'CNY' ? 'USD' : 'CNY';
            bill.push({ ...one, currency: other });
            planted.push({ ...found, kind: 'amount', currency: other });
          } else if (plant !== 'next day') bill.push(one);
          if (plant === 'repeated') {
            bill.push(one, one);
            planted.push({ ...found, kind: 'repeated' });
          }
        }
        const order = (one: { ref: string }) => (Number(one.ref.slice(3)) * 7919 + Math.abs(seed)) % 1009;
        bill.sort((a, b) => order(a) - order(b));
        const sorted = (all: readonly Difference[]) =>
          all.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
        expect(sorted(compareBill(bill, booked))).toEqual(sorted(planted));
      }),
    );
  });
});

describe('the days of bills', () => {
  it('begin at midnight in Asia/Shanghai', () => {
    const midnight = instant(Date.parse('2026-11-22T16:00:00Z'));
    expect(billDayOf(midnight)).toBe('2026-11-23');
    expect(billDayOf(instant(midnight - 1))).toBe('2026-11-22');
    expect(spanOfBillDay('2026-11-23').from).toBe(midnight);
    expect(addBillDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addBillDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '', '2026-11-22T00:00'])('refuse %j', (text) => {
    expect(() => spanOfBillDay(text)).toThrow(RangeError);
  });

  it('are read at half past ten of the next day', () => {
    const begin = spanOfBillDay('2026-11-23').from;
    const reading = instant(begin + 10 * hour + 30 * minute);
    expect(nextBillReading(instant(reading - 1))).toBe(reading);
    expect(nextBillReading(reading)).toBe(reading + 24 * hour);
    expect(lastBillDay(reading)).toBe('2026-11-22');
    expect(lastBillDay(instant(reading - 1))).toBe('2026-11-21');
  });
});
