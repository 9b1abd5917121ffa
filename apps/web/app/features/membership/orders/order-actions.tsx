import type { OrderView } from '@inkstone/contracts/orders';
import { Button, buttonClass, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useBuyAgain } from '../../../shared/purchase/use-buy-again.ts';
import { usePurchase } from '../../../shared/purchase/use-purchase.ts';
import { ConsentDialog } from '../../../shell/consent-dialog.tsx';
import { canPay, stateOf } from './order-state.ts';
import { useOrderActions } from './use-orders.ts';

export interface OrderActionsProps {
  order: OrderView;
  now: number;
}

/** The actions available for an order in its state. */
export function OrderActions({ order, now }: OrderActionsProps) {
  const t = useTranslations('orders');
  const path = useLocalePath();
  const { buy, resume } = usePurchase();
  const again = useBuyAgain(buy);
  const { check } = useOrderActions();
  const errorText = useErrorText();
  const [isCancelling, setCancelling] = useState(false);
  const state = stateOf(order, now);
  const isUnpaid = order.status === 'unpaid';
  const isPayable = canPay(order, now);
  const isOver = state === 'closed' || state === 'overdue' || state === 'refunded';
  const failure = again.error ?? check.error;
  const checked = check.data && { ...check.data, state: stateOf(check.data, now) };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isPayable && (
          <Button kind="primary" onClick={() => resume(order.orderNo)}>
            {t('pay')}
          </Button>
        )}
        {isOver && (
          <Button kind="primary" isBusy={again.isPending} onClick={() => again.mutate(order.orderNo)}>
            {t('again')}
          </Button>
        )}
        {(isUnpaid || state === 'closed') && (
          <Button isBusy={check.isPending} onClick={() => check.mutate(order.orderNo)}>
            {t('paidNotShown')}
          </Button>
        )}
        {isUnpaid && (
          <Button kind="quiet" onClick={() => setCancelling(true)}>
            {t('cancelOrder')}
          </Button>
        )}
        {(state === 'done' || state === 'partly_refunded') && order.payable > 0 && (
          <Link to={path(`/invoice?order=${order.orderNo}`)} className={buttonClass('secondary')}>
            {t('toInvoice')}
          </Link>
        )}
        {(state === 'done' || state === 'refunding') && (
          <Link to={path('/app/usage')} className={buttonClass('secondary')}>
            {t('toUsage')}
          </Link>
        )}
      </div>
      {failure && (
        <Notice tone="bad" role="alert">
          {errorText(failure)}
        </Notice>
      )}
      {checked && (
        <Notice role="status">
          {t(checked.state === 'paid' || checked.state === 'done' ? 'checkFound' : 'checkNotFound')}
        </Notice>
      )}
      {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  );
}

function CancelDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const { cancel } = useOrderActions();
  return (
    <ConsentDialog
      title={t('cancelTitle')}
      text={t(order.couponId ? 'cancelHintCoupon' : 'cancelHint')}
      keep={t('keepOrder')}
      consent={t('cancelOrder')}
      isBusy={cancel.isPending}
      failure={cancel.error && errorText(cancel.error)}
      onConsent={() => cancel.mutate(order.orderNo, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
