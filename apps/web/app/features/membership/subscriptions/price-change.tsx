import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import { Button, Notice, showToast } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useAgreeToPrice } from './use-subscriptions.ts';

export interface PriceChangeProps {
  subscriptionId: string;
  change: NonNullable<SubscriptionView['priceChange']>;
}

/** A higher price: the amount, the deadline for the payer's consent, and the consequence without it. */
export function PriceChange({ subscriptionId, change }: PriceChangeProps) {
  const t = useTranslations('subscriptions');
  const money = useMoney();
  const format = useFormatter();
  const errorText = useErrorText();
  const agree = useAgreeToPrice();
  const { agreedAmount, amount, currency, chargeAt, agreeBy, canAgree } = change;
  const price = money(amount, currency);
  const day = (at: number) => format.dateTime(at, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
  return (
    <Notice tone="warn" className="flex flex-col items-start gap-2">
      <strong>{t('priceTitle')}</strong>
      <p>{t('priceText', { price, former: money(agreedAmount, currency) })}</p>
      <p>{canAgree ? t('priceAgreeBy', { until: day(agreeBy), date: day(chargeAt) }) : t('priceAnew')}</p>
      {canAgree && (
        <Button
          kind="primary"
          isBusy={agree.isPending}
          onClick={() =>
            agree.mutate({ subscriptionId, amount }, { onSuccess: () => void showToast.success(t('agreed')) })
          }
        >
          {t('agreePrice', { price })}
        </Button>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {agree.error && errorText(agree.error)}
      </p>
    </Notice>
  );
}
