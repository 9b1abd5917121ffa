import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lint } from '../lint.ts';
import { everyRule } from '../testing/every-rule.ts';
import { lintAt } from '../testing/lint.ts';
import { isGuess } from './lint-class.ts';
import { mergeFindings } from './merge-findings.ts';
import { resolveFindings } from './resolve-findings.ts';

describe('resolveFindings', () => {
  it('keeps the more important of two overlapping findings', () => {
    const style = lintAt(0, 4, { severity: 'style', credible: 0.99 });
    const error = lintAt(2, 6, { severity: 'error', credible: 0.5 });
    expect(resolveFindings([style, error])).toEqual([error]);
  });

  it('keeps neighbours, but not an insertion beside another change', () => {
    expect(resolveFindings([lintAt(2, 4), lintAt(0, 2)]).map(({ id }) => id)).toEqual(['0-2', '2-4']);
    expect(resolveFindings([lintAt(0, 2), lintAt(2, 2)])).toHaveLength(1);
  });

  it('returns findings by position, without overlap, and drops none without a reason', () => {
    const lint = fc
      .tuple(
        fc.nat(30),
        fc.nat(4),
        fc.constantFrom('error', 'warning', 'style'),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([start, length, severity, credible]) =>
        lintAt(start, start + length, { severity, credible } as const),
      );
    fc.assert(
      fc.property(fc.array(lint), (lints) => {
        const kept = resolveFindings(lints);
        for (const [i, { span }] of kept.entries()) {
          const next = kept[i + 1];
          if (next) expect(span.end).toBeLessThanOrEqual(next.span.start);
        }
        for (const lost of lints.filter((each) => !kept.includes(each))) {
          const clash = kept.some(({ span }) => span.start <= lost.span.end && lost.span.start <= span.end);
          expect(clash).toBe(true);
        }
      }),
    );
  });
});

describe('resolveFindings with guesses', () => {
  const known = (start: number, end: number, part: Partial<Lint> = {}) =>
    lintAt(start, end, { ruleId: 'en.x', replacements: ['y'], credible: 0.7, ...part });
  const guess = (start: number, end: number, credible = 0.7) =>
    known(start, end, { ruleId: 'en.verb-form', credible });
  const left = (...lints: Lint[]) => resolveFindings(lints).map(({ span }) => span.start);

  it('prefers any finding with a suggestion to one of harper without', () => {
    const flag = lintAt(0, 4, {
      ruleId: 'harper.AllowTo',
      source: 'harper',
      replacements: [],
      credible: 0.9,
    });
    const change = lintAt(2, 6, { ruleId: 'en.verb-form', credible: 0.6 });
    expect(resolveFindings([flag, change])).toEqual([change]);
  });

  it('keeps a guess before a change of a rule, and beyond the next word', () => {
    expect(left(guess(0, 4), known(5, 8))).toEqual([0, 5]);
    expect(left(known(0, 4), guess(9, 12))).toEqual([0, 9]);
  });

  it('drops a guess that overlaps a finding of a rule', () => {
    expect(left(guess(2, 4), known(0, 8))).toEqual([0]);
    expect(left(guess(0, 5), known(5, 8))).toEqual([5]);
  });

  it('drops a guess at the word after a wrong one, but not after a misspelled one or a mark', () => {
    expect(left(known(0, 9), guess(10, 14, 0.95))).toEqual([0]);
    expect(left(known(0, 9, { category: 'spelling' }), guess(10, 14))).toEqual([0, 10]);
    expect(left(known(0, 1, { original: 'i', replacements: ['I'] }), guess(2, 6))).toEqual([0, 2]);
  });

  it('allows no insertion or deletion beside a correction of a rule', () => {
    expect(left(known(0, 4), guess(4, 4))).toEqual([0]);
    expect(left(known(4, 4), guess(4, 8))).toEqual([4]);
  });

  it('keeps the more credible of two guesses at one position or side by side', () => {
    expect(left(guess(0, 4, 0.6), guess(2, 8, 0.9))).toEqual([2]);
    expect(left(guess(0, 4, 0.79), guess(5, 8, 0.88))).toEqual([5]);
    expect(left(guess(0, 4, 0.79), guess(6, 8, 0.88))).toEqual([0, 6]);
  });

  it('treats findings of harper like any other', () => {
    const harper = known(0, 4, { ruleId: 'harper.X', source: 'harper', credible: 0.6 });
    expect(resolveFindings([harper, guess(2, 8, 0.9)]).map(({ ruleId }) => ruleId)).toEqual(['en.verb-form']);
  });

  describe('findings about agreement', () => {
    const agreement = (start: number, end: number, credible: number, reliesOn = { before: 0, after: 8 }) =>
      known(start, end, { credible, reliesOn });

    it('correct one end only, the more certain one', () => {
      expect(left(agreement(4, 8, 0.91), guess(9, 16, 0.9))).toEqual([4]);
      expect(left(agreement(4, 8, 0.91), guess(9, 16, 0.95))).toEqual([9]);
      expect(left(agreement(9, 16, 0.91, { before: 5, after: 0 }), guess(4, 8, 0.7))).toEqual([9]);
      expect(left(agreement(4, 8, 0.91), agreement(10, 14, 0.93, { before: 0, after: 0 }))).toEqual([10]);
    });

    it('keep guesses beyond the agreeing words', () => {
      expect(left(agreement(4, 8, 0.91, { before: 0, after: 7 }), guess(17, 20))).toEqual([4, 17]);
    });

    it('are not dropped because of a guess that is dropped itself', () => {
      expect(left(agreement(4, 8, 0.91), guess(9, 16, 0.95), known(12, 20))).toEqual([4, 12]);
    });
  });

  it('include every guessing rule of English', () => {
    const guessing = everyRule.filter((rule) => rule.isGuess === true).map(({ id }) => id);
    expect(guessing.length).toBeGreaterThan(10);
    expect(guessing.filter((ruleId) => !isGuess({ ruleId }))).toEqual([]);
  });
});

describe('mergeFindings', () => {
  it('adds new findings and drops equal ones', () => {
    const own = [lintAt(0, 2), lintAt(8, 9)];
    const further = [lintAt(0, 2, { source: 'harper' }), lintAt(4, 6, { source: 'harper' })];
    expect(mergeFindings(own, further).map(({ source }) => source)).toEqual(['rule', 'harper', 'rule']);
  });
});
