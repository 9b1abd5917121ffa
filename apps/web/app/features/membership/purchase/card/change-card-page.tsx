import type { ItemView } from '@inkstone/contracts/membership';
import { changeCard, finishCardChange, type SubscriptionView } from '@inkstone/contracts/subscriptions';
import { buttonClass, Notice } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useItemName } from '../../../../shared/purchase/use-item-name.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { PayFrame } from '../pay-frame.tsx';
import { StepFailure, StepLoading } from '../steps/step-parts.tsx';
import { SimulatedCardForm } from './simulated-card-form.tsx';
import { StripeForm } from './stripe-form.tsx';
import { useOwnDocument } from './use-own-document.ts';

export interface ChangeCardPageProps {
  readonly subscription: SubscriptionView;
  readonly items: readonly ItemView[];
  /** Whether the browser has returned from the bank, which confirmed a card. */
  readonly isReturn: boolean;
}

/** The page on which another card is entered for a subscription. The card number is sent only to the provider. */
export function ChangeCardPage({ subscription, items, isReturn }: ChangeCardPageProps) {
  const t = useTranslations('subscriptions');
  const item = useItemName(items)(subscription);
  const isOwn = useOwnDocument();
  const { subscriptionId } = subscription;
  const begin = useMutation({ mutationFn: () => call(changeCard, { subscriptionId }) });
  const finish = useMutation({ mutationFn: () => call(finishCardChange, { subscriptionId }) });
  const begun = useRef(false);
  useEffect(() => {
    if (!isOwn || begun.current) return;
    begun.current = true;
    if (isReturn) finish.mutate();
    else begin.mutate();
  }, [isOwn, isReturn, begin.mutate, finish.mutate]);
  const path = useLocalePath();
  if (finish.data) return <Finished isChanged={finish.data.isChanged} />;
  const handle = begin.data?.handle;
  const isReady = handle?.kind === 'client_secret' && !finish.isPending;
  const returnTo = path(`/app/subscriptions/card?subscription=${subscriptionId}&done`);
  const form = isReady && { secret: handle.secret, label: t('useCard'), onPaid: () => finish.mutate() };
  return (
    <PayFrame title={t('cardTitle')} lead={t('cardLead', { item })}>
      <PageHead title={t('cardTitle')} />
      <div className="flex flex-col gap-5">
        {begin.error && <StepFailure error={begin.error} onRetry={() => begin.mutate()} />}
        {finish.error && <StepFailure error={finish.error} onRetry={() => finish.mutate()} />}
        {!isReady && !begin.error && !finish.error && <StepLoading />}
        {form && begin.data?.isSimulated === true && <SimulatedCardForm {...form} />}
        {form && begin.data?.isSimulated === false && (
          <StripeForm {...form} isForLater publishableKey={handle.publishableKey} returnTo={returnTo} />
        )}
        <BackLink />
      </div>
    </PayFrame>
  );
}

function Finished({ isChanged }: { isChanged: boolean }) {
  const t = useTranslations('subscriptions');
  return (
    <PayFrame title={t(isChanged ? 'cardChanged' : 'cardTitle')}>
      <PageHead title={t(isChanged ? 'cardChanged' : 'cardTitle')} />
      <Notice role="status" tone={isChanged ? 'good' : 'note'}>
        {t(isChanged ? 'cardChangedText' : 'cardPending')}
      </Notice>
      <BackLink isButton />
    </PayFrame>
  );
}

function BackLink({ isButton = false }: { isButton?: boolean }) {
  const t = useTranslations('subscriptions');
  const path = useLocalePath();
  const link = 'inline-flex min-h-11 items-center self-center underline underline-offset-4';
  return (
    <Link
      to={path('/app/subscriptions')}
      className={isButton ? buttonClass('secondary', 'medium', 'mt-5') : link}
    >
      {t('toSubscriptions')}
    </Link>
  );
}
