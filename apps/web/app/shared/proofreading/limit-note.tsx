import { readUsage } from '@inkstone/contracts/membership';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { quietCall } from '../../platform/call.ts';
import { PlansLink } from '../plans-link.tsx';

/** Reports that the daily limit does not suffice for the rest of the text, the remaining words, and when the limit resets. */
export function LimitNote() {
  const t = useTranslations('writing');
  const { data } = useQuery({
    queryKey: ['usage', 'today'],
    queryFn: () => quietCall(readUsage, {}),
    // The number of remaining words has changed since it was loaded.
    refetchOnMount: 'always',
  });
  const use = data?.features.find((one) => one.function === 'proofread');
  return (
    <>
      <p className="pb-1 text-warn">{t('limitReached')}</p>
      {data && use?.limit != null && (
        <p className="pb-1 text-faint">{t('limitLeft', { left: use.left ?? 0, limit: use.limit })}</p>
      )}
      {data && <LimitReset at={data.resetsAt} />}
    </>
  );
}

/** States when a daily limit resets (in ms), in the reader's time zone, and links to plans with higher limits. */
export function LimitReset({ at }: { at: number }) {
  const t = useTranslations('common');
  const format = useFormatter();
  const time = format.dateTime(at, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  return (
    <p className="pb-1 text-faint">
      {t('limitResets', { time })} <PlansLink to="plans">{t('limitPlans')}</PlansLink>
    </p>
  );
}
