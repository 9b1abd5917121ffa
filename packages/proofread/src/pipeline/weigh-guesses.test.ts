import { expect, it } from 'vitest';
import type { RuleHead } from '../rules/rule.ts';
import type { PlacedFinding } from './make-lints.ts';
import { weighGuesses } from './weigh-guesses.ts';

const place = (start: number, credible: number, more: Partial<RuleHead> = {}): PlacedFinding => {
  const rule: RuleHead = {
    id: 'en.x',
    category: 'grammar',
    severity: 'error',
    credible,
    authority: null,
    ...more,
  };
  return { span: { start, end: start + 3 }, finding: { rule, start, end: start + 3, replacements: ['x'] } };
};
const guess = (start: number, credible: number) => place(start, credible, { isGuess: true });

/** Returns the credibility of the first of these findings in a paragraph of this many words. */
const weighed = (words: number, ...placed: PlacedFinding[]): number => {
  const [first] = weighGuesses(placed, words);
  return first?.finding.credible ?? first?.finding.rule.credible ?? 0;
};

it('raises the credibility of a guess with the density of other mistakes', () => {
  const alone = weighed(15, guess(20, 0.6));
  const besideGuess = weighed(15, guess(20, 0.6), guess(0, 0.9));
  const besideMistake = weighed(15, guess(20, 0.6), place(0, 0.9));
  expect(alone).toBeLessThan(besideGuess);
  expect(besideGuess).toBeLessThan(besideMistake);
});

it('lowers it in long text without mistakes', () => {
  expect(weighed(200, guess(20, 0.6))).toBeLessThan(weighed(15, guess(20, 0.6)) / 2);
});

it('keeps the credibility of certain findings', () => {
  expect(weighed(200, place(0, 0.7), guess(20, 0.6))).toBe(0.7);
});

it('accepts an empty list', () => {
  expect(weighGuesses([], 0)).toEqual([]);
});
