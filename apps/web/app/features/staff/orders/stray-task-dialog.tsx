import {
  decideStrayRefund,
  resendStrayRefund,
  resolveStrayPayment,
} from '@inkstone/contracts/staff/stray-payments';
import { showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** The action on a payment without an order, or on its return. */
export type StrayTask =
  | { readonly kind: 'return' | 'applyTo' | 'foreign'; readonly paymentId: string }
  | { readonly kind: 'approve' | 'deny' | 'resend'; readonly refundId: string };

export interface StrayTaskDialogProps {
  task: StrayTask;
  onClose: () => void;
}

/** Requests the reason of an action on a payment without an order, and performs it. */
export function StrayTaskDialog({ task, onClose }: StrayTaskDialogProps) {
  const t = useTranslations('staff-orders');
  const [orderNo, setOrderNo] = useState('');
  const { kind } = task;
  return (
    <StaffActionDialog
      title={t(`${kind}Title`)}
      description={t(`${kind}Hint`)}
      confirmLabel={t(kind)}
      run={(reason) => act(task, orderNo.trim(), reason)}
      onDone={() => showToast.success(t('done'))}
      onClose={onClose}
    >
      {kind === 'applyTo' && (
        <TextField
          label={t('orderNumber')}
          value={orderNo}
          required
          inputMode="numeric"
          autoComplete="off"
          pattern="\s*\d{18}\s*"
          onChange={(event) => setOrderNo(event.target.value)}
        />
      )}
    </StaffActionDialog>
  );
}

function act(task: StrayTask, orderNo: string, reason: string) {
  switch (task.kind) {
    case 'resend':
      return call(resendStrayRefund, { refundId: task.refundId, reason });
    case 'approve':
    case 'deny':
      return call(decideStrayRefund, {
        ...{ refundId: task.refundId, isApproved: task.kind === 'approve', reason },
      });
    case 'applyTo':
      return call(resolveStrayPayment, { paymentId: task.paymentId, how: 'apply', orderNo, reason });
    default:
      return call(resolveStrayPayment, { paymentId: task.paymentId, how: task.kind, reason });
  }
}
