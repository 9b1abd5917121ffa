import { hour, instant, later, manualClock, minute, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { newOrderNo, outTradeNoOf } from './order-number.ts';

const midnightInShanghai = instant(Date.UTC(2024, 1, 28, 16));

it('an order number has the date in Shanghai, whose midnight is not that of UTC', () => {
  const random = seededRandom(1);
  const dayOf = (at: number) => newOrderNo(instant(at), random).slice(0, 8);
  expect(dayOf(midnightInShanghai - 1)).toBe('20240228');
  // A leap day.
  expect(dayOf(midnightInShanghai)).toBe('20240229');
  expect(dayOf(later(midnightInShanghai, 23 * hour + 59 * minute))).toBe('20240229');
  expect(dayOf(later(midnightInShanghai, 24 * hour))).toBe('20240301');
});

it('an order number cannot be guessed from the previous one', () => {
  const random = seededRandom(2);
  const now = manualClock(midnightInShanghai).now();
  const tails = Array.from({ length: 2000 }, () => newOrderNo(now, random).slice(8));
  expect(new Set(tails).size).toBe(2000);
  for (let place = 0; place < 10; place++)
    expect(new Set(tails.map((tail) => tail[place])).size, `digit ${place}`).toBe(10);
  const steps = tails.slice(1).map((tail, index) => Math.abs(Number(tail) - Number(tails[index])));
  expect(Math.min(...steps)).toBeGreaterThan(100);
});

it('the number of an attempt is unique for its order', () => {
  expect([1, 9, 99].map((seq) => outTradeNoOf('202402290000000001', seq).slice(18))).toEqual([
    '01',
    '09',
    '99',
  ]);
});
