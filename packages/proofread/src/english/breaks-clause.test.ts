import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { type TaggedWord, tagWords } from '../text/tagged-words.ts';
import { breaksClause } from './breaks-clause.ts';
import { allowsPreposition } from './preposition-frames.ts';

/** Returns the words of a text and the index of the one in brackets. */
function place(marked: string): [words: readonly TaggedWord[], at: number] {
  const { tagger } = testResources;
  const start = marked.indexOf('[');
  const words = tagger === undefined ? [] : tagWords(marked.replace(/[[\]]/g, ''), tagger);
  return [words, words.findIndex((word) => word.start === start)];
}

describe('breaksClause', () => {
  it.each([
    ['He is more careful, in most cases, [than] is necessary.', 'that'],
    ['He could and did [buy] the house.', 'by'],
  ])('keeps the word that %j needs', (text, other) => {
    expect(breaksClause(...place(text), other)).toBe(true);
  });

  it.each([
    ['He is [has] tall as his brother.', 'as'],
    ['I know [than] he is here.', 'that'],
    ['The house [has] a roof.', 'had'],
  ])('does not object to another word in %j', (text, other) => {
    expect(breaksClause(...place(text), other)).toBe(false);
  });
});

describe('allowsPreposition', () => {
  it.each([
    'Its being consists [in] this.',
    'They prevent future projects [from] adding it.',
    'He was interested [in] it.',
    'I have no solution [to] it.',
  ])('knows the frame of %j', (text) => {
    expect(allowsPreposition(...place(text))).toBe(true);
  });

  it.each([
    'He depends [of] it.',
    'They prevent the projects, and then [from] there they go.',
    '[In] it he was interested.',
  ])('knows no frame for %j', (text) => {
    expect(allowsPreposition(...place(text))).toBe(false);
  });
});
