import { AppError } from '@inkstone/contracts';
import type { OrderView } from '@inkstone/contracts/orders';
import { Button, Notice } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { refusalOf } from '../../../../platform/call.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { wayOf } from '../../../../shared/purchase/use-purchase.ts';
import {
  type CouponQuote,
  orderQuoted,
  type PayWays,
  usePayWays,
  useQuote,
  useRefreshPrices,
} from '../order/purchase-calls.ts';
import { useRenewalTerms } from '../renewal/renewal-calls.ts';
import { RenewalChoice, RenewalConsentField } from '../renewal/renewal-choice.tsx';
import type { RenewalTerms } from '../renewal/renewal-ways.ts';
import { type RenewalState, useRenewal } from '../renewal/use-renewal.ts';
import { readDevice } from '../ways/device.ts';
import { listPayWays, type Way, type WayId } from '../ways/list-ways.ts';
import { WayChoice } from '../ways/way-choice.tsx';
import { AgreementField } from './agreement-field.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import { PriceLines } from './price-lines.tsx';
import { StepFailure, StepLoading } from './step-parts.tsx';

/** Errors after which the price must be refetched before ordering. */
const outdated: readonly string[] = ['price_changed', 'quote_expired', 'coupon_unusable'];

export interface ChooseStepProps {
  readonly item: string;
  readonly onOrdered: (order: OrderView, way: Way) => void;
}

/** The price, the coupon, the payment way and the consent. */
export function ChooseStep({ item, onOrdered }: ChooseStepProps) {
  // Undefined selects the best coupon, which the server determines.
  const [couponId, setCouponId] = useState<string | null | undefined>(undefined);
  const quote = useQuote(item, couponId);
  const ways = usePayWays();
  const isPlan = quote.data?.quote.type === 'vip';
  const terms = useRenewalTerms(item, isPlan);
  const refreshPrices = useRefreshPrices();
  const failed = quote.error ?? ways.error;
  if (failed && !quote.data) {
    const isFinal = failed instanceof AppError && failed.code === 'plan_not_for_sale';
    const retry = () => {
      setCouponId(undefined);
      void Promise.all([quote.refetch(), ways.refetch()]);
    };
    return <StepFailure error={failed} {...(isFinal ? {} : { onRetry: retry })} />;
  }
  // If the renewal options cannot be loaded, a plan can still be paid once.
  // While they are loaded again, the form stays, with the reason why the order was refused.
  if (!quote.data || !ways.data || (terms.isLoading && !terms.isFetched)) return <StepLoading />;
  return (
    <ChooseForm
      item={item}
      quoted={quote.data}
      // Shown immediately, before the new price is loaded.
      chosenCoupon={couponId === undefined ? quote.data.quote.couponId : couponId}
      ways={ways.data}
      terms={terms.data ?? null}
      isQuoting={quote.isFetching}
      onCoupon={setCouponId}
      onOutdated={() => {
        setCouponId(undefined);
        // Items of campaigns have none; `refetch` would also run a disabled query.
        if (terms.isFetched) void terms.refetch();
        void refreshPrices();
        return quote.refetch();
      }}
      onOrdered={onOrdered}
    />
  );
}

interface ChooseFormProps extends ChooseStepProps {
  readonly quoted: CouponQuote;
  readonly chosenCoupon: string | null;
  readonly ways: PayWays;
  readonly terms: RenewalTerms | null;
  readonly isQuoting: boolean;
  readonly onCoupon: (couponId: string | null) => void;
  readonly onOutdated: () => Promise<unknown>;
}

function ChooseForm({
  item,
  quoted,
  chosenCoupon,
  ways,
  terms,
  isQuoting,
  onCoupon,
  ...on
}: ChooseFormProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const { quote, coupons } = quoted;
  const device = readDevice(navigator.userAgent);
  const renewal = useRenewal(terms, quote, device);
  const offered = renewal.chosen ? renewal.ways : listPayWays(ways, device, quote.currency);
  const [wayId, setWayId] = useState<WayId | null>(null);
  const requested = wayOf(useLocation().search);
  const way =
    offered.find(({ id }) => id === wayId) ??
    offered.find(({ channel }) => channel === requested) ??
    offered[0];
  const [isAgreed, setAgreed] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const order = useMutation({
    mutationFn: () => orderQuoted(quote),
    onSuccess: (made) => way && on.onOrdered(made, way),
    onError: (error) => outdated.includes(refusalOf(error).code) && void on.onOutdated(),
  });
  const submit = () => {
    setSubmitted(true);
    if (isAgreed && (!renewal.chosen || renewal.isAgreed)) order.mutate();
  };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PriceLines item={item} quote={quote} renews={renewal.chosen !== null} />
      {coupons.length > 0 && (
        <CouponChoice coupons={coupons} chosen={chosenCoupon} currency={quote.currency} onChange={onCoupon} />
      )}
      {terms && renewal.ways.length > 0 && (
        <RenewalChoice
          terms={terms}
          quote={quote}
          renews={renewal.chosen !== null}
          onChange={(renews) => {
            renewal.choose(renews);
            setSubmitted(false);
          }}
        />
      )}
      {way ? (
        <WayChoice ways={ways} offered={offered} chosen={way} onChange={(next) => setWayId(next.id)} />
      ) : (
        <Notice tone="warn">{t(ways.channels.length > 0 ? 'noWayHere' : 'noWay')}</Notice>
      )}
      {order.error && <StepFailure error={order.error} />}
      {way && (
        <>
          <Consents {...{ isSubmitted, isAgreed, renewal }} onChange={setAgreed} />
          <Button
            type="submit"
            kind="primary"
            isBusy={order.isPending || isQuoting}
            className="w-full justify-center"
          >
            {t(renewal.chosen ? 'renew.pay' : 'pay', { amount: money(quote.payable, quote.currency) })}
          </Button>
        </>
      )}
    </form>
  );
}

interface ConsentsProps {
  /** Whether the buyer tried to continue. */
  readonly isSubmitted: boolean;
  readonly isAgreed: boolean;
  readonly renewal: RenewalState;
  readonly onChange: (isAgreed: boolean) => void;
}

/** Consent to the terms and, separately, to the renewal. */
function Consents({ isSubmitted, isAgreed, renewal, onChange }: ConsentsProps) {
  const { chosen, isAgreed: isRenewalAgreed, setAgreed } = renewal;
  return (
    <>
      <AgreementField isChecked={isAgreed} isMissing={isSubmitted && !isAgreed} onChange={onChange} />
      {chosen && (
        <RenewalConsentField
          terms={chosen}
          isChecked={isRenewalAgreed}
          isMissing={isSubmitted && !isRenewalAgreed}
          onChange={setAgreed}
        />
      )}
    </>
  );
}
