import { expect, it } from 'vitest';
import { type CountKind, experienceOf, noTally, readExperience, type Tally } from './experience.ts';

const file = `pair
以已 35 40
的得 3 900
word
以经>已经 30 31
wrong
以 12 800
mistaken
已 9 700`;

const counts: Readonly<Record<string, Tally>> = {
  'pair 以已': { hits: 3.5, trials: 4 },
  'pair 的得': { hits: 0.3, trials: 90 },
  'word 以经>已经': { hits: 3, trials: 3.1 },
  'wrong 以': { hits: 1.2, trials: 80 },
  'mistaken 已': { hits: 0.9, trials: 70 },
};

it('reads the same odds from a file as from its counts, for seen and unseen keys', () => {
  const expected = experienceOf((kind: CountKind, key: string) => counts[`${kind} ${key}`] ?? noTally);
  const read = readExperience(file);
  const letters = ['以', '已', '的', '得', '了'];
  for (const a of letters) {
    expect([read.wrong(a), read.mistaken(a)]).toEqual([expected.wrong(a), expected.mistaken(a)]);
    for (const b of letters) {
      expect(read.pair(a, b)).toBe(expected.pair(a, b));
      expect(read.word(`${a}经`, `${b}经`)).toBe(expected.word(`${a}经`, `${b}经`));
    }
  }
  expect(read.word('以经', '已经')).not.toBe(read.word('以经', '以经'));
});
