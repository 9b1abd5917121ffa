import { listItems } from '@inkstone/contracts/membership';
import { type BuyType, type OrderView, orderStatus, orderStatusByType } from '@inkstone/contracts/orders';
import { Badge, Button, buttonClass, Dialog, Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useClockAhead } from '../../../platform/root-data.ts';
import { useSession } from '../../../session/session.tsx';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { SignInHint } from '../../../shared/purchase/sign-in-hint.tsx';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { stateOf, stateTones } from './order-state.ts';

export interface OrderStatusDialogProps {
  /** The order; the newest of `type` if it is not given. */
  orderNo?: string | undefined;
  type: BuyType;
  onClose: () => void;
}

/** Polling interval of the state, in ms. */
const pollEvery = 5000;

/** The state of an order in a dialog, for a user who returns from a payment. */
export function OrderStatusDialog({ onClose, ...which }: OrderStatusDialogProps) {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const { isSignedIn } = useSession();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('statusTitle')}
      closeLabel={common('close')}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {isSignedIn ? <Status {...which} /> : <SignInHint />}
    </Dialog>
  );
}

function Status({ orderNo, type }: Omit<OrderStatusDialogProps, 'onClose'>) {
  const t = useTranslations('orders');
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'status', orderNo ?? type],
    queryFn: () =>
      orderNo === undefined
        ? quietCall(orderStatusByType, { type }).then(({ order }) => order)
        : quietCall(orderStatus, { orderNo }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'unpaid' || state.data?.status === 'paid' ? pollEvery : false,
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-24" />;
  if (data === null)
    return (
      <>
        <p className="font-semibold">{t('empty')}</p>
        <p className="text-soft">{t('emptyHint')}</p>
      </>
    );
  return <OrderSummary order={data} />;
}

function OrderSummary({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const path = useLocalePath();
  const money = useMoney();
  const moment = useMoment();
  const { data } = useQuery({
    queryKey: ['items'],
    queryFn: () => quietCall(listItems, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const itemName = useItemName(data?.items ?? []);
  const ahead = useClockAhead();
  const state = stateOf(order, Date.now() + ahead);
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
      <p className="font-serif text-lg font-semibold">
        {itemName(order)} · <span className="tabular-nums">{money(order.payable, order.currency)}</span>
      </p>
      <p>{t(`explain.${state}`, { until: moment(order.expiresAt) })}</p>
      <Link to={path(`/app/orders/${order.orderNo}`)} className={buttonClass('primary')}>
        {t('toOrder')}
      </Link>
    </div>
  );
}
