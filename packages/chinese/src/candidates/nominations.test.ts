import { randomInt, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { Nominations } from './nominations.ts';

const read = (nominations: Nominations) =>
  Array.from({ length: nominations.end - nominations.start }, (_, i) => [
    nominations.wordAt(nominations.start + i),
    nominations.likenessAt(nominations.start + i),
  ]);

it('returns the words of a known span, also when spans replace others and the store is full', () => {
  const random = seededRandom(3);
  const nominations = new Nominations();
  const letters = 60;
  let known = 0;
  for (let i = 0; i < 15_000; i++) {
    const size = 2 + randomInt(random, 3);
    const text = Uint16Array.from({ length: size }, () => 0x4e00 + randomInt(random, letters));
    // The words of a span are derived from its characters.
    const sum = text.reduce((total, unit, at) => (total * 31 + unit * (at + 1)) % 1000, size);
    const words = Array.from({ length: sum % 60 }, (_, k) => [sum + k, k % 16]);
    if (nominations.goTo(text, 0, size)) {
      known++;
      expect(size).toBeLessThanOrEqual(3);
      expect(nominations.isLastSound).toBe(sum % 2 === 0);
    } else {
      for (const [word = 0, likeness = 0] of words) nominations.add(word, likeness);
      nominations.finish(sum % 2 === 0);
    }
    expect(read(nominations).join(' ')).toBe(words.join(' '));
  }
  expect(known).toBeGreaterThan(1000);
});
