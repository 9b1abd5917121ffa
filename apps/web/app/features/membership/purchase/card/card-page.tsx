import { type OrderView, stripePurchase } from '@inkstone/contracts/orders';
import { checkSubscription, stripeSubscription } from '@inkstone/contracts/subscriptions';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call, quietCall } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { usePayWays } from '../order/purchase-calls.ts';
import { PayFrame } from '../pay-frame.tsx';
import { ClosedStep } from '../steps/closed-step.tsx';
import { OrderHead, StepFailure, StepLoading } from '../steps/step-parts.tsx';
import { hasRememberedConsent } from '../ways/remember-way.ts';
import { RenewalConsent, type RenewalTerms } from './renewal-consent.tsx';
import { SimulatedCardForm } from './simulated-card-form.tsx';
import { StripeForm } from './stripe-form.tsx';
import { useOwnDocument } from './use-own-document.ts';

/** Path of the receipt, without language. */
const receiptPath = '/vipV2/creditCardPaySuccess';

export interface CardPageProps {
  readonly order: OrderView;
  /** The renewal terms, if the order starts a subscription. */
  readonly terms: RenewalTerms | null;
}

/** The page on which an order is paid by card, once or as a subscription. */
export function CardPage({ order, terms }: CardPageProps) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const navigate = useNavigate();
  return (
    <PayFrame title={t(terms ? 'cardRenewTitle' : 'cardTitle')} lead={t('cardLead')}>
      <PageHead title={t(terms ? 'cardRenewTitle' : 'cardTitle')} />
      {order.status === 'canceled' ? (
        <ClosedStep
          order={order}
          isAgreement={false}
          onOrdered={({ orderNo }) => void navigate({ search: `?order=${orderNo}` }, { replace: true })}
          onItem={(item) => void navigate(path(`/plan?buy=${encodeURIComponent(item)}`))}
        />
      ) : (
        <CardPayment key={order.orderNo} order={order} terms={terms} />
      )}
    </PayFrame>
  );
}

const termsAgreed = ({ amount, termsVersion }: RenewalTerms) => ({ amount, termsVersion });

function CardPayment({ order, terms }: CardPageProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const path = useLocalePath();
  const navigate = useNavigate();
  const isOwn = useOwnDocument();
  const { orderNo } = order;
  const [hasConsent, setConsent] = useState(terms === null);
  const begin = useMutation({
    mutationFn: async () => {
      if (terms) return call(stripeSubscription, { orderNo, consent: termsAgreed(terms) });
      const { handle: once } = await call(stripePurchase, { orderNo });
      return { handle: once, subscriptionId: null };
    },
  });
  // Users who agreed to the current terms in the purchase dialog are not asked again.
  useEffect(() => {
    if (terms && hasRememberedConsent(orderNo, termsAgreed(terms))) setConsent(true);
  }, [orderNo, terms]);
  const begun = useRef(false);
  useEffect(() => {
    if (!isOwn || !hasConsent || begun.current) return;
    begun.current = true;
    begin.mutate();
  }, [isOwn, hasConsent, begin.mutate]);
  const label = t('pay', { amount: money(order.payable, order.currency) });
  const receipt = path(`${receiptPath}?order=${order.orderNo}`);
  const handle = begin.data?.handle;
  const ways = usePayWays();
  const isSimulated = ways.data?.channels.some((each) => each.channel === 'stripe' && each.isSimulated);
  const goToReceipt = async () => {
    // Queries the payment immediately; if the reply is inconclusive, the receipt page waits for the provider's notice.
    const subscriptionId = begin.data?.subscriptionId;
    if (subscriptionId) await quietCall(checkSubscription, { subscriptionId }).catch(() => undefined);
    void navigate(receipt, { replace: true });
  };
  return (
    <div className="flex flex-col gap-5">
      <OrderHead order={order} />
      {terms && isOwn && (
        <RenewalConsent order={order} terms={terms} onConsent={hasConsent ? null : () => setConsent(true)} />
      )}
      {begin.error && <StepFailure error={begin.error} onRetry={() => begin.mutate()} />}
      {ways.error && <StepFailure error={ways.error} onRetry={() => void ways.refetch()} />}
      {hasConsent && (!handle || !ways.data) && !begin.error && !ways.error && <StepLoading />}
      {handle?.kind === 'client_secret' && isSimulated === true && (
        <SimulatedCardForm label={label} secret={handle.secret} onPaid={() => void goToReceipt()} />
      )}
      {handle?.kind === 'client_secret' && isSimulated === false && (
        <StripeForm
          label={label}
          secret={handle.secret}
          publishableKey={handle.publishableKey}
          returnTo={receipt}
          onPaid={() => void goToReceipt()}
        />
      )}
    </div>
  );
}
