import { payCode } from '@inkstone/contracts/orders';
import { Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall, refusalOf } from '../../../../platform/call.ts';
import type { PayWays } from '../order/purchase-calls.ts';
import type { OrderState } from '../order/use-order-state.ts';
import { StepFailure } from '../steps/step-parts.tsx';
import { isSimulated, type Way } from './list-ways.ts';
import { SimulatedNote } from './simulated-note.tsx';
import { ValidCode } from './valid-code.tsx';

export interface CodePanelProps {
  readonly state: OrderState;
  readonly way: Way & { readonly kind: 'code' };
  readonly ways: PayWays;
}

/** Errors after which the order must be refetched. */
const aboutTheOrder: readonly string[] = ['order_paid', 'order_closed'];

/** The QR code that pays an order, with the time for which it is valid. */
export function CodePanel({ state, way, ways }: CodePanelProps) {
  const t = useTranslations('purchase');
  const { order, pollNow } = state;
  const code = useQuery({
    queryKey: ['purchase', 'code', order.orderNo, way.channel],
    queryFn: () => quietCall(payCode, { orderNo: order.orderNo, channel: way.channel }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isDecided = code.error !== null && aboutTheOrder.includes(refusalOf(code.error).code);
  useEffect(() => {
    if (isDecided) pollNow();
  }, [isDecided, pollNow]);

  if (code.error) return <StepFailure error={code.error} onRetry={() => void code.refetch()} />;
  if (!code.data) return <Skeleton className="mx-auto size-56" />;
  const { text, expiresAt } = code.data;
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <ValidCode
        key={code.dataUpdatedAt}
        text={text}
        label={t('codeLabel')}
        expiresAt={expiresAt}
        shownAt={code.dataUpdatedAt}
        isBusy={code.isFetching}
        onRenew={() => void code.refetch()}
      />
      <p className="text-soft">{t(`scanWith.${way.channel}`)}</p>
      {isSimulated(ways, way) && <SimulatedNote address={text} />}
    </div>
  );
}
