import type { ItemView } from '@inkstone/contracts/membership';
import type { OrderView } from '@inkstone/contracts/orders';
import { ArrowLeftIcon, Badge } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { FactLine } from '../../../shell/fact-line.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useNow } from '../../../shell/use-now.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderRefund } from './order-refund.tsx';
import { stateOf, stateTones } from './order-state.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { type OrderReply, useOrder, useRefreshAfterPurchase } from './use-orders.ts';

export interface OrderPageProps {
  first: OrderReply;
  /** When `first` was loaded, in ms. */
  loadedAt: number;
  items: readonly ItemView[];
}

/** One order: its state, its actions, its amounts and its history. The route renders the purchase dialog. */
export function OrderPage({ first, loadedAt, items }: OrderPageProps) {
  const t = useTranslations('orders');
  const path = useLocalePath();
  const itemName = useItemName(items);
  const moment = useMoment();
  const now = useNow(loadedAt);
  const { data, error, refetch } = useOrder(first.order.orderNo, { data: first, loadedAt });
  useRefreshAfterPurchase();
  const { order, events } = data;
  const state = stateOf(order, now);
  return (
    <AppFrame
      title={itemName(order)}
      lead={
        <Link
          to={path('/app/orders')}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft underline-offset-4 hover:underline"
        >
          <ArrowLeftIcon size={18} />
          {t('heading')}
        </Link>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} className="mb-4" />}
      <section aria-label={t('stateLabel')} className="card flex flex-col gap-4">
        <div role="status" className="flex flex-col items-start gap-2">
          <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
          <p>{t(`explain.${state}`, { until: moment(order.expiresAt) })}</p>
        </div>
        <OrderActions order={order} now={now} />
      </section>
      <OrderRefund order={order} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="order-amounts">
          <h2 id="order-amounts" className="mb-4 font-serif text-xl font-semibold">
            {t('details')}
          </h2>
          <Amounts order={order} />
        </section>
        <section aria-labelledby="order-history">
          <h2 id="order-history" className="mb-4 font-serif text-xl font-semibold">
            {t('timeline')}
          </h2>
          <OrderTimeline events={events} />
        </section>
      </div>
    </AppFrame>
  );
}

function Amounts({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const money = useMoney();
  const moment = useMoment();
  const { list, discount, couponDiscount, credit, payable, refunded, currency, channel } = order;
  const less = (amount: number) => `−${money(amount, currency)}`;
  return (
    <dl className="flex flex-col gap-2">
      <FactLine name={t('number')} value={order.orderNo} />
      <FactLine name={t('orderedAt')} value={moment(order.createdAt)} />
      {channel && <FactLine name={t('paidBy')} value={t(`channel.${channel}`)} />}
      <FactLine name={t('listPrice')} value={money(list, currency)} />
      {discount > 0 && <FactLine name={t('discount')} value={less(discount)} />}
      {couponDiscount > 0 && <FactLine name={t('coupon')} value={less(couponDiscount)} />}
      {credit > 0 && <FactLine name={t('credit')} value={less(credit)} />}
      <FactLine name={t('payable')} value={<strong>{money(payable, currency)}</strong>} />
      {refunded > 0 && <FactLine name={t('refunded')} value={money(refunded, currency)} />}
    </dl>
  );
}
