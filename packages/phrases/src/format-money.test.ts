import { expect, it } from 'vitest';
import { majorUnits, minorUnitsOf, moneyText } from './format-money.ts';

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

it('formats amounts with the decimals of their currency', () => {
  expect(moneyText('zh', 2500, 'CNY')).toBe('¥25.00');
  expect(moneyText('en', 2500, 'USD')).toBe('$25.00');
  expect(moneyText('ja', 2500, 'JPY')).toBe('￥2,500');
});
