import { useTranslations } from 'use-intl';
import { PageTabs } from '../shared/page-tabs.tsx';

/**
 * Links between the pages about purchases: orders, invoices, subscriptions, coupons and usage. Shown above
 * their titles.
 */
export function MembershipTabs() {
  const t = useTranslations('common');
  return (
    <PageTabs
      label={t('membership')}
      tabs={[
        { to: '/app/orders', label: t('myOrders') },
        { to: '/invoice', label: t('myInvoices') },
        { to: '/app/subscriptions', label: t('mySubscriptions') },
        { to: '/app/coupons', label: t('myCoupons') },
        { to: '/app/usage', label: t('myUsage') },
      ]}
    />
  );
}
