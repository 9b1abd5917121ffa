import type { OrderView } from '@inkstone/contracts/orders';
import {
  decideRefund,
  queryProvider,
  refundOrder,
  resendRefund,
  resolvePayment,
} from '@inkstone/contracts/staff/orders';
import { readAmount, yuanOf } from '@inkstone/domain/orders';
import { showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

type RefundTask = {
  readonly kind: 'refund';
  readonly left: number;
  readonly value: number;
  readonly approvalAbove: number;
};

/** The action on an order. */
export type OrderTask =
  | { readonly kind: 'ask' }
  | RefundTask
  | { readonly kind: 'approve' | 'deny' | 'dismiss' | 'resend'; readonly refundId: string }
  | { readonly kind: 'return' | 'apply'; readonly paymentId: string };

export interface OrderTaskDialogProps {
  order: OrderView;
  task: OrderTask;
  onClose: () => void;
}

/** Requests the reason of an action on an order, and performs it. */
export function OrderTaskDialog({ order, task, onClose }: OrderTaskDialogProps) {
  const t = useTranslations('staff-orders');
  if (task.kind === 'refund') return <RefundDialog order={order} task={task} onClose={onClose} />;
  const { kind } = task;
  return (
    <StaffActionDialog
      title={t(`${kind}Title`)}
      description={t(`${kind}Hint`)}
      confirmLabel={t(kind)}
      run={(reason) => act(order.orderNo, task, reason)}
      onDone={() => showToast.success(t('done'))}
      onClose={onClose}
    />
  );
}

function act(orderNo: string, task: Exclude<OrderTask, RefundTask>, reason: string) {
  switch (task.kind) {
    case 'ask':
      return call(queryProvider, { orderNo, reason });
    case 'resend':
      return call(resendRefund, { refundId: task.refundId, reason });
    case 'approve':
    case 'deny':
    case 'dismiss':
      return call(decideRefund, { refundId: task.refundId, isApproved: task.kind === 'approve', reason });
    default:
      return call(resolvePayment, { paymentId: task.paymentId, how: task.kind, reason });
  }
}

function RefundDialog({ order, task, onClose }: { order: OrderView; task: RefundTask; onClose: () => void }) {
  const t = useTranslations('staff-orders');
  const money = useMoney();
  const { orderNo, currency } = order;
  const { left, value, approvalAbove } = task;
  const [text, setText] = useState(yuanOf(value));
  return (
    <StaffActionDialog
      title={t('refundTitle')}
      description={t('refundHint', { left: money(left, currency), value: money(value, currency) })}
      confirmLabel={t('doRefund')}
      run={(reason) => call(refundOrder, { orderNo, amount: readAmount(text) ?? 0, left, reason })}
      onDone={() => showToast.success(t('done'))}
      onClose={onClose}
    >
      <TextField
        label={t('amount')}
        hint={t('amountHint', { amount: money(approvalAbove, currency) })}
        value={text}
        required
        inputMode="decimal"
        autoComplete="off"
        pattern="\s*(?!0+([.]0{1,2})?\s*$)\d{1,7}([.]\d{1,2})?\s*"
        title={t('amountHint', { amount: money(approvalAbove, currency) })}
        onChange={(event) => setText(event.target.value)}
      />
    </StaffActionDialog>
  );
}
