import { type OrderView, stripePurchase } from '@inkstone/contracts/orders';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { usePayWays } from '../order/purchase-calls.ts';
import { PayFrame } from '../pay-frame.tsx';
import { ClosedStep } from '../steps/closed-step.tsx';
import { OrderHead, StepFailure, StepLoading } from '../steps/step-parts.tsx';
import { SimulatedCardForm } from './simulated-card-form.tsx';
import { StripeForm } from './stripe-form.tsx';
import { useOwnDocument } from './use-own-document.ts';

/** Path of the receipt, without language. */
export const receiptPath = '/vipV2/creditCardPaySuccess';

/** The page on which an order is paid by card. */
export function CardPage({ order }: { order: OrderView }) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const navigate = useNavigate();
  return (
    <PayFrame title={t('cardTitle')} lead={t('cardLead')}>
      <PageHead title={t('cardTitle')} />
      {order.status === 'canceled' ? (
        <ClosedStep
          order={order}
          isAgreement={false}
          onOrdered={({ orderNo }) => void navigate({ search: `?order=${orderNo}` }, { replace: true })}
          onItem={(item) => void navigate(path(`/plan?buy=${encodeURIComponent(item)}`))}
        />
      ) : (
        <CardPayment key={order.orderNo} order={order} />
      )}
    </PayFrame>
  );
}

function CardPayment({ order }: { order: OrderView }) {
  const path = useLocalePath();
  const navigate = useNavigate();
  const isOwn = useOwnDocument();
  const begin = useMutation({ mutationFn: () => call(stripePurchase, { orderNo: order.orderNo }) });
  const begun = useRef(false);
  useEffect(() => {
    if (!isOwn || begun.current) return;
    begun.current = true;
    begin.mutate();
  }, [isOwn, begin.mutate]);
  const receipt = path(`${receiptPath}?order=${order.orderNo}`);
  const handle = begin.data?.handle;
  const ways = usePayWays();
  const isSimulated = ways.data?.channels.some((each) => each.channel === 'stripe' && each.isSimulated);
  const goToReceipt = () => void navigate(receipt, { replace: true });
  return (
    <div className="flex flex-col gap-5">
      <OrderHead order={order} />
      {begin.error && <StepFailure error={begin.error} onRetry={() => begin.mutate()} />}
      {ways.error && <StepFailure error={ways.error} onRetry={() => void ways.refetch()} />}
      {(!handle || !ways.data) && !begin.error && !ways.error && <StepLoading />}
      {handle?.kind === 'client_secret' && isSimulated === true && (
        <SimulatedCardForm order={order} secret={handle.secret} onPaid={goToReceipt} />
      )}
      {handle?.kind === 'client_secret' && isSimulated === false && (
        <StripeForm
          order={order}
          secret={handle.secret}
          publishableKey={handle.publishableKey}
          returnTo={receipt}
          onPaid={goToReceipt}
        />
      )}
    </div>
  );
}
