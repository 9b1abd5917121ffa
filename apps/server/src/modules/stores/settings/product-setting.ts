import { list } from '../../../platform/settings/setting-schemas.ts';
import type { StoreProduct } from '../../../ports/store-verifier.ts';

const product = /^([\w.-]{1,100})=(plus|pro|words_[a-z0-9_]{1,40})$/;

/** The products of a store: tiers and word packages by the store's product ids, such as `com.example.month=plus`. */
export function productList() {
  return list((one) => product.test(one), 'must be such as com.example.month=plus').default([]);
}

/** Reads the products of a setting, by the product ids of the store. */
export function readProducts(given: readonly string[]): ReadonlyMap<string, StoreProduct> {
  return new Map(
    given.flatMap((one) => {
      const [, id = '', means = ''] = product.exec(one) ?? [];
      if (means === '') return [];
      const sold: StoreProduct =
        means === 'plus' || means === 'pro'
          ? { kind: 'tier', tier: means }
          : { kind: 'words', itemId: means };
      return [[id, sold] as const];
    }),
  );
}

/** Formats products as the setting states them. */
export function showProducts(products: ReadonlyMap<string, StoreProduct> | undefined): string {
  return [...(products ?? [])]
    .map(([id, sold]) => `${id}=${sold.kind === 'tier' ? sold.tier : sold.itemId}`)
    .join(',');
}
