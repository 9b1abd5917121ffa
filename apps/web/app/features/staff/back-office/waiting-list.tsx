import type { ReplyOf } from '@inkstone/contracts';
import type { listWaiting, WaitingKind } from '@inkstone/contracts/staff/waiting';
import { classNames } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

/** The page on which each kind of pending items is processed. */
const pages: Readonly<Record<WaitingKind, string>> = {
  refunds: '/admin/orders?which=waiting',
  payments: '/admin/orders?which=waiting',
  strayPayments: '/admin/stray-payments',
  charges: '/admin/subscriptions?state=retrying',
  differences: '/admin/reconciliation',
  bills: '/admin/reconciliation#bill-days',
  notices: '/admin/notice-alarms',
  invoices: '/admin/invoices',
  tickets: '/admin/desk',
  heldTickets: '/admin/desk?view=held',
  complaints: '/admin/reports',
  feedback: '/admin/feedback',
  pictures: '/admin/rewards',
  jobs: '/admin/jobs',
};

/** The items that are pending for the member, with links to them; kinds with pending items come first. */
export function WaitingList({ waiting }: ReplyOf<typeof listWaiting>) {
  const t = useTranslations('admin');
  const path = useLocalePath();
  if (waiting.length === 0) return null;
  const sorted = [...waiting].sort((a, b) => Number(b.count > 0) - Number(a.count > 0));
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="font-serif text-xl font-semibold">
        {t('waiting')}
      </h2>
      {waiting.every(({ count }) => count === 0) && (
        <p className="mt-2 text-sm text-soft">{t('waitingNone')}</p>
      )}
      <ul className="mt-3 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ kind, count }) => (
          <li key={kind} className="border-b border-line">
            <Link
              to={path(pages[kind])}
              className={classNames(
                'flex min-h-12 items-center justify-between gap-4 py-2 hover:underline hover:underline-offset-4',
                count === 0 && 'text-soft',
              )}
            >
              <span className="min-w-0">{t(`waiting_${kind}`)}</span>
              <span className={classNames('tabular-nums', count > 0 && 'text-lg font-semibold text-seal')}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
