import { instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAt } from './prices.ts';
import { chooseWords, freeWords } from './word-packages.ts';

describe('chooseWords', () => {
  const one = fc.record({ free: fc.nat({ max: 100 }), end: fc.nat({ max: 20 }) });
  const packages = fc
    .array(one)
    .map((rows) => rows.map(({ free, end }, place) => ({ id: `p${place}`, free, expiresAt: instant(end) })));

  it('consumes exactly the requested words, earliest end first, and no expired ones', () => {
    fc.assert(
      fc.property(packages, fc.integer({ min: 1, max: 300 }), (given, words) => {
        const now = instant(10);
        const chosen = chooseWords(given, words, now);
        expect(chosen.ok).toBe(freeWords(given, now) >= words);
        if (!chosen.ok) {
          expect(chosen.refusal.free).toBe(freeWords(given, now));
          return;
        }
        expect(chosen.value.reduce((sum, line) => sum + line.words, 0)).toBe(words);
        const left = given.map((pack) => ({
          ...pack,
          free: pack.free - (chosen.value.find(({ packageId }) => packageId === pack.id)?.words ?? 0),
        }));
        const ends = chosen.value.map(
          ({ packageId }) => given.find(({ id }) => id === packageId)?.expiresAt ?? 0,
        );
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        for (const { free, expiresAt } of left) {
          expect(free).toBeGreaterThanOrEqual(0);
          // Every package that expires before the last used one is used up.
          if (expiresAt > now && expiresAt < (ends.at(-1) ?? 0)) expect(free).toBe(0);
        }
      }),
    );
  });
});

describe('priceAt', () => {
  const price = (id: string, from: number, to: number | null, campaignId: string | null = null) => ({
    ...{ id, campaignId, validFrom: instant(from), validTo: to === null ? null : instant(to) },
  });
  const prices = [
    price('list', 0, null),
    price('sale', 10, 20),
    price('new', 30, null),
    price('friends', 5, 40, 'c'),
  ];

  it.each([
    [-1, null, null],
    [0, null, 'list'],
    [10, null, 'sale'],
    [20, null, 'list'],
    [30, null, 'new'],
    [4, 'c', 'list'],
    [12, 'c', 'friends'],
    [40, 'c', 'new'],
    [12, 'other', 'sale'],
  ])('at %s with campaign %s: %s', (time, campaign, id) => {
    expect(priceAt(prices, instant(time), campaign)?.id ?? null).toBe(id);
  });
});
