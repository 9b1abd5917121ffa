import { describe, expect, it } from 'vitest';
import { cleanExemptWord, readWordList } from './exempt-word.ts';

describe('cleanExemptWord', () => {
  it.each([
    ['  Inkstone ', 'Inkstone'],
    ['machine\tlearning\u00a0model', 'machine learning model'],
    ['e\u0301clair', 'éclair'],
    ['砚\u3000台', '砚 台'],
    ['𠮷'.repeat(100), '𠮷'.repeat(100)],
  ])('keeps %j as %j', (raw, word) => expect(cleanExemptWord(raw)).toBe(word));

  it.each(['', ' \n\u200b', '字'.repeat(101)])('refuses %j', (raw) =>
    expect(cleanExemptWord(raw)).toBeNull(),
  );
});

describe('readWordList', () => {
  it('reads a file of any system and counts what cannot be a word', () => {
    expect(readWordList(`\ufeff砚台\r\nNew York\n\n砚台\r${'长'.repeat(200)}\n`)).toEqual({
      words: ['砚台', 'New York'],
      skipped: 1,
    });
  });
});
