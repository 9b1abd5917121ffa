import { describe, expect, it } from 'vitest';
import { cleanExemptWord, readExemptWord, readWordList, writeExemptWord } from './exempt-word.ts';

describe('cleanExemptWord', () => {
  it.each([
    ['  Inkstone ', 'Inkstone'],
    ['machine\tlearning\u00a0model', 'machine learning model'],
    ['e\u0301clair', 'éclair'],
    ['砚\u3000台', '砚 台'],
    ['𠮷'.repeat(100), '𠮷'.repeat(100)],
    ['~ GitHub', '~GitHub'],
    ['=linux', '=linux'],
    ['~linux', 'linux'],
    ['=GitHub', 'GitHub'],
    ['=砚台', '砚台'],
    ['=', '~='],
    ['==>', '~=>'],
    ['=~/bin', '=~/bin'],
    [`~${'A'.repeat(100)}`, `~${'A'.repeat(100)}`],
  ])('keeps %j as %j', (raw, word) => {
    expect(cleanExemptWord(raw)).toBe(word);
    expect(cleanExemptWord(word)).toBe(word);
  });

  it.each(['', ' \n\u200b', '\u202e', '=\u200d', '字'.repeat(101), `=${'a'.repeat(101)}`])(
    'refuses %j',
    (raw) => expect(cleanExemptWord(raw)).toBeNull(),
  );
});

describe('an entry', () => {
  it.each([
    ['inkstone', 'inkstone', true],
    ['GitHub', 'GitHub', false],
    ['~GitHub', 'GitHub', true],
    ['=linux', 'linux', false],
    ['=~/bin', '~/bin', false],
    ['砚台', '砚台', true],
  ])('%j is %j, in any case %s, and is written as it was read', (entry, word, isAnyCase) => {
    expect(readExemptWord(entry)).toEqual({ word, isAnyCase });
    expect(readExemptWord(writeExemptWord({ word, isAnyCase }))).toEqual({ word, isAnyCase });
  });
});

describe('readWordList', () => {
  it('reads a file of any system and counts invalid words', () => {
    expect(readWordList(`\ufeff砚台\r\nNew York\n\n~New York\n砚台\r=砚台\n${'长'.repeat(200)}\n`)).toEqual({
      words: ['砚台', 'New York', '~New York'],
      skipped: 1,
    });
  });
});
