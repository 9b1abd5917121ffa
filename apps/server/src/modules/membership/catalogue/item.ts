import type { DatedPrice, PaidTier } from '@inkstone/domain/membership';
import type { Currency } from '@inkstone/domain/orders';

/** A term of a tier. */
export interface Plan {
  readonly id: string;
  readonly kind: 'vip';
  readonly tier: PaidTier;
  readonly term: { readonly months: number } | { readonly days: number };
  /** Days of the term for computing values; granting uses the calendar. */
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

/** An item at the price that holds now. */
export interface PricedItem {
  /** What an order names: the id of the item, or the token of a campaign. */
  readonly id: string;
  readonly item: Item;
  readonly price: Price;
  /** The regular price; equal to `price` outside of campaigns. */
  readonly list: Price;
}
