import { expect, it } from 'vitest';
import { recommendOffers } from './recommend.ts';

const offer = (id: string, tier: 'plus' | 'pro' | null, size: number, price: number) => ({
  id,
  tier,
  size,
  price,
});
const offers = [
  offer('month', 'plus', 31, 2500),
  offer('year', 'plus', 366, 19_800),
  offer('pro month', 'pro', 31, 9800),
  offer('pro year', 'pro', 366, 59_800),
  offer('few', null, 50_000, 990),
  offer('many', null, 1_000_000, 9800),
];

it.each([
  ['free', ['year', 'pro year', 'many']],
  ['plus', ['pro year', 'many']],
  ['pro', ['many']],
] as const)('recommends to %s the cheapest higher tier', (tier, expected) => {
  expect(recommendOffers(offers, tier).map(({ id }) => id)).toEqual(expected);
});

it('recommends nothing that is not for sale', () => {
  expect(recommendOffers([], 'free')).toEqual([]);
});
