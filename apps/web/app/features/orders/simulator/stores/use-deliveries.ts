import { storeDeliveries } from '@inkstone/contracts/orders';
import { useTranslations } from 'use-intl';

/** Returns the options of notification delivery for a select. */
export function useDeliveries() {
  const t = useTranslations('store-simulator');
  return storeDeliveries.map((value) => ({ value, label: t(`delivery_${value}`) }));
}
