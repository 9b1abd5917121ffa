import { expect, it } from 'vitest';
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
