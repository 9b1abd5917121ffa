import { randomInt, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { DamagedFile } from './damaged-file.ts';
import { PairTable, tabulatePairs, unknown } from './pair-table.ts';
import { slotsFor, TripleTable } from './triple-table.ts';

const words = 300;

/** Generates pairs of random words, most of them with a few last words, so that searches pass the end of their slots. */
function randomPairs(seed: number) {
  const random = seededRandom(seed);
  const keys = new Set<number>();
  for (let i = 0; i < 4000; i++) {
    const last = randomInt(random, 4) > 0 ? randomInt(random, 20) : randomInt(random, words);
    keys.add(last * words + randomInt(random, words));
  }
  const sorted = [...keys].sort((a, b) => a - b);
  const starts = new Uint32Array(words + 1);
  for (const key of sorted) starts[Math.floor(key / words) + 1]++;
  for (let word = 0; word < words; word++) starts[word + 1] += starts[word];
  const byte = () => randomInt(random, 256);
  return {
    keys,
    pairs: {
      starts,
      first: Uint32Array.from(sorted, (key) => key % words),
      probability: Uint8Array.from(sorted, byte),
      backoff: Uint8Array.from(sorted, byte),
    },
    sorted,
  };
}

it.each([1, 2, 3])('finds exactly the added pairs (seed %i)', (seed) => {
  const { keys, pairs, sorted } = randomPairs(seed);
  const table = new PairTable(tabulatePairs(pairs));
  let mistaken = 0;
  for (let first = 0; first < words; first++) {
    for (let last = 0; last < words; last++) {
      const isKnown = keys.has(last * words + first);
      const found = table.find(first, last);
      expect(found !== unknown).toBe(isKnown);
      if (isKnown) {
        const at = sorted.indexOf(last * words + first);
        expect([table.probabilityOf(found), table.backoffOf(found), table.endsTriple(found)]).toEqual([
          pairs.probability[at],
          pairs.backoff[at],
          false,
        ]);
        expect(table.mayHave(first, last)).toBe(true);
      } else if (table.mayHave(first, last)) mistaken++;
    }
  }
  expect(mistaken / (words * words - keys.size)).toBeLessThan(0.2);
});

it('keeps the data of a pair when a triple ends in it', () => {
  const { pairs } = randomPairs(4);
  const table = new PairTable(tabulatePairs(pairs));
  const pair = table.find(pairs.first[0], 0);
  table.noteTriple(pair);
  expect(table.find(pairs.first[0], 0)).toBe(pair);
  expect([table.endsTriple(pair), table.probabilityOf(pair)]).toEqual([true, pairs.probability[0]]);
});

it('refuses more words than a slot can distinguish', () => {
  const starts = new Uint32Array((1 << 23) + 1);
  const none = { first: new Uint32Array(), probability: new Uint8Array(), backoff: new Uint8Array() };
  expect(() => tabulatePairs({ starts, ...none })).toThrow(DamagedFile);
});

it('finds exactly the added triples', () => {
  const random = seededRandom(5);
  const added = new Map<string, number>();
  const table = new TripleTable(slotsFor(2000));
  while (added.size < 2000) {
    const [pair, first, probability] = [
      randomInt(random, 400),
      randomInt(random, 40),
      randomInt(random, 256),
    ];
    if (added.has(`${pair} ${first}`)) continue;
    added.set(`${pair} ${first}`, probability);
    table.add(pair, first, probability);
  }
  for (let pair = 0; pair < 400; pair++) {
    for (let first = 0; first < 40; first++)
      expect(table.find(pair, first)).toBe(added.get(`${pair} ${first}`) ?? unknown);
  }
});
