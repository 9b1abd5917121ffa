import { simplifyCharacters } from '@inkstone/proofread/fold';
import { describe, expect, it } from 'vitest';
import { findInText, prepareQuery } from './find-in-text.ts';
import type { FindOptions } from './fold.ts';

const plain: FindOptions = { isCaseMatched: false, isWholeWord: false, simplify: null };

function find(text: string, query: string, options: Partial<FindOptions> = {}): number[] {
  const prepared = prepareQuery(query, { ...plain, ...options });
  return prepared ? findInText(text, prepared) : [];
}

describe('findInText', () => {
  it('finds every occurrence, without overlaps', () => {
    expect(find('aaaa a', 'aa')).toEqual([0, 2]);
    expect(find('你好，你好', '你好')).toEqual([0, 3]);
    expect(find('two  spaces  here', '  ')).toEqual([3, 11]);
    expect(find('text', '')).toEqual([]);
  });

  it('ignores case unless it is matched, without shifting offsets', () => {
    expect(find('The the THE', 'the')).toEqual([0, 4, 8]);
    expect(find('The the THE', 'the', { isCaseMatched: true })).toEqual([4]);
    expect(find('İstanbul istanbul', 'istanbul')).toEqual([0, 9]);
    expect(find('ΟΔΟΣ οδός', 'σ')).toEqual([3, 8]);
  });

  it('ignores the width of letters and digits, not that of punctuation', () => {
    expect(find('ＡＢＣ abc', 'abc')).toEqual([0, 4]);
    expect(find('２０２４ 2024', '2024')).toEqual([0, 5]);
    expect(find('甲，乙,丙', ',')).toEqual([3]);
    expect(find('甲，乙,丙', '，')).toEqual([1]);
  });

  it('finds a typographic apostrophe by a straight one, but not a quotation mark', () => {
    expect(find('don’t', "don't")).toEqual([0]);
    expect(find('他说’好', "'")).toEqual([]);
  });

  it('finds traditional characters by simplified ones only if that is chosen', () => {
    expect(find('後來，后来', '后来')).toEqual([3]);
    expect(find('後來，后来', '后来', { simplify: simplifyCharacters })).toEqual([0, 3]);
    expect(find('後來，后来', '後來', { simplify: simplifyCharacters })).toEqual([0, 3]);
  });

  it('excludes matches inside longer words of scripts with spaces', () => {
    const words = { isWholeWord: true };
    expect(find('cat concat cats cat.', 'cat', words)).toEqual([0, 16]);
    expect(find('кот котик', 'кот', words)).toEqual([0]);
    expect(find('用cat猫', 'cat', words)).toEqual([1]);
    expect(find('中文中文字', '中文', words)).toEqual([0, 2]);
    expect(find('a𝒃c 𝒃', '𝒃', words)).toEqual([5]);
  });

  it('never begins or ends inside an emoji or a combined character', () => {
    const family = '👨‍👩‍👧';
    expect(find(`${family}👨`, '👨')).toEqual([family.length]);
    expect(find(`${family}👧`, '👧')).toEqual([family.length]);
    expect(find('👍🏽👍', '👍')).toEqual([4]);
    expect(find('🇨🇳🇳🇨', '🇳🇳')).toEqual([]);
    expect(find('e\u0301e', 'e')).toEqual([2]);
    expect(find('😀', '\ud83d')).toEqual([]);
    expect(find('❤️❤', '❤')).toEqual([2]);
  });

  it('matches no content that is not text', () => {
    expect(find('a\uffffb', '\uffff')).toEqual([]);
  });
});
