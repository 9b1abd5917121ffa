import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '../testing/texts.ts';
import { boundaryBefore, isGraphemeBoundary } from './graphemes.ts';

describe('isGraphemeBoundary', () => {
  it('equals a segmenter that sees the whole text', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(nastyText, (text) => {
        const expected = [...Array.from(segmenter.segment(text), ({ index }) => index), text.length];
        const found = Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) =>
          isGraphemeBoundary(text, at),
        );
        expect(found).toEqual([...new Set(expected)]);
      }),
      { numRuns: 500 },
    );
  });

  it('returns false outside the text', () => {
    expect(isGraphemeBoundary('ab', -1)).toBe(false);
    expect(isGraphemeBoundary('ab', 3)).toBe(false);
  });
});

describe('boundaryBefore', () => {
  it('moves to the start of a character, and stops searching in endless ones', () => {
    expect(boundaryBefore('a👨‍👩‍👧b', 4)).toBe(1);
    expect(boundaryBefore('\u0301'.repeat(1000), 500)).toBe(500);
  });
});
