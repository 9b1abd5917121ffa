import { cancelOrder, payStatusOfOrder } from '@inkstone/contracts/orders';
import { Button, Notice } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, needsSignIn } from '../../../../platform/call.ts';
import { useBuyAgain } from '../../../../shared/purchase/use-buy-again.ts';
import { isPaid, type PayWays, usePayWays } from '../order/purchase-calls.ts';
import type { OrderState } from '../order/use-order-state.ts';
import { AgreementPanel } from '../renewal/agreement-panel.tsx';
import { isRenewal, rememberedRenewal } from '../renewal/renewal-ways.ts';
import { CardLink } from '../ways/card-link.tsx';
import { CodePanel } from '../ways/code-panel.tsx';
import { readDevice } from '../ways/device.ts';
import { listPayWays, type Way } from '../ways/list-ways.ts';
import { InsidePanel } from '../ways/open-wallet.tsx';
import { rememberedWay, rememberWay } from '../ways/remember-way.ts';
import { WalletPanel } from '../ways/wallet-panel.tsx';
import { WayChoice } from '../ways/way-choice.tsx';
import { OrderHead, StepFailure, StepLoading } from './step-parts.tsx';

export interface PayStepProps {
  readonly state: OrderState;
  /** The way that the buyer chose with the order; null after a reload. */
  readonly way: Way | null;
  /** Restarts the choice with an item or the token of a campaign. */
  readonly onItem: (item: string) => void;
}

/** An unpaid order: shows how to pay it until the server reports that it is paid or closed. */
export function PayStep({ state, way: given, onItem }: PayStepProps) {
  const ways = usePayWays();
  const { order } = state;
  return (
    <div className="flex flex-col gap-4">
      <OrderHead order={order} />
      {ways.data && <OfferedWays state={state} given={given} ways={ways.data} onItem={onItem} />}
      {!ways.data && ways.error && <StepFailure error={ways.error} onRetry={() => void ways.refetch()} />}
      {!ways.data && !ways.error && <StepLoading />}
      <OrderActions state={state} onItem={onItem} />
    </div>
  );
}

interface OfferedWaysProps {
  readonly state: OrderState;
  readonly given: Way | null;
  readonly ways: PayWays;
  readonly onItem: (item: string) => void;
}

function OfferedWays({ state, given, ways, onItem }: OfferedWaysProps) {
  const t = useTranslations('purchase');
  const { order } = state;
  const device = readDevice(navigator.userAgent);
  const [renewal] = useState(() =>
    given && isRenewal(given) ? given : rememberedRenewal(rememberedWay(order.orderNo), device),
  );
  const once = listPayWays(ways, device, order.currency);
  const offered = renewal ? [renewal, ...once] : once;
  const [way, setWay] = useState<Way | undefined>(
    () => given ?? offered.find(({ id }) => id === rememberedWay(order.orderNo)) ?? offered[0],
  );
  const choose = (next: Way) => {
    rememberWay(order.orderNo, next.id);
    setWay(next);
  };
  // A user who has just agreed to a renewal is not asked for another payment method at once.
  const [isChoosing, setChoosing] = useState(given === null && renewal === null);
  if (!way) return <Notice tone="warn">{t(ways.channels.length > 0 ? 'noWayHere' : 'noWay')}</Notice>;
  const isFresh = given !== null && way.id === given.id;
  return (
    <>
      <WayPanel key={way.id} {...{ state, way, ways, isFresh, onItem }} />
      {offered.length > 1 &&
        (isChoosing ? (
          <WayChoice ways={ways} offered={offered} chosen={way} onChange={choose} />
        ) : (
          <Button kind="quiet" size="small" className="self-center" onClick={() => setChoosing(true)}>
            {t('otherWay')}
          </Button>
        ))}
    </>
  );
}

interface WayPanelProps {
  readonly state: OrderState;
  readonly way: Way;
  readonly ways: PayWays;
  /** Whether the buyer has just pressed the payment button, so that the panel starts the payment immediately. */
  readonly isFresh: boolean;
  readonly onItem: (item: string) => void;
}

function WayPanel({ state, way, ways, isFresh, onItem }: WayPanelProps) {
  const { order } = state;
  switch (way.kind) {
    case 'code':
      return <CodePanel state={state} way={way} ways={ways} />;
    case 'wallet':
      return <WalletPanel order={order} way={way} isFresh={isFresh} />;
    case 'inside':
      return <InsidePanel order={order} isFresh={isFresh} />;
    case 'card':
      return <CardLink order={order} renews={way.renews} isFresh={isFresh} />;
    case 'agreement':
      return <AgreementPanel {...{ state, way, ways, isFresh, onItem }} />;
  }
}

/** Actions for a payment that does not appear, and for cancelling the order. */
function OrderActions({ state, onItem }: Pick<PayStepProps, 'state' | 'onItem'>) {
  const t = useTranslations('purchase');
  const { order, failure, update } = state;
  const { orderNo } = order;
  const check = useMutation({ mutationFn: () => call(payStatusOfOrder, { orderNo }), onSuccess: update });
  const cancel = useMutation({ mutationFn: () => call(cancelOrder, { orderNo }), onSuccess: update });
  const again = useBuyAgain(onItem);
  const failed = check.error ?? cancel.error ?? again.error;
  const isSignedOut = failure !== null && needsSignIn(failure);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      {isSignedOut ? (
        <StepFailure error={failure} />
      ) : (
        <p className="text-sm text-soft" role="status">
          {failure === null ? t('waiting') : t('offline')}
        </p>
      )}
      {failed && !isSignedOut && <StepFailure error={failed} />}
      {check.data && !isPaid(check.data) && <Notice>{t('notPaidYet')}</Notice>}
      <div className="flex flex-wrap justify-between gap-2">
        <Button size="small" isBusy={check.isPending} onClick={() => check.mutate()}>
          {t('check')}
        </Button>
        <span className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            size="small"
            isBusy={again.isPending}
            onClick={() => again.mutate(order.orderNo)}
          >
            {t('changeOrder')}
          </Button>
          <Button kind="quiet" size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancelOrder')}
          </Button>
        </span>
      </div>
    </div>
  );
}
