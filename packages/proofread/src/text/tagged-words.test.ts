import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { maskCharacter } from './characters.ts';
import { tagWords } from './tagged-words.ts';

function wordsOf(text: string) {
  const { tagger } = testResources;
  return tagger === undefined ? [] : tagWords(text, tagger);
}

describe('tagWords', () => {
  it('splits contractions and keeps every position', () => {
    const text = 'He’s sure they don’t; o’clock, John’s well-known.';
    const words = wordsOf(text);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(words.map((word) => word.text));
    expect(words.map(({ lower }) => lower)).toEqual(
      ["he 's sure they do n't ;", "o'clock , john 's well-known ."].join(' ').split(' '),
    );
  });

  it('treats hidden text as one word', () => {
    expect(wordsOf(`See ${maskCharacter.repeat(9)} now`).map(({ text }) => text.length)).toEqual([3, 9, 3]);
  });

  it('returns base form and singular', () => {
    const [went, cities, table] = wordsOf('went cities the');
    expect([went?.base, cities?.singular, table?.base, table?.singular]).toEqual(['go', 'city', null, null]);
  });

  it('returns the chosen tag and all possible ones', () => {
    const [, , help] = wordsOf('I will help him.');
    expect(help?.tag).toBe('VB');
    expect(help?.tags).toEqual(expect.arrayContaining(['NN', 'VB']));
  });
});
