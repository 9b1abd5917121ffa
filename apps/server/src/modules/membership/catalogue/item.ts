import type { DatedPrice, PaidTier } from '@inkstone/domain/membership';
import type { Currency } from '@inkstone/domain/orders';

/** A term of a tier. */
export interface Plan {
  readonly id: string;
  readonly kind: 'vip';
  readonly tier: PaidTier;
  readonly term: { readonly months: number } | { readonly days: number };
  /** Length of the term in days for computing values; grants use calendar months. */
  readonly valueDays: number;
  /** Plans that are not listed are sold by campaigns only. */
  readonly isListed: boolean;
}

/** Words, with the days until they expire. */
export interface Words {
  readonly id: string;
  readonly kind: 'ai';
  readonly words: number;
  readonly days: number;
  readonly isListed: boolean;
}

export type Item = Plan | Words;

/** A price in minor units. */
export interface Price extends DatedPrice {
  readonly itemId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly usdHint: number | null;
}

/** An item with its current price. */
export interface PricedItem {
  /** The id that an order refers to: of the item, or a campaign token. */
  readonly id: string;
  readonly item: Item;
  readonly price: Price;
  /** The list price; equal to `price` outside campaigns. */
  readonly list: Price;
}
