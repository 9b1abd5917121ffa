import { expect, it } from 'vitest';
import { shanghaiDay, startOfShanghaiDay } from './shanghai-days.ts';
import { hour, instant, second } from './time.ts';

const midnight = instant(Date.UTC(2026, 10, 22, 16));

it('begins days at midnight in Shanghai', () => {
  const before = shanghaiDay(midnight - second);
  expect(shanghaiDay(midnight)).toBe(before + 1);
  expect(shanghaiDay(midnight + 8 * hour)).toBe(before + 1);
  expect(startOfShanghaiDay(before + 1)).toBe(midnight);
});

it('counts leap days and years', () => {
  expect(shanghaiDay(Date.UTC(2028, 1, 29, 16)) - shanghaiDay(Date.UTC(2028, 1, 28, 16))).toBe(1);
  expect(startOfShanghaiDay(shanghaiDay(Date.UTC(2026, 11, 31, 15)) + 1)).toBe(Date.UTC(2026, 11, 31, 16));
});
