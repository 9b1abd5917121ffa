import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lintAt } from '../testing/lint.ts';
import { mergeFindings } from './merge-findings.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';

describe('resolveOverlaps', () => {
  it('keeps the weightier of two that touch the same text', () => {
    const style = lintAt(0, 4, { severity: 'style', credible: 0.99 });
    const error = lintAt(2, 6, { severity: 'error', credible: 0.5 });
    expect(resolveOverlaps([style, error])).toEqual([error]);
  });

  it('keeps neighbours, but not an insertion beside what it touches', () => {
    expect(resolveOverlaps([lintAt(2, 4), lintAt(0, 2)]).map(({ id }) => id)).toEqual(['0-2', '2-4']);
    expect(resolveOverlaps([lintAt(0, 2), lintAt(2, 2)])).toHaveLength(1);
  });

  it('gives findings in order of place, none touching another, and loses none for nothing', () => {
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
        const kept = resolveOverlaps(lints);
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

describe('mergeFindings', () => {
  it('adds what is new and drops what says the same', () => {
    const own = [lintAt(0, 2), lintAt(8, 9)];
    const further = [lintAt(0, 2, { source: 'harper' }), lintAt(4, 6, { source: 'harper' })];
    expect(mergeFindings(own, further).map(({ source }) => source)).toEqual(['rule', 'harper', 'rule']);
  });
});
