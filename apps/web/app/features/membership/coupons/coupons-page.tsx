import type { ReplyOf } from '@inkstone/contracts';
import type { ItemView } from '@inkstone/contracts/membership';
import { listCoupons } from '@inkstone/contracts/orders';
import { buttonClass, EmptyState } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { MembershipTabs } from '../../../shell/membership-tabs.tsx';
import { useNow } from '../../../shell/use-now.ts';
import { CouponList } from './coupon-list.tsx';

export interface CouponsPageProps {
  first: ReplyOf<typeof listCoupons>;
  /** When `first` was loaded, in ms. */
  loadedAt: number;
  items: readonly ItemView[];
}

/** The caller's coupons: usable ones first, then reserved, used and expired ones. */
export function CouponsPage({ first, loadedAt, items }: CouponsPageProps) {
  const t = useTranslations('coupons');
  const path = useLocalePath();
  const now = useNow(loadedAt);
  const { data, error, refetch } = useQuery({
    queryKey: ['coupons'],
    queryFn: () => quietCall(listCoupons, {}),
    initialData: first,
    initialDataUpdatedAt: loadedAt,
  });
  const toPlans = (
    <Link to={path('/plan')} className={buttonClass('primary')}>
      {t('toPlans')}
    </Link>
  );
  if (data.coupons.length === 0)
    return (
      <AppFrame lead={<MembershipTabs />} title={t('heading')}>
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        <EmptyState title={t('empty')} action={toPlans}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      </AppFrame>
    );
  return (
    <AppFrame lead={<MembershipTabs />} title={t('heading')} hint={t('hint')} actions={toPlans}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} className="mb-4" />}
      <CouponList {...data} items={items} now={now} />
    </AppFrame>
  );
}
