import { describe, expect, it } from 'vitest';
import type { RuleHead } from '../rules/rule.ts';
import type { PlacedFinding } from './make-lints.ts';
import { yieldGuesses } from './yield-guesses.ts';

const head: RuleHead = {
  id: 'en.x',
  category: 'grammar',
  severity: 'warning',
  credible: 0.7,
  authority: null,
};
const place = (
  start: number,
  end: number,
  more: Partial<RuleHead> = {},
  credible?: number,
): PlacedFinding => ({
  span: { start, end },
  finding: {
    rule: { ...head, ...more },
    start,
    end,
    replacements: ['x'],
    ...(credible === undefined ? {} : { credible }),
  },
});
const guess = (start: number, end: number, credible = 0.7) => place(start, end, { isGuess: true }, credible);
const left = (...placed: PlacedFinding[]) => yieldGuesses(placed, 0.5).map(({ span }) => span.start);

it('lets a guess stand alone, and one exchanged word beside another', () => {
  expect(left(guess(0, 3), place(5, 8))).toEqual([0, 5]);
  expect(left(guess(0, 4), place(5, 8))).toEqual([0, 5]);
});

it('takes it out over what a rule knows', () => {
  expect(left(guess(2, 4), place(0, 8))).toEqual([0]);
  expect(left(guess(0, 5), place(5, 8))).toEqual([5]);
});

it('lets nothing be put in or taken out beside what a rule mends', () => {
  expect(left(place(0, 4), guess(5, 5))).toEqual([0]);
  expect(left(place(4, 4), guess(5, 8))).toEqual([4]);
});

it('does not give way to what is not shown', () => {
  expect(left(guess(0, 4), place(0, 4, {}, 0.3))).toEqual([0, 0]);
});

it('keeps the more credible of two guesses in one place', () => {
  expect(left(guess(0, 4, 0.6), guess(2, 8, 0.9))).toEqual([2]);
});

describe('where words must agree', () => {
  const agreement = (start: number, end: number, credible: number, reliesOn = { start, end: end + 8 }) => {
    const { span, finding } = place(start, end, {}, credible);
    return { span, finding: { ...finding, reliesOn } };
  };

  it('mends one end only, where it is surer', () => {
    expect(left(agreement(4, 8, 0.91), guess(9, 16, 0.9))).toEqual([4]);
    expect(left(agreement(4, 8, 0.91), guess(9, 16, 0.95))).toEqual([9]);
    expect(left(agreement(9, 16, 0.91, { start: 4, end: 16 }), guess(4, 8, 0.7))).toEqual([9]);
  });

  it('lets guesses stand beyond the words that agree', () => {
    expect(left(agreement(4, 8, 0.91), guess(17, 20))).toEqual([4, 17]);
  });

  it('is not undone by a guess that gives way itself', () => {
    expect(left(agreement(4, 8, 0.91), guess(9, 16, 0.95), place(12, 20))).toEqual([4, 12]);
  });
});
