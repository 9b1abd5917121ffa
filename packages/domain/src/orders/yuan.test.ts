import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenOf, yuanOf } from './yuan.ts';

const amounts = fc.integer({ min: 0, max: 99_999_999_999_999 });

describe('yuan and fen', () => {
  it('convert to each other, for every amount', () => {
    fc.assert(
      fc.property(amounts, (fen) => fenOf(yuanOf(fen)) === fen),
      { numRuns: 2000 },
    );
  });

  it('always have two decimals, and add up without a remainder', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        const text = yuanOf(fen);
        expect(text).toMatch(/^(?:0|[1-9]\d*)\.\d\d$/);
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(fen));
      }),
    );
  });

  it.each([
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['1.1', 110],
    ['1.15', 115],
    ['19.99', 1999],
    ['4.35', 435],
    ['1108.99', 110_899],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %s as %i', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen);
  });

  it.each([
    '',
    '.5',
    '1.',
    '1.234',
    '01.00',
    '-1',
    '+1',
    '1e2',
    ' 1',
    '1 ',
    '1,00',
    '１',
    'NaN',
    '1'.repeat(14),
  ])('refuses %j', (yuan) => {
    expect(fenOf(yuan)).toBe(null);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('does not write %d', (fen) => {
    expect(() => yuanOf(fen)).toThrow(RangeError);
  });
});
