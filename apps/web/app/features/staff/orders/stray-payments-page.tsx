import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import type { listStrayPayments, StrayPaymentView } from '@inkstone/contracts/staff/stray-payments';
import { Badge, Button, EmptyState } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { RefundReasons } from './refund-reasons.tsx';
import { type StrayTask, StrayTaskDialog } from './stray-task-dialog.tsx';

export type StrayPaymentsPageProps = ReplyOf<typeof listStrayPayments> & {
  which: 'open' | 'all';
  self: StaffSelf;
};

/** Payments that belong to no order, and the decisions of staff about them. */
export function StrayPaymentsPage({ rows, next, which, self }: StrayPaymentsPageProps) {
  const t = useTranslations('staff-orders');
  const [task, setTask] = useState<StrayTask | null>(null);
  return (
    <AdminFrame title={t('stray')} hint={t('strayHint')}>
      <div className="mb-5 flex">
        <ViewLinks
          label={t('stray')}
          links={(['open', 'all'] as const).map((each) => ({
            to: each === 'open' ? '?' : '?which=all',
            label: t(`stray_${each}`),
            isCurrent: each === which,
          }))}
        />
      </div>
      {rows.length === 0 && <EmptyState title={t(`noStray_${which}`)} />}
      {rows.length > 0 && (
        <ul aria-label={t('stray')} className="border-t border-line">
          {rows.map((row) => (
            <StrayItem key={row.paymentId} payment={row} self={self} onTask={setTask} />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {task && <StrayTaskDialog task={task} onClose={() => setTask(null)} />}
    </AdminFrame>
  );
}

interface StrayItemProps {
  payment: StrayPaymentView;
  self: StaffSelf;
  onTask: (task: StrayTask) => void;
}

function StrayItem({ payment, self, onTask }: StrayItemProps) {
  const t = useTranslations('staff-orders');
  const words = useTranslations('orders');
  const money = useMoney();
  const { channel, amount, currency, providerTxn, merchant, outTradeNo, paidAt, receivedAt } = payment;
  const facts = [
    [t('strayAccount'), merchant || t('strayUnrecorded')],
    [t('strayNumber'), outTradeNo || t('strayUnrecorded')],
  ] as const;
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
            <span className="tabular-nums">{money(amount, currency)}</span>
            <span>{words(`channel.${channel}`)}</span>
            <StateBadge payment={payment} />
          </h2>
          <p className="mt-0.5 text-sm text-soft wrap-anywhere">{t('payment', { number: providerTxn })}</p>
          <dl className="mt-1 flex flex-wrap gap-x-6 text-sm text-soft">
            {facts.map(([label, value]) => (
              <div key={label} className="flex min-w-0 flex-wrap gap-x-2">
                <dt>{label}</dt>
                <dd className="text-ink select-all wrap-anywhere">{value}</dd>
              </div>
            ))}
            <div className="flex flex-wrap gap-x-2">
              <dt>{t('strayPaidAt')}</dt>
              <dd>
                <Moment at={paidAt || receivedAt} />
              </dd>
            </div>
          </dl>
          {payment.refunds.map((refund) => (
            <div key={refund.refundId} className="mt-2 text-sm text-soft">
              {refund.state !== 'succeeded' && (
                <Badge tone="warn">{words(`refundState.${refund.state}`)}</Badge>
              )}
              <RefundReasons refund={refund} state={refund.state} />
              {refund.state === 'wanted' && refund.askedBy === self.accountId && (
                <span className="mt-1 block">{t('othersApprove')}</span>
              )}
            </div>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {tasksOf(payment, self).map((task) => (
            <Button key={task.kind} size="small" className="min-h-11" onClick={() => onTask(task)}>
              {t(task.kind)}
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}

function StateBadge({ payment: { isOpen, isForeign, refunds } }: Pick<StrayItemProps, 'payment'>) {
  const t = useTranslations('staff-orders');
  if (isOpen) return <Badge tone="warn">{t('waiting')}</Badge>;
  if (isForeign) return <Badge tone="plain">{t('foreign')}</Badge>;
  const isDone = refunds.some(({ state }) => state === 'succeeded');
  return <Badge tone={isDone ? 'good' : 'note'}>{t(isDone ? 'strayReturned' : 'strayUnderWay')}</Badge>;
}

/** Returns the actions on a payment that the member may perform now. */
function tasksOf({ paymentId, isOpen, refunds }: StrayPaymentView, self: StaffSelf): StrayTask[] {
  const may = (permission: StaffSelf['permissions'][number]) => self.permissions.includes(permission);
  const waiting = refunds.find(({ state }) => state === 'wanted' || state === 'abnormal');
  if (!isOpen) return [];
  if (!waiting)
    return may('orders.refund')
      ? (['return', 'applyTo', 'foreign'] as const).map((kind) => ({ kind, paymentId }))
      : [];
  const { refundId, state, askedBy } = waiting;
  if (state === 'abnormal') return may('orders.refund') ? [{ kind: 'resend', refundId }] : [];
  if (!may('orders.approve')) return [];
  // The person who requested it may only withdraw the request.
  const kinds = askedBy === self.accountId ? (['deny'] as const) : (['approve', 'deny'] as const);
  return kinds.map((kind) => ({ kind, refundId }));
}
