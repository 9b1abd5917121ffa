import { expect, it } from 'vitest';
import { majorUnits, minorUnitsOf } from './major-units.ts';

it.each([
  ['CNY', 2550, 25.5],
  ['USD', -100, -1],
  ['JPY', 2550, 2550],
  ['KRW', 100, 100],
  ['KWD', 2550, 2.55],
])('converts minor units of %s', (currency, amount, expected) => {
  expect(majorUnits(amount, currency)).toBe(expected);
  // Also when it is known.
  expect(amount / minorUnitsOf(currency)).toBe(expected);
});
