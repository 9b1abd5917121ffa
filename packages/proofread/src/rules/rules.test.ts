import { describe, expect, it } from 'vitest';
import { applyLints } from '../testing/apply-lints.ts';
import { checkWith } from '../testing/check-with.ts';
import { everyRule as rules } from '../testing/every-rule.ts';

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('finds nothing in correct text', () => {
    // Guesses below the threshold do not count as false positives.
    const least = rule.isGuess === true ? 0.5 : 0;
    const alarms = rule.right.flatMap((text) =>
      checkWith(rule, text)
        .filter(({ credible }) => credible >= least)
        .map((lint) => [text, lint.original]),
    );
    expect(alarms).toEqual([]);
  });

  it('finds and corrects wrong text', () => {
    const corrected = rule.wrong.map(([wrong]) => applyLints(wrong, checkWith(rule, wrong)));
    expect(corrected).toEqual(rule.wrong.map(([, right]) => right));
    expect(rule.wrong.filter(([wrong]) => checkWith(rule, wrong).length === 0)).toEqual([]);
  });

  it('accepts its own suggestions', () => {
    const mendable = rule.wrong.filter(([wrong, right]) => wrong !== right).map(([, right]) => right);
    expect(mendable.filter((text) => checkWith(rule, text).length > 0)).toEqual([]);
  });

  it('reports original and replacement within the ranges', () => {
    expect(rule.wrong.length).toBeGreaterThan(0);
    expect(rule.right.length).toBeGreaterThan(0);
    expect(rule.credible).toBeGreaterThan(0);
    expect(rule.credible).toBeLessThan(1);
  });
});

it('contains every rule once', () => {
  const ids = rules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
});
