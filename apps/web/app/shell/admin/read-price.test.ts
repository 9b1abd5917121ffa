import { describe, expect, it } from 'vitest';
import { readMoney } from './read-price.ts';

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
