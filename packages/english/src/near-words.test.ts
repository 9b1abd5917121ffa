import { describe, expect, it } from 'vitest';
import { readLexicon } from './lexicon.ts';
import { type EditCosts, makePairCosts } from './near-words.ts';
import { writeLexicon } from './write-lexicon.ts';

const flat = (cost: number) => new Float32Array(65536).fill(cost);
const costs: EditCosts = {
  replaced: flat(2),
  omitted: flat(3),
  // An additional 'z' has a low cost.
  added: flat(3).map((cost, letters) => (letters % 256 === 'z'.charCodeAt(0) ? 0.25 : cost)),
  swapped: 1.5,
  first: 1,
  pairs: makePairCosts([
    ['ph', 'f', 0.5],
    ['f', 'ph', 0.5],
    ['sc', 'ss', 0.25],
  ]),
};
const words = [
  'phone',
  'fone',
  'scent',
  'sent',
  'house',
  'horse',
  'houses',
  'a',
  'an',
  'and',
  'café',
  'saphire',
  'safes',
  'nephew',
  'ascent',
];
const lexicon = readLexicon(
  writeLexicon(
    words.map((text) => ({ text, forms: new Set([text]), dialects: 15, frequency: 1, isRude: false })),
  ),
);
const everything = { frequencyWeight: 0, floor: -100, slack: 100 };
const near = (typed: string, bound = 4) =>
  Object.fromEntries(
    lexicon.near(typed, costs, { ...everything, bound }).map(({ text, cost }) => [text, cost]),
  );

describe('near', () => {
  it('returns the word itself at no cost, and every other within the limit', () => {
    expect(near('house')).toEqual({ house: 0, horse: 2, houses: 3 });
    expect(near('house', 2)).toEqual({ house: 0, horse: 2 });
  });

  it('weights swaps, sounds of two letters and the first letter', () => {
    expect(near('huose')).toMatchObject({ house: 1.5, horse: 4 });
    expect(near('phone')).toMatchObject({ phone: 0, fone: 0.5 });
    expect(near('fone')).toMatchObject({ fone: 0, phone: 0.5 });
    expect(near('ssent')).toMatchObject({ scent: 0.25, sent: 3 });
    expect(near('mouse')).toMatchObject({ house: 3 });
  });

  it('handles short and empty words', () => {
    expect(near('')).toEqual({ a: 4 });
    expect(near('nad')).toMatchObject({ and: 2.5 });
    expect(near('cafe')).toEqual({ café: 2 });
  });

  it('costs the same whatever the bound is', () => {
    const bounds = [0.5, 1, 2.5, 4, 7.25, 10, 12];
    for (const typed of [
      'safire',
      'sapphire',
      'sahpire',
      'neffew',
      'nefew',
      'asscent',
      'asent',
      'saxyvfes',
      'scentzzzz',
    ]) {
      const all = Object.entries(near(typed, 100));
      expect(all).toHaveLength(words.length);
      for (const bound of bounds) {
        const within = all.filter(([, cost]) => cost <= bound);
        expect(Object.entries(near(typed, bound)), `${typed} ${bound}`).toEqual(within);
      }
    }
    expect([
      near('safire', 1),
      near('nefew', 1),
      near('asscent', 3),
      near('scentzzzz', 1),
      near('saphes', 0.5),
    ]).toEqual([{ saphire: 0.5 }, { nephew: 0.5 }, { ascent: 3 }, { scent: 1 }, { safes: 0.5 }]);
  });

  it('omits words that are too rare for their cost, or far worse than the best', () => {
    const rare = { text: 'horse', forms: new Set(['horse']), dialects: 15, isRude: false, frequency: 0 };
    const common = { ...rare, text: 'house', forms: new Set(['house']), frequency: Math.E ** 10 };
    const two = readLexicon(writeLexicon([rare, common]));
    const found = (aim: object) =>
      two
        .near('hoise', costs, { bound: 4, frequencyWeight: 1, floor: -100, slack: 100, ...aim })
        .map(({ text }) => text);
    expect(found({})).toEqual(['horse', 'house']);
    expect(found({ floor: -1 })).toEqual(['house']);
  });

  it('ignores letters outside the tree', () => {
    expect(near('h\u4e2duse')).toEqual({ house: 2, horse: 4 });
    expect(near('😀')).toEqual({});
  });
});
