import type { ConsentLog } from '@inkstone/contracts/staff/terms';
import { localeNames } from '@inkstone/phrases';
import { ArrowLeftIcon, EmptyState } from '@inkstone/ui';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { FindForm } from '../../../shell/admin/find-form.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';

/** Consents of accounts to versions of documents. */
export function ConsentLogPage({ rows, next }: ConsentLog) {
  const t = useTranslations('staff-terms');
  const names = useTranslations('common');
  const path = useLocalePath();
  const [query, setQuery] = useSearchParams();
  const { state } = useNavigation();
  return (
    <AdminFrame title={t('consents')} hint={t('consentsHint')}>
      <Link
        to={path('/admin/terms')}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
      >
        <ArrowLeftIcon size={16} />
        {t('back')}
      </Link>
      <FindForm
        label={t('find')}
        hint={t('findHint')}
        find={t('find')}
        first={query.get('account') ?? ''}
        isBusy={state === 'loading'}
        onFind={(account) => setQuery(account === '' ? {} : { account })}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('noConsents')} />
      ) : (
        <ul aria-label={t('consents')} className="mt-6 border-t border-line">
          {rows.map(({ accountId, document, version, language, agreedAt }) => (
            <li
              key={`${accountId} ${document} ${version}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm"
            >
              <span>{t('versionOf', { name: names(`termsNames.${document}`), version })}</span>
              <span className="text-soft">{localeNames[language]}</span>
              <span className="text-soft">
                <Moment at={agreedAt} />
              </span>
              <span className="min-w-0 text-faint wrap-anywhere">{accountId}</span>
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </AdminFrame>
  );
}
