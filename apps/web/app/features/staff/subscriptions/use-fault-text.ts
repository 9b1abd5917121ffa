import { useTranslations } from 'use-intl';

const known = ['no_receipt', 'notice_late', 'no_consent', 'declined'] as const;

/** Returns a function that explains why a step failed; codes of a provider are returned unchanged. */
export function useFaultText(): (fault: string) => string {
  const t = useTranslations('staff-subscriptions');
  return (fault) => {
    const name = known.find((one) => one === fault);
    return name ? t(`faults.${name}`) : fault;
  };
}
