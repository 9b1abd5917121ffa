import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '../testing/texts.ts';
import { countText, countWords } from './count.ts';

/** The definition of a word as one regular expression, which overflows the stack for long words. */
const wordInOnePattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇])[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇])[\p{L}\p{N}\p{M}]|['’\-‑](?=[\p{L}\p{N}])|(?<=\d)[.,:](?=\d))*/gu;

describe('countWords', () => {
  it.each([
    ['', 0],
    ['你好，世界！', 4],
    ['Hello, world!', 2],
    ['It’s state-of-the-art, isn’t it?', 4],
    ['我有 3 只 cats', 5],
    ['版本2.0发布', 5],
    ['10:30 出发，共1,000人', 6],
    ['𠮷野家', 3],
    ['二〇二六年', 5],
    ['人々', 2],
    ['ひらがなカナ', 6],
    ['한국어 문장', 5],
    ['Größe café naïve', 3],
    ['e\u0301tude', 1],
    ['ＡＢＣ１２', 1],
    ['……——！？（）《》', 0],
    ['😀👨‍👩‍👧', 0],
    ['中English文', 3],
    ["'quoted' -dash-", 2],
    ['a\u200bb', 2],
  ])('of %j is %i', (text, words) => expect(countWords(text)).toBe(words));

  it('of a very long word is 1', () => {
    expect(countWords('a'.repeat(12 * 1024 * 1024))).toBe(1);
  });

  it('does not depend on the length of words', () => {
    const parts = fc.constantFrom(
      ...[
        'a'.repeat(999),
        'é',
        'e\u0301',
        '1',
        '.',
        ',',
        "'",
        '’',
        '-',
        '‑',
        '中',
        'の',
        ' ',
        '\n',
        '𠮷',
        '𝒶',
      ],
    );
    const texts = fc.array(parts, { minLength: 1, maxLength: 24 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, nastyText), (text) => {
        expect(countWords(text)).toBe(text.match(wordInOnePattern)?.length ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('of two texts is the sum if a line break separates them', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (a, b) => {
        expect(countWords(`${a}\n${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });
});

describe('countText', () => {
  it.each([
    ['你好，世界！', 6, 6],
    ['a b\tc', 5, 3],
    ['一\r\n二', 3, 2],
    ['一\n二\u3000三', 5, 3],
    ['👨‍👩‍👧 e\u0301', 3, 2],
    ['𠮷', 1, 1],
    ['', 0, 0],
  ])('of %j: %i characters, %i without spaces', (text, characters, charactersWithoutSpaces) => {
    expect(countText(text)).toMatchObject({ characters, charactersWithoutSpaces });
  });

  it('counts characters like a segmenter of the platform', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(countText(text).characters).toBe(Array.from(segmenter.segment(text)).length);
      }),
    );
  });
});
