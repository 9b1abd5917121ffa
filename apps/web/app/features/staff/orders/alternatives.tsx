import type { StaffOrder } from '@inkstone/contracts/staff/orders';
import { Badge } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { Facts } from '../../../shell/admin/facts.tsx';

type AlternativesProps = Pick<StaffOrder, 'order' | 'alternatives'>;

/** Links to the orders that an order replaced, and to those that replaced it; nothing if there are none. */
export function Alternatives({ order, alternatives }: AlternativesProps) {
  const t = useTranslations('staff-orders');
  if (alternatives.length === 0) return null;
  const isEarlier = ({ createdAt, orderNo }: AlternativesProps['alternatives'][number]) =>
    createdAt < order.createdAt || (createdAt === order.createdAt && orderNo < order.orderNo);
  const earlier = alternatives.filter(isEarlier);
  const later = alternatives.filter((one) => !isEarlier(one));
  return (
    <div className="mt-4">
      <Facts
        facts={(
          [
            [t('replaces'), earlier],
            [t('replacedBy'), later],
          ] as const
        ).flatMap(([name, orders]) =>
          orders.length > 0 ? [[name, <OrderLinks key={name} orders={orders} />] as const] : [],
        )}
      />
      <p className="mt-1 max-w-[44em] text-sm text-faint">{t('alternativesHint')}</p>
    </div>
  );
}

function OrderLinks({ orders }: { orders: AlternativesProps['alternatives'] }) {
  const t = useTranslations('staff-orders');
  const path = useLocalePath();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {orders.map(({ orderNo, status }) => (
        <li key={orderNo} className="flex flex-wrap items-center gap-2">
          <Link to={path(`/admin/orders/${orderNo}`)} className="tabular-nums underline underline-offset-4">
            {orderNo}
          </Link>
          <Badge tone={status === 'finished' ? 'good' : 'plain'}>{t(`status_${status}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
