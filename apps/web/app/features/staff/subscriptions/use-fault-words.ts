import { useTranslations } from 'use-intl';

const known = ['no_receipt', 'notice_late', 'no_consent', 'declined'] as const;

/** Returns words for why a step did not succeed; a code of a provider stays as it is. */
export function useFaultWords(): (fault: string) => string {
  const t = useTranslations('staff-subscriptions');
  return (fault) => {
    const name = known.find((one) => one === fault);
    return name ? t(`faults.${name}`) : fault;
  };
}
