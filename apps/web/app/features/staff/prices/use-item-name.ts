import type { PricedItemRow } from '@inkstone/contracts/staff/prices';
import { useTranslations } from 'use-intl';

/** Returns a function that names an item of the catalogue, such as “Plus, 3 months”. */
export function useItemName(): (item: PricedItemRow) => string {
  const t = useTranslations('staff-prices');
  return ({ vip_type, term, words, itemId }) => {
    if (words !== null) return t('words', { count: words });
    if (!vip_type || !term) return itemId;
    return t(`plan_${term.unit}`, { tier: t(`tier_${vip_type}`), count: term.count });
  };
}
