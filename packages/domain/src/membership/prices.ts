import type { Instant } from '@inkstone/kernel';

/** A price with its validity period. Prices are append-only. */
export interface DatedPrice {
  readonly id: string;
  /** The campaign of the price; null for a list price. */
  readonly campaignId: string | null;
  readonly validFrom: Instant;
  /** The end of the period, after which the previous price applies again; null without an end. */
  readonly validTo: Instant | null;
}

/**
 * Returns the price at a time: of the valid ones, the one that started last. With a campaign, its price takes
 * precedence over the list price. Null if nothing is for sale.
 */
export function priceAt<Price extends DatedPrice>(
  prices: readonly Price[],
  at: Instant,
  campaignId: string | null = null,
): Price | null {
  const running = prices
    .filter(({ validFrom, validTo }) => validFrom <= at && (validTo === null || at < validTo))
    .sort((a, b) => b.validFrom - a.validFrom || (a.id < b.id ? 1 : -1));
  const ofCampaign = campaignId !== null && running.find((price) => price.campaignId === campaignId);
  return ofCampaign || (running.find((price) => price.campaignId === null) ?? null);
}
