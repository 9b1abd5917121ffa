import type { StoreProduct } from '../../../ports/store-verifier.ts';

/** A product of the simulated stores. `months` of a subscription; null for words. */
export interface StoreOffer {
  readonly productId: string;
  readonly months: number | null;
  /** In hundredths of a yuan. */
  readonly amount: number;
  readonly means: StoreProduct;
}

const tier = (productId: string, months: number, amount: number): StoreOffer => ({
  ...{ productId, months, amount },
  means: { kind: 'tier', tier: productId.startsWith('pro.') ? 'pro' : 'plus' },
});

/** The plans that stores renew, at their store prices, and a word package. */
export const storeOffers: readonly StoreOffer[] = [
  ...[tier('plus.month', 1, 2500), tier('plus.quarter', 3, 6800), tier('plus.year', 12, 19_800)],
  ...[tier('pro.month', 1, 9800), tier('pro.quarter', 3, 23_800), tier('pro.year', 12, 59_800)],
  { productId: 'words.50k', months: null, amount: 990, means: { kind: 'words', itemId: 'words_50k' } },
];

export const offerCurrency = 'CNY';

/** The products as named in the settings of a store. */
export const offeredProducts: ReadonlyMap<string, StoreProduct> = new Map(
  storeOffers.map(({ productId, means }) => [productId, means]),
);

/** Returns a product; throws for one that no simulated store has ever sold. */
export function offerOf(productId: string): StoreOffer {
  const offer = storeOffers.find((one) => one.productId === productId);
  if (!offer) throw new Error(`No simulated store sells ${productId}`);
  return offer;
}
