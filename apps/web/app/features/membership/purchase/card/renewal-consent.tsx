import type { ReplyOf } from '@inkstone/contracts';
import type { OrderView } from '@inkstone/contracts/orders';
import type { renewalTerms } from '@inkstone/contracts/subscriptions';
import { Button, Notice } from '@inkstone/ui';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';

export type RenewalTerms = ReplyOf<typeof renewalTerms>;

export interface RenewalConsentProps {
  readonly order: OrderView;
  readonly terms: RenewalTerms;
  /** Null after consent was given. */
  readonly onConsent: (() => void) | null;
}

/** Price, charge dates and cancellation of a card subscription, shown before the consent. */
export function RenewalConsent({ order, terms, onConsent }: RenewalConsentProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const format = useFormatter();
  const { months, amount, currency, nextAt } = terms;
  return (
    <section className="flex flex-col gap-4">
      <Notice>
        <p>
          {t('cardRenewTerms', {
            first: money(order.payable, order.currency),
            amount: money(amount, currency),
            months,
            date: format.dateTime(nextAt, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
          })}
        </p>
        <p className="mt-2">{t('cardRenewCancel')}</p>
      </Notice>
      {onConsent && (
        <>
          <Button kind="primary" className="w-full" onClick={onConsent}>
            {t('cardRenewAgree')}
          </Button>
          <Link
            to={`?order=${order.orderNo}`}
            reloadDocument
            className="inline-flex min-h-11 items-center self-center underline underline-offset-4"
          >
            {t('cardRenewOnce')}
          </Link>
        </>
      )}
    </section>
  );
}
