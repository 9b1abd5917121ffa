import type { ItemView } from '@inkstone/contracts/membership';
import { useTranslations } from 'use-intl';
import { useCatalogueNames } from '../catalogue/use-catalogue-names.ts';

/** An item of the catalogue in an order or a coupon, with its quantity. */
export interface NamedItem {
  readonly plan: string;
  readonly quantity?: number;
}

const nothingListed = { vip: [], ai: [] };

/**
 * Returns a function that names items of the catalogue, including those no longer for sale: “Plus, 1 month”. Needs the phrases
 * `catalogue` and `orders`.
 */
export function useItemName(items: readonly ItemView[]): (named: NamedItem) => string {
  const t = useTranslations('orders');
  const words = useCatalogueNames();
  const nameOf = (id: string) => {
    const found = items.find(({ plan }) => plan === id);
    if (!found) return words.item(id, nothingListed);
    return found.type === 'vip' ? words.plan(found) : words.words(found);
  };
  return ({ plan, quantity = 1 }) =>
    quantity === 1 ? nameOf(plan) : t('itemTimes', { item: nameOf(plan), count: quantity });
}
