import { type AccountRow, minIdPrefixLength } from '@inkstone/contracts/staff/accounts';
import { EmptyState, Skeleton } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { FindForm } from '../../../shell/admin/find-form.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { AccountState } from './account-state.tsx';
import { useAccountSearch } from './use-account-search.ts';

/** The page that finds accounts by phone number, e-mail address or id. */
export function AccountsPage() {
  const t = useTranslations('staff-accounts');
  const { query, found, find } = useAccountSearch();
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <FindForm
        {...{ label: t('query'), hint: t('queryHint', { count: minIdPrefixLength }), find: t('find') }}
        {...{ first: query, needsText: true }}
        isBusy={found.isFetching}
        onFind={find}
      />
      <div className="mt-6">
        {found.isLoading && <Loading />}
        {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        <p role="status" className="text-sm text-soft empty:hidden">
          {found.data && found.data.length > 0 && t('found', { count: found.data.length })}
          {found.data?.length === 0 && <span className="sr-only">{t('noneFound')}</span>}
        </p>
        {found.data?.length === 0 && <EmptyState title={t('noneFound')}>{t('noneFoundHint')}</EmptyState>}
        {found.data && found.data.length > 0 && <Results accounts={found.data} />}
      </div>
    </AdminFrame>
  );
}

function Loading() {
  const t = useTranslations('common');
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  );
}

function Results({ accounts }: { accounts: readonly AccountRow[] }) {
  const t = useTranslations('staff-accounts');
  const moment = useMoment();
  const path = useLocalePath();
  return (
    <ul aria-label={t('results')} className="mt-3 border-t border-line">
      {accounts.map((account) => {
        const { accountId, name, phone, email, createdAt } = account;
        return (
          <li key={accountId} className="border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
              <Link
                to={path(`/admin/accounts/${encodeURIComponent(accountId)}`)}
                className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {name || phone || email || accountId}
              </Link>
              <AccountState account={account} />
            </p>
            <p className="text-sm text-soft wrap-anywhere">
              {[name && phone, (name || phone) && email].filter(Boolean).join(' · ')}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-faint">
              <span>{t('registered', { time: moment(createdAt) })}</span>
              <span className="min-w-0 wrap-anywhere">{accountId}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
