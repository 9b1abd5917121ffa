import { Badge, buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { SentenceGap } from '../../../platform/i18n/sentence-gap.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { urgencyOf } from './days-left.ts';
import type { UsageReply } from './use-usage.ts';

export interface PackagesProps {
  packages: UsageReply['packages'];
  now: number;
}

/** Packages of words, soonest expiring first. */
export function Packages({ packages, now }: PackagesProps) {
  const t = useTranslations('usage');
  const path = useLocalePath();
  const format = useFormatter();
  const moment = useMoment();
  if (packages.length === 0)
    return (
      <p className="text-soft">
        {t('noPackages')}
        <SentenceGap />
        <Link to={path('/plan')} className="text-ink underline underline-offset-4">
          {t('toPackages')}
        </Link>
      </p>
    );
  return (
    <>
      <ul aria-label={t('packages')} className="divide-y divide-line border-y border-line">
        {packages.map(({ words, left, expiresAt }, index) => {
          const urgency = urgencyOf(expiresAt, now);
          const expires = t('packageExpires', { relative: format.relativeTime(expiresAt, { now }) });
          return (
            // Packages have no ids in this reply; their order is that of their expiry.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <p className="font-medium tabular-nums">
                {t('packageLeft', { left: format.number(left), words: format.number(words) })}
              </p>
              <p className="text-sm text-soft">
                {urgency === 'none' ? (
                  expires
                ) : (
                  <Badge tone={urgency === 'urgent' ? 'bad' : 'warn'}>{expires}</Badge>
                )}{' '}
                ({moment(expiresAt)})
              </p>
            </li>
          );
        })}
      </ul>
      <p>
        <Link to={path('/plan')} className={buttonClass('secondary')}>
          {t('toPackages')}
        </Link>
      </p>
    </>
  );
}
