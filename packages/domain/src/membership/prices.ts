import type { Instant } from '@inkstone/kernel';

/** A price with the time in which it holds. Prices are added and never changed. */
export interface DatedPrice {
  readonly id: string;
  /** Null for a list price, else the campaign to which it belongs. */
  readonly campaignId: string | null;
  readonly validFrom: Instant;
  /** Null without an end. Afterwards the former price holds again. */
  readonly validTo: Instant | null;
}

/**
 * The price that holds at a time: of those that have begun and not ended, the one that began last. With a
 * campaign, its own price comes before the list price. Null where nothing is for sale.
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
