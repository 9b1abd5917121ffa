import type { ReplyOf } from '@inkstone/contracts';
import { confirmRefund, type OrderView, quoteRefund } from '@inkstone/contracts/orders';
import { Badge, Button } from '@inkstone/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, quietCall } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { ConsentDialog } from '../../../shell/consent-dialog.tsx';
import { ContactLink } from '../../../shell/contact-link.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useOrderActions } from './use-orders.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Quote = ReplyOf<typeof quoteRefund>;

const underWay: readonly string[] = ['wanted', 'approved', 'sent', 'abnormal'];

/** The refundable amount of a paid order, and the state of its refunds. */
export function OrderRefund({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const { orderNo, refunded } = order;
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'refund', orderNo, refunded],
    queryFn: () => quietCall(quoteRefund, { orderNo }),
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} className="mt-8" />;
  if (!data?.self) return null;
  return (
    <section aria-labelledby="order-refund" className="mt-8 flex flex-col items-start gap-3">
      <h2 id="order-refund" className="font-serif text-xl font-semibold">
        {t('refundTitle')}
      </h2>
      <Refunds quote={data} />
      {data.amount > 0 && <SelfRefund orderNo={orderNo} quote={data} self={data.self} />}
      {data.withdrawal && <Withdrawal orderNo={orderNo} quote={data} until={data.withdrawal.until} />}
    </section>
  );
}

function Refunds({ quote: { refunds, currency } }: { quote: Quote }) {
  const t = useTranslations('orders');
  const money = useMoney();
  return refunds.map(({ refundId, state, amount }) => (
    <p key={refundId} className="flex flex-wrap items-center gap-3">
      <Badge tone={state === 'succeeded' ? 'good' : state === 'sent' ? 'note' : 'warn'}>
        {t(`refundState.${state}`)}
      </Badge>
      <span className="tabular-nums">{money(amount, currency)}</span>
    </p>
  ));
}

interface SelfRefundProps {
  orderNo: string;
  quote: Quote;
  self: NonNullable<Quote['self']>;
}

function SelfRefund({ orderNo, quote, self: { until, fault } }: SelfRefundProps) {
  const t = useTranslations('orders');
  const money = useMoney();
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  // The notice about the pending refund suffices.
  if (fault === 'review' && quote.refunds.some(({ state }) => underWay.includes(state))) return null;
  if (fault) return <RefundFault fault={fault} />;
  const amount = money(quote.amount, quote.currency);
  return (
    <>
      <p className="text-soft">{t('refundUntil', { until: moment(until) })}</p>
      <Button onClick={() => setOpen(true)}>{t('refundButton', { amount })}</Button>
      {isOpen && (
        <RefundDialog orderNo={orderNo} amount={quote.amount} shown={amount} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type Fault = NonNullable<SelfRefundProps['self']['fault']>;

/** Why an order cannot be returned on its page, and the way to the people who can decide about it. */
export function RefundFault({ fault }: { fault: Fault }) {
  const t = useTranslations('orders');
  return (
    <p className="text-soft">
      {t(`refundFault.${fault}`)} <ContactLink />
    </p>
  );
}

interface ConfirmProps {
  orderNo: string;
  amount: number;
  /** The formatted amount. */
  shown: string;
  onClose: () => void;
}

function RefundDialog({ orderNo, amount, shown, onClose }: ConfirmProps) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const { refresh } = useOrderActions();
  const refund = useMutation({
    mutationFn: () => call(confirmRefund, { orderNo, amount }),
    onSuccess: onClose,
    onSettled: refresh,
  });
  return (
    <ConsentDialog
      title={t('refundConfirmTitle')}
      text={t('refundConfirmHint', { amount: shown })}
      keep={t('refundKeep')}
      consent={t('refundButton', { amount: shown })}
      isBusy={refund.isPending}
      failure={refund.error && errorText(refund.error)}
      onConsent={() => refund.mutate()}
      onClose={onClose}
    />
  );
}

function Withdrawal({ orderNo, quote, until }: { orderNo: string; quote: Quote; until: number }) {
  const t = useTranslations('orders');
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-soft">{t('withdrawHint', { until: moment(until) })}</p>
      <Button onClick={() => setOpen(true)}>{t('withdraw')}</Button>
      {isOpen && <WithdrawDialog orderNo={orderNo} amount={quote.amount} onClose={() => setOpen(false)} />}
    </>
  );
}
