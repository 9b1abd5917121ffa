import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';
import { splitPath } from '../platform/i18n/resolve-locale.ts';

/** Links between the pages of what was bought: orders, invoices, subscriptions, coupons and usage. Shown above their titles. */
export function MembershipTabs() {
  const t = useTranslations('common');
  const path = useLocalePath();
  // Invoices are also opened without a language prefix, as by links in e-mails.
  const { rest: here } = splitPath(useLocation().pathname);
  const isWithin = (to: string) => here === to || here.startsWith(`${to}/`);
  const tab = (to: string, label: string) => (
    <li>
      <Link
        to={path(to)}
        aria-current={isWithin(to) ? 'page' : undefined}
        className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-soft hover:text-ink aria-[current=page]:border-seal aria-[current=page]:font-semibold aria-[current=page]:text-ink"
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('membership')} className="mb-4 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6 text-sm">
        {tab('/app/orders', t('myOrders'))}
        {tab('/invoice', t('myInvoices'))}
        {tab('/app/subscriptions', t('mySubscriptions'))}
        {tab('/app/coupons', t('myCoupons'))}
        {tab('/app/usage', t('myUsage'))}
      </ul>
    </nav>
  );
}
