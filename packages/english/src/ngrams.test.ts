import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNgrams } from './ngrams.ts';

const file = readFileSync(join(import.meta.dirname, '../data/ngrams.bin'));
const ngrams = readNgrams(file);

function lookUp(sentence: string, word: string) {
  const words = sentence.split(' ');
  return { words: ngrams.number(words), at: words.indexOf(word) };
}

describe('inGap', () => {
  it.each([
    ['It depends of the weather .', 'of', 'on'],
    ['She is interested on history .', 'on', 'in'],
    ['It was a first time that I saw him .', 'a', 'the'],
  ])('of %s', (sentence, word, better) => {
    const { words, at } = lookUp(sentence, word);
    expect(ngrams.isSmall(words[at] ?? 0)).toBe(true);
    expect(ngrams.inGap(words, at, at + 1)?.word).toBe(better);
  });

  it('finds missing words', () => {
    const { words, at } = lookUp('She is one of best students .', 'best');
    expect(ngrams.inGap(words, at, at)?.word).toBe('the');
  });

  it('accepts correct words', () => {
    const { words, at } = lookUp('It depends on the weather .', 'on');
    expect(ngrams.inGap(words, at, at + 1)).toBeNull();
    expect(ngrams.inGap(words, at, at)).toBeNull();
  });
});

it.each([
  ['There are many thing to do .', 'thing', 'things', 'noun'],
  ['He wants to goes home .', 'goes', 'go', 'irregularVerb'],
])('finds the form in %s', (sentence, word, better, kind) => {
  const { words, at } = lookUp(sentence, word);
  expect(ngrams.formAt(words, at)).toMatchObject({ word: better, kind });
});

it.each([
  ['They lost there keys .', 'there', 'their', 'sound'],
  ['I went trough the door .', 'trough', 'through', 'look'],
])('finds the word in %s', (sentence, word, better, reason) => {
  const { words, at } = lookUp(sentence, word);
  const found = ngrams.wordAt(words, at);
  expect(found).toMatchObject({ word: better, reason });
  expect(found?.credible).toBeGreaterThanOrEqual(0.7);
});

it('returns nothing for words outside the list', () => {
  const words = ngrams.number(['Qwxyz', 'zzyzx', '!']);
  expect([ngrams.formAt(words, 0), ngrams.wordAt(words, 1)]).toEqual([null, null]);
});

it('refuses other files', () => {
  expect(() => readNgrams(new Uint8Array([1, 2, 3, 4, 5]))).toThrow(RangeError);
  expect(() => readNgrams(file.subarray(0, file.length - 40_000))).toThrow(RangeError);
});
