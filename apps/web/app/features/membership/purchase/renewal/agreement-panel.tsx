import type { PayHandleView } from '@inkstone/contracts/orders';
import { Button, Notice, Skeleton } from '@inkstone/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { refusalOf } from '../../../../platform/call.ts';
import { useBuyAgain } from '../../../../shared/purchase/use-buy-again.ts';
import type { PayWays } from '../order/purchase-calls.ts';
import type { OrderState } from '../order/use-order-state.ts';
import { StepFailure } from '../steps/step-parts.tsx';
import { followHandle } from '../ways/follow-handle.ts';
import { type AgreementWay, isSimulated } from '../ways/list-ways.ts';
import { OpenWallet } from '../ways/open-wallet.tsx';
import { SimulatedNote } from '../ways/simulated-note.tsx';
import { ValidCode } from '../ways/valid-code.tsx';
import { useAgreement, useSigning } from './renewal-calls.ts';

export interface AgreementPanelProps {
  readonly state: OrderState;
  readonly way: AgreementWay;
  readonly ways: PayWays;
  readonly isFresh: boolean;
  /** Restarts the choice with an item or the token of a campaign. */
  readonly onItem: (item: string) => void;
}

/** Errors that are resolved by choosing again. */
const outdated: readonly string[] = [
  ...['renewal_not_agreed', 'price_changed', 'terms_changed', 'not_renewable', 'already_subscribed'],
];
/** Errors after which the order must be refetched. */
const aboutTheOrder: readonly string[] = ['order_paid', 'order_closed'];

/** Opens the agreement at a provider, and waits until it is signed and charged, or refused. */
export function AgreementPanel({ state, way, ways, isFresh, onItem }: AgreementPanelProps) {
  const t = useTranslations('purchase');
  const { order, pollNow } = state;
  const signing = useSigning(order, way);
  const agreement = useAgreement(signing.data?.subscriptionId);
  const again = useBuyAgain(onItem);
  const refusal = signing.error ? refusalOf(signing.error).code : '';
  const found = agreement.data;
  const mustRead = aboutTheOrder.includes(refusal) || found?.status === 'lapsed' || found?.paidUntil != null;
  useEffect(() => {
    if (mustRead) pollNow();
  }, [mustRead, pollNow]);

  if (signing.error && outdated.includes(refusal))
    return (
      <div className="flex flex-col gap-3">
        <StepFailure error={again.error ?? signing.error} />
        <Button isBusy={again.isPending} onClick={() => again.mutate(order.orderNo)}>
          {t('renew.chooseAgain')}
        </Button>
      </div>
    );
  if (signing.error) return <StepFailure error={signing.error} onRetry={() => void signing.refetch()} />;
  if (!signing.data) return <Skeleton className="mx-auto size-56" />;
  if (found?.status === 'canceled')
    return (
      <Notice tone="warn" role="status" className="flex flex-col items-start gap-3">
        {t('renew.refused')}
        <Button size="small" isBusy={signing.isFetching} onClick={() => void signing.refetch()}>
          {t('renew.again')}
        </Button>
      </Notice>
    );
  const { handle, expiresAt } = signing.data;
  if (handle === null || (found && found.signedAt !== null))
    return (
      <Notice role="status" aria-live="polite">
        {t('renew.charging')}
      </Notice>
    );
  return (
    <SignHere
      handle={handle}
      expiresAt={expiresAt}
      shownAt={signing.dataUpdatedAt}
      isBusy={signing.isFetching}
      onRenew={() => void signing.refetch()}
      {...{ way, ways, isFresh }}
    />
  );
}

interface SignHereProps extends Pick<AgreementPanelProps, 'way' | 'ways' | 'isFresh'> {
  readonly handle: PayHandleView;
  readonly expiresAt: number;
  readonly shownAt: number;
  readonly isBusy: boolean;
  readonly onRenew: () => void;
}

/** A QR code for another device, or a button that opens the wallet in this browser. */
function SignHere({ handle, expiresAt, way, ways, isFresh, ...code }: SignHereProps) {
  const t = useTranslations('purchase');
  if (handle.kind !== 'code')
    return (
      <OpenWallet
        open={async () => followHandle(handle)}
        isFresh={isFresh}
        label={t(`renew.openWallet.${way.channel}`)}
      >
        <p className="text-sm text-soft">{t('comeBack')}</p>
      </OpenWallet>
    );
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <ValidCode
        key={code.shownAt}
        text={handle.text}
        label={t('renew.codeLabel')}
        expiresAt={expiresAt}
        {...code}
      />
      <p className="text-soft">{t(`renew.scanWith.${way.channel}`)}</p>
      {isSimulated(ways, way) && <SimulatedNote address={handle.text} />}
    </div>
  );
}
