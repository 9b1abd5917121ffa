import type { OrderView } from '@inkstone/contracts/orders';
import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** The state of an order for staff, and whether money of it was or is being returned. */
export function OrderBadges({ order }: { order: Pick<OrderView, 'status' | 'refunding' | 'refunded'> }) {
  const t = useTranslations('staff-orders');
  return (
    <>
      <Badge tone={order.status === 'finished' ? 'good' : 'plain'}>{t(`status_${order.status}`)}</Badge>
      {order.refunding > 0 && <Badge tone="note">{t('underWay')}</Badge>}
      {order.refunded > 0 && <Badge tone="note">{t('refunded')}</Badge>}
    </>
  );
}
