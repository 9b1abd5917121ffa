import type { ReplyOf } from '@inkstone/contracts';
import type { readOrder } from '@inkstone/contracts/orders';
import { Button, Notice } from '@inkstone/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useSession } from '../../../../session/session.tsx';
import { announceBenefits } from '../../../../session/session-signal.ts';
import { type Catalogue, useCatalogueNames } from '../../../../shared/catalogue/use-catalogue-names.ts';
import { useMoney } from '../../../../shared/catalogue/use-money.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { useLocalTime } from '../../../../shell/use-moment.ts';
import { buyerName } from '../buyer-name.ts';
import { isPaid } from '../order/purchase-calls.ts';
import { useOrderState } from '../order/use-order-state.ts';
import { PayFrame } from '../pay-frame.tsx';

export interface ReceiptPageProps {
  readonly found: ReplyOf<typeof readOrder>;
  readonly catalogue: Catalogue;
}

/** The receipt of an order, which can be printed. Waits while the provider confirms the payment. */
export function ReceiptPage({ found, catalogue }: ReceiptPageProps) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const { order } = useOrderState(found.order);
  const isDone = isPaid(order);
  useEffect(() => {
    if (!isDone) return;
    announceBenefits();
    void refresh();
    if (!isPaid(found.order)) void revalidate();
  }, [isDone, found.order, refresh, revalidate]);
  return (
    <PayFrame title={t(isDone ? 'receiptTitle' : 'confirmTitle')} isWide>
      <PageHead title={t('receiptTitle')} />
      {order.status === 'unpaid' && <Notice>{t('confirming')}</Notice>}
      {order.status === 'canceled' && <Notice tone="warn">{t('closedText')}</Notice>}
      <ReceiptLines found={{ ...found, order }} catalogue={catalogue} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {isDone && (
          <Button kind="primary" onClick={() => print()}>
            {t('print')}
          </Button>
        )}
        <Link
          to={path(isDone ? '/app' : '/plan')}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t(isDone ? 'goOn' : 'backToPlans')}
        </Link>
      </div>
    </PayFrame>
  );
}

function ReceiptLines({ found: { order, events }, catalogue }: ReceiptPageProps) {
  const t = useTranslations('purchase');
  const money = useMoney();
  const localTime = useLocalTime({ dateStyle: 'long', timeStyle: 'short' });
  const { item } = useCatalogueNames();
  const { profile } = useSession();
  const time = (at: number) => <time dateTime={new Date(at).toISOString()}>{localTime(at)}</time>;
  const name = profile && buyerName(profile);
  const granted = events.find(({ kind }) => kind === 'granted');
  const amount = (value: number) => money(value, order.currency);
  return (
    <dl className="mt-4 divide-y divide-line">
      <Line name={t('receiptItem')}>{item(order.plan, catalogue)}</Line>
      <Line name={t('receiptOrder')}>
        <span className="tabular-nums">{order.orderNo}</span>
      </Line>
      {name && <Line name={t('receiptBuyer')}>{name}</Line>}
      <Line name={t('receiptOrdered')}>{time(order.createdAt)}</Line>
      {order.paidAt !== null && <Line name={t('receiptPaid')}>{time(order.paidAt)}</Line>}
      {granted && <Line name={t('receiptGranted')}>{time(granted.at)}</Line>}
      {order.channel && <Line name={t('receiptChannel')}>{t(`channels.${order.channel}`)}</Line>}
      {order.list !== order.payable && <Line name={t('receiptList')}>{amount(order.list)}</Line>}
      {order.discount > 0 && <Line name={t('discount')}>{amount(-order.discount)}</Line>}
      {order.couponDiscount > 0 && <Line name={t('couponDiscount')}>{amount(-order.couponDiscount)}</Line>}
      {order.credit > 0 && <Line name={t('credit')}>{amount(-order.credit)}</Line>}
      <Line name={t(isPaid(order) ? 'receiptAmount' : 'total')}>
        <strong className="font-serif text-xl tabular-nums">{amount(order.payable)}</strong>
      </Line>
      {order.refunded > 0 && <Line name={t('receiptRefunded')}>{amount(order.refunded)}</Line>}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
