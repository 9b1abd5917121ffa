import { expect, it } from 'vitest';
import type { RuleHead } from '../rules/rule.ts';
import type { PlacedFinding } from './make-lints.ts';
import { trustGuesses } from './trust-guesses.ts';

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
const credibles = (...placed: PlacedFinding[]) =>
  trustGuesses(placed).map(({ finding }) => Number((finding.credible ?? finding.rule.credible).toFixed(2)));

it('believes a guess more beside a certain mistake', () => {
  expect(credibles(guess(20, 0.4), place(0, 0.9))).toEqual([0.69, 0.9]);
});

it('believes it no more far from one, beside a doubtful one, a mark or another guess', () => {
  expect(credibles(guess(900, 0.4), place(0, 0.9))).toEqual([0.4, 0.9]);
  expect(credibles(guess(20, 0.4), place(0, 0.6))).toEqual([0.4, 0.6]);
  expect(credibles(guess(20, 0.4), place(0, 0.9, { category: 'punctuation' }))).toEqual([0.4, 0.9]);
  expect(credibles(guess(20, 0.4), guess(0, 0.9))).toEqual([0.4, 0.9]);
});
