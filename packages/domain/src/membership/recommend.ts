import { isAtLeast, type PaidTier, type Tier } from './tier.ts';

/** A plan or a word package with its price, as far as a recommendation depends on it. */
export interface Offer {
  readonly id: string;
  /** Null for words. */
  readonly tier: PaidTier | null;
  /** Days of the term, or words. */
  readonly size: number;
  readonly price: number;
}

/** Recommends one offer for each tier above the current one, then one for words: each with the lowest price per day or word. */
export function recommendOffers<O extends Offer>(offers: readonly O[], tier: Tier): O[] {
  const best = (wanted: PaidTier | null): O[] =>
    offers
      .filter((offer) => offer.tier === wanted)
      .sort((a, b) => a.price * b.size - b.price * a.size || b.size - a.size)
      .slice(0, 1);
  const higher = (['plus', 'pro'] as const).filter((paid) => !isAtLeast(tier, paid));
  return [...higher.flatMap(best), ...best(null)];
}
