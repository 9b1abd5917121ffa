import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, excerptOf } from './text-measure.ts';

describe('countText', () => {
  it.each([
    ['', 0, 0],
    ['我在北京。', 5, 4],
    ['Hello, world!', 12, 2],
    ['我用Word写字', 8, 5],
    ["don't e-mail 3.14", 15, 3],
    ['a - b', 3, 2],
    ['第12章 The End', 10, 5],
    ['𠮷野家', 3, 3],
    ['한국어 ひらがな', 7, 7],
    ['…… —— 「」', 6, 0],
  ])('%j has %i characters and %i words', (text, characters, words) => {
    expect(countText(text)).toEqual({ characters, words });
  });

  it('counts two paragraphs as the sum of both', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const [one, two, both] = [countText(a), countText(b), countText(`${a}\n${b}`)];
        expect(both.characters).toBe(one.characters + two.characters);
        expect(both.words).toBe(one.words + two.words);
      }),
    );
  });
});

describe('excerptOf', () => {
  it('is one line, cut between characters', () => {
    expect(excerptOf('第一段\n\n  第二段')).toBe('第一段 第二段');
    expect(excerptOf('𠮷'.repeat(300))).toBe('𠮷'.repeat(160));
  });
});
