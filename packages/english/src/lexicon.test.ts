import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dialectBits, readLexicon } from './lexicon.ts';
import { writeLexicon } from './write-lexicon.ts';

const entry = (text: string, ...forms: string[]) => ({
  ...{ text, forms: new Set(forms), dialects: dialectBits.gb, frequency: Math.E ** 5, isRude: false },
});
const small = readLexicon(
  writeLexicon([
    entry('polish', 'polish', 'Polish'),
    entry('polished', 'polished'),
    entry('nasa', 'NASA'),
    entry('iphone', 'iPhone'),
    entry('café', 'café'),
  ]),
);

describe('readLexicon', () => {
  it('finds words by their small letters', () => {
    expect(small.size).toBe(5);
    expect(small.find('polish')).toEqual({
      ...{ text: 'polish', logFrequency: 5, dialects: dialectBits.gb, isRude: false },
      ...{ isLower: true, isTitle: true, isUpper: false, mixed: [] },
    });
    expect(small.find('iphone')?.mixed).toEqual(['iPhone']);
    for (const word of ['', 'p', 'polis', 'polishes', 'Polish', 'z', '中文']) {
      expect(small.find(word)).toBeUndefined();
    }
  });

  it('respects capitals on request', () => {
    const right = ['polish', 'Polish', 'NASA', 'iPhone', 'café'];
    expect(right.filter((word) => !small.has(word))).toEqual([]);
    const wrong = ['POLISH', 'Polished', 'nasa', 'Nasa', 'iphone', 'cafe'];
    expect(wrong.filter((word) => small.has(word))).toEqual([]);
  });
});

describe('data/lexicon.bin', () => {
  const lexicon = readLexicon(readFileSync(join(import.meta.dirname, '../data/lexicon.bin')));

  it('contains common words, names and contractions, and no misspellings', () => {
    const right = [
      'the',
      'children',
      'Wednesday',
      "don't",
      'NASA',
      'France',
      'café',
      'YouTube',
      'colour',
      'color',
    ];
    expect(right.filter((word) => !lexicon.has(word))).toEqual([]);
    const wrong = ['recieve', 'definately', 'thier', 'teh', 'alot', 'calender', 'wednesday', 'france'];
    expect(wrong.filter((word) => lexicon.has(word))).toEqual([]);
  });

  it('contains the frequency and the dialect of words', () => {
    const common = ['the', 'people', 'language', 'linguist'].map(
      (word) => lexicon.find(word)?.logFrequency ?? 0,
    );
    expect(common).toEqual([...common].sort((a, b) => b - a));
    const { us, gb, au, ca } = dialectBits;
    expect(lexicon.find('colour')?.dialects).toBe(gb | au | ca);
    expect((lexicon.find('color')?.dialects ?? 0) & us).toBe(us);
    expect((lexicon.find('color')?.dialects ?? 0) & gb).toBe(0);
  });
});
