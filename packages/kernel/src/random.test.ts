import { describe, expect, it } from 'vitest';
import { type Random, randomInt, seededRandom } from './random.ts';

describe('seededRandom', () => {
  it('returns the same bytes for the same seed and others for another', () => {
    expect(seededRandom(7).bytes(16)).toEqual(seededRandom(7).bytes(16));
    expect(seededRandom(7).bytes(16)).not.toEqual(seededRandom(8).bytes(16));
  });
});

describe('randomInt', () => {
  it('reaches every value below the bound and none above', () => {
    const random = seededRandom(3);
    const seen = new Set(Array.from({ length: 1000 }, () => randomInt(random, 10)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('draws again if the remainder would favour small values', () => {
    const draws = [Uint8Array.of(255, 255, 255, 255), Uint8Array.of(0, 0, 0, 5)];
    const random: Random = { bytes: () => draws.shift() ?? new Uint8Array(4) };
    expect(randomInt(random, 3)).toBe(2);
    expect(draws).toHaveLength(0);
  });
});
