import { expect, it } from 'vitest';
import { fromChinese, toChinese } from './chinese-number.ts';

it.each([
  [1, '一'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [101, '一百零一'],
  [110, '一百一十'],
  [1001, '一千零一'],
  [1260, '一千二百六十'],
])('writes %i as %s', (value, written) => {
  expect(toChinese(value)).toBe(written);
  expect(fromChinese(written)).toBe(value);
});

it('reads back every number it writes', () => {
  for (let value = 1; value < 10_000; value++) expect(fromChinese(toChinese(value))).toBe(value);
});

it('recognises invalid numbers', () => {
  expect(fromChinese('甲')).toBeNaN();
  expect(fromChinese('')).toBeNaN();
});
