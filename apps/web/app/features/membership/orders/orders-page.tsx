import type { ItemView } from '@inkstone/contracts/membership';
import type { OrderView } from '@inkstone/contracts/orders';
import { Badge, Button, buttonClass, EmptyState } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { usePurchase } from '../../../shared/purchase/use-purchase.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { MembershipTabs } from '../../../shell/membership-tabs.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useNow } from '../../../shell/use-now.ts';
import { canPay, stateOf, stateTones } from './order-state.ts';
import { type OrderPageReply, useOrders, useRefreshAfterPurchase } from './use-orders.ts';

export interface OrdersPageProps {
  first: OrderPageReply;
  /** When `first` was loaded, in ms. */
  loadedAt: number;
  items: readonly ItemView[];
}

/** The caller's orders, newest first. The route renders the purchase dialog, in which they are paid. */
export function OrdersPage({ first, loadedAt, items }: OrdersPageProps) {
  const t = useTranslations('orders');
  const path = useLocalePath();
  const list = useOrders({ data: first, loadedAt });
  const { resume } = usePurchase();
  useRefreshAfterPurchase();
  const now = useNow(loadedAt);
  const orders = list.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return (
      <AppFrame lead={<MembershipTabs />} title={t('heading')}>
        <EmptyState
          title={t('empty')}
          action={
            <Link to={path('/plan')} className={buttonClass('primary')}>
              {t('toPlans')}
            </Link>
          }
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      </AppFrame>
    );
  return (
    <AppFrame lead={<MembershipTabs />} title={t('heading')} hint={t('hint')}>
      <ul aria-label={t('heading')} className="flex flex-col divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderRow order={order} items={items} now={now} onPay={() => resume(order.orderNo)} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <LoadFailed error={list.error} onRetry={() => void list.fetchNextPage()} className="mt-4" />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button className="mt-4" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </AppFrame>
  );
}

interface OrderRowProps {
  order: OrderView;
  items: readonly ItemView[];
  now: number;
  onPay: () => void;
}

function OrderRow({ order, items, now, onPay }: OrderRowProps) {
  const t = useTranslations('orders');
  const path = useLocalePath();
  const money = useMoney();
  const moment = useMoment();
  const itemName = useItemName(items);
  const { orderNo, payable, currency, createdAt, refunded } = order;
  const state = stateOf(order, now);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <h2 className="font-serif text-base font-semibold">
          <Link
            to={path(`/app/orders/${orderNo}`)}
            className="inline-flex min-h-8 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {itemName(order)}
          </Link>
        </h2>
        <p className="text-sm text-soft">
          <span className="whitespace-nowrap">{moment(createdAt)}</span> ·{' '}
          <span className="whitespace-nowrap tabular-nums">{t('numbered', { number: orderNo })}</span>
        </p>
      </div>
      <div className="flex grow flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:justify-between">
        <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
        <p className="text-right tabular-nums">
          <span className="font-semibold">{money(payable, currency)}</span>
          {state === 'partly_refunded' && (
            <span className="block text-sm text-soft">
              {t('refundedPart', { amount: money(refunded, currency) })}
            </span>
          )}
        </p>
        {canPay(order, now) && (
          <Button kind="primary" size="small" onClick={onPay}>
            {t('pay')}
            <span className="sr-only">: {itemName(order)}</span>
          </Button>
        )}
      </div>
    </article>
  );
}
