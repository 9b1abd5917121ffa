import type { ItemView } from '@inkstone/contracts/membership';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { StaffOrder } from '@inkstone/contracts/staff/orders';
import { Badge, Button } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePolling } from '../../../platform/use-polling.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { Alternatives } from './alternatives.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderHistory } from './order-history.tsx';
import { type OrderTask, OrderTaskDialog } from './order-task-dialog.tsx';

export interface StaffOrderPageProps {
  found: StaffOrder;
  self: StaffSelf;
  items: readonly ItemView[];
}

/** Polling interval of a pending refund, in ms. */
const pollInterval = 2000;

/** One order for staff: its payments, its history, and its actions. */
export function OrderPage({ found, self, items }: StaffOrderPageProps) {
  const t = useTranslations('staff-orders');
  const [task, setTask] = useState<OrderTask | null>(null);
  const { order, refund, isFlagged } = found;
  // A refund is sent to the provider after the reply that approved it.
  usePolling(
    found.refunds.some(({ state }) => state === 'approved' || state === 'sent'),
    pollInterval,
  );
  const may = (permission: StaffSelf['permissions'][number]) => self.permissions.includes(permission);
  return (
    <AdminFrame
      title={t('numbered', { number: order.orderNo })}
      actions={
        <>
          {may('orders.heal') && found.attempts.length > 0 && (
            <Button onClick={() => setTask({ kind: 'ask' })}>{t('ask')}</Button>
          )}
          {may('orders.refund') && refund !== null && refund.left > 0 && (
            <Button kind="primary" onClick={() => setTask({ kind: 'refund', ...refund })}>
              {t('doRefund')}
            </Button>
          )}
        </>
      }
    >
      <p className="flex flex-wrap gap-2">
        <OrderBadges order={order} />
        {isUndecided(found) && <Badge tone="warn">{t('waiting')}</Badge>}
        {isFlagged && <Badge tone="bad">{t('flagged')}</Badge>}
      </p>
      <div className="mt-4">
        <Money found={found} items={items} />
      </div>
      <Alternatives {...found} />
      <section aria-labelledby="order-history" className="mt-8">
        <h2 id="order-history" className="mb-3 font-serif text-xl font-semibold">
          {t('timeline')}
        </h2>
        <OrderHistory found={found} may={may} selfId={self.accountId} onTask={setTask} />
      </section>
      {task && <OrderTaskDialog order={order} task={task} onClose={() => setTask(null)} />}
    </AdminFrame>
  );
}

/** Whether a refund of the order, or a payment for it, is pending a decision. The buttons are in the history. */
function isUndecided({ refunds, payments }: StaffOrder): boolean {
  return (
    refunds.some(({ state, isUnrepeated }) => state === 'wanted' || state === 'abnormal' || isUnrepeated) ||
    payments.some(({ use, left }) => (use === 'suspense' || use === 'surplus') && left > 0)
  );
}

type MoneyProps = Pick<StaffOrderPageProps, 'found' | 'items'>;

function Money({ found: { order, accountId, buyer, refund }, items }: MoneyProps) {
  const t = useTranslations('staff-orders');
  const words = useTranslations('orders');
  const itemName = useItemName(items);
  const money = useMoney();
  const moment = useMoment();
  const { currency } = order;
  const account =
    accountId === null ? (
      t('noBuyer')
    ) : (
      <SectionLink to={`/admin/accounts/${accountId}`}>{buyer || accountId}</SectionLink>
    );
  return (
    <Facts
      facts={[
        [t('buyer'), account],
        [t('item'), itemName(order)],
        [words('orderedAt'), moment(order.createdAt)],
        [t('paid'), money(order.payable, currency)],
        [t('refunded'), money(order.refunded, currency)],
        ...(refund
          ? ([
              ...(refund.waiting > 0 ? ([[t('underWay'), money(refund.waiting, currency)]] as const) : []),
              [t('left'), money(refund.left, currency)],
              [t('value'), money(refund.value, currency)],
            ] as const)
          : []),
      ]}
    />
  );
}
