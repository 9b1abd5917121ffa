import { describe, expect, it } from 'vitest';
import { nextMidnight, readMoney, readTime } from './read-price.ts';

describe('readMoney', () => {
  it.each([
    ['19.90', 1990],
    ['19,9', 1990],
    [' 0.29 ', 29],
    ['598', 59_800],
  ])('reads %s', (text, fen) => expect(readMoney(text)).toBe(fen));
  it.each(['', '-1', '1e3', '1.234', '1,000.00', '12345678', '￥5'])('refuses %s', (text) =>
    expect(readMoney(text)).toBeNaN(),
  );
});

it('reads a time in the zone of the browser', () => {
  expect(readTime('2026-12-01T10:00')).toBe(new Date(2026, 11, 1, 10).getTime());
  expect(readTime('')).toBeNull();
});

it('finds the next midnight in Beijing', () => {
  const midnight = Date.parse('2026-11-30T16:00:00Z');
  for (const now of [midnight - 86_400_000, midnight - 1]) expect(readTime(nextMidnight(now))).toBe(midnight);
  expect(readTime(nextMidnight(midnight))).toBe(midnight + 86_400_000);
});
