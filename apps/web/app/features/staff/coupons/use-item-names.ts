import type { ReplyOf } from '@inkstone/contracts';
import type { listPackages } from '@inkstone/contracts/membership';
import { useTranslations } from 'use-intl';

/** The items for sale now. */
export type ForSale = ReplyOf<typeof listPackages>;

const tierNames = { vip: 'Plus', vvip: 'Pro' } as const;

/** Returns the items for sale by id, with their names for staff. */
export function useItemNames({ vip, ai }: ForSale): ReadonlyMap<string, string> {
  const t = useTranslations('staff-coupons');
  return new Map([
    ...vip.map(({ plan, vip_type, term }) => {
      const named = { tier: tierNames[vip_type], count: term.count };
      return [plan, term.unit === 'month' ? t('planMonths', named) : t('planDays', named)] as const;
    }),
    ...ai.map(({ plan, words }) => [plan, t('planWords', { count: words })] as const),
  ]);
}
