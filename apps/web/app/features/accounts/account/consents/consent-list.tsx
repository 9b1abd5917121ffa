import { listConsents } from '@inkstone/contracts/site/terms';
import { Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { LoadFailed } from '../../../../shell/load-failed.tsx';
import { useMoment } from '../../../../shell/use-moment.ts';

/** The versions of legal documents that the account agreed to, with links to read them. */
export function ConsentList() {
  const t = useTranslations('account');
  const names = useTranslations('common');
  const path = useLocalePath();
  const moment = useMoment();
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'consents'],
    queryFn: () => quietCall(listConsents, {}),
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <ul aria-label={t('consents')} className="divide-y divide-line border-y border-line">
      {data.consents.map(({ document, version, agreedAt }) => (
        <li key={`${document} ${version}`} className="flex flex-wrap items-center gap-x-4 py-1 text-base">
          <Link
            to={path(`/terms/${document}?version=${version}`)}
            className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {names(`termsNames.${document}`)}
          </Link>
          <span className="text-sm text-faint">{t('consentTo', { version, time: moment(agreedAt) })}</span>
        </li>
      ))}
    </ul>
  );
}
