import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { rankInPlace } from './rank-in-place.ts';

const guesses = (...texts: string[]) =>
  texts.map((text, i) => ({ text, score: 5 - i / 2, cost: 3, isRareName: false }));
const rank = (before: string, texts: string[], elsewhere: string[] = []) =>
  rankInPlace(guesses(...texts), before, (word) => elsewhere.includes(word), testResources.tagger).map(
    ({ text }) => text,
  );

describe('rankInPlace', () => {
  it.each([
    ['to', ['went', 'want'], 'want'],
    ['the', ['advise', 'advice'], 'advice'],
    ['an', ['hour', 'our'], 'hour'],
    ['a', ['umbrella', 'umbel'], 'umbrella'],
    ['a', ['apple', 'chapel'], 'chapel'],
    ['these', ['child', 'children'], 'children'],
    ['They', ['wrote', 'rote'], 'wrote'],
  ])('ranks first what fits behind %s, of %j', (before, texts, first) => {
    expect(rank(before, texts)[0]).toBe(first);
  });

  it('prefers words used elsewhere in the text', () => {
    expect(rank('', ['lantern', 'lectern'])).toEqual(['lantern', 'lectern']);
    expect(rank('', ['lantern', 'lectern'], ['lectern'])).toEqual(['lectern', 'lantern']);
  });

  it('keeps the order without evidence', () => {
    expect(rank('and', ['one', 'won', 'own'])).toEqual(['one', 'won', 'own']);
    expect(rankInPlace([], 'the', () => false, undefined)).toEqual([]);
  });
});
