import type { TrialView } from '@inkstone/contracts/membership';
import { useTranslations } from 'use-intl';

/** Returns the name of a trial, such as “Try Pro free for 7 days”. */
export function useTrialTitle({ vip_type, term: { unit, count } }: TrialView): string {
  const t = useTranslations('membership-trial');
  return t(`offer_${unit}`, { tier: t(`tier_${vip_type}`), count });
}
