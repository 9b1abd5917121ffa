import { describe, expect, it } from 'vitest';
import { compare, headline, overLimits } from './baseline.ts';

describe('headline', () => {
  it.each([
    ['F0.5 31.6 (P 61.1, R 10.8; MaxMatch)', 31.6],
    ['GLEU 46.1', 46.1],
    ['F1 48.2 (P 60, R 40; realise), 50 (pycorrector)', 48.2],
    ['0.49 % of 6000 sentences flagged', 0.49],
    ['P 20.1, R 3.2, F0.5 9.8', 9.8],
    ['ECE 2.31 points', 2.31],
  ])('is the figure used to judge %s', (text, figure) => {
    expect(headline(text)).toBe(figure);
  });
});

describe('compare', () => {
  const baseline = new Map([
    ['en_bea', 'F0.5 31.6'],
    ['en_clean_a', '1.20 edits'],
    ['zh credibility', 'ECE 2.00 points'],
  ]);
  it('accepts a better result, or a slightly worse one', () => {
    const figures = new Map([
      ['en_bea', 'F0.5 30.7'],
      ['en_clean_a', '0.10 edits'],
      ['new', 'F0.5 1.0'],
    ]);
    expect(compare(figures, baseline)).toEqual([]);
  });

  it('names figures that fell by more than a point, in either direction', () => {
    const figures = new Map([
      ['en_bea', 'F0.5 30.5'],
      ['en_clean_a', '2.30 edits'],
      ['zh credibility', 'ECE 3.50 points'],
    ]);
    expect(compare(figures, baseline)).toHaveLength(3);
  });
});

it('names correct texts that are flagged more often than allowed', () => {
  expect(overLimits(new Map([['own native_clean_zh normal', '2.90 % of 69 sentences flagged']]))).toEqual([]);
  expect(
    overLimits(new Map([['own native_clean_zh normal', '4.35 % of 69 sentences flagged']])),
  ).toHaveLength(1);
});
