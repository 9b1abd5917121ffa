import type { OrderView } from '@inkstone/contracts/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPaid, readStatus } from '../order/purchase-calls.ts';
import { useOrderState } from '../order/use-order-state.ts';
import type { Way } from '../ways/list-ways.ts';
import { rememberConsent, rememberedWay, rememberWay } from '../ways/remember-way.ts';
import { ChooseStep } from './choose-step.tsx';
import { ClosedStep } from './closed-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PayStep } from './pay-step.tsx';
import { StepFailure, StepLoading } from './step-parts.tsx';

export interface PurchaseStepsProps {
  /** Id of a plan or word package, or a campaign token; null with an order. */
  readonly item: string | null;
  /** An order to continue; null for a new one. */
  readonly orderNo: string | null;
  /** Called when an order was created or replaced by another one. */
  readonly onOrder: (orderNo: string) => void;
  /** Called to restart the choice with this item. */
  readonly onItem: (item: string) => void;
  readonly onClose: () => void;
}

/** An order of this page, with the way that its buyer chose; null after a reload. */
interface PlacedOrder {
  readonly order: OrderView;
  readonly way: Way | null;
}

/** Choose, pay, done: by the state of the order. */
export function PurchaseSteps({ item, orderNo, onOrder, onItem, onClose }: PurchaseStepsProps) {
  const [ordered, setOrdered] = useState<PlacedOrder | null>(null);
  const stored = useQuery({
    queryKey: ['purchase', 'order', orderNo],
    queryFn: () => readStatus(orderNo ?? ''),
    enabled: ordered === null && orderNo !== null,
    staleTime: 0,
  });
  const take = (order: OrderView, way: Way | null) => {
    if (way) rememberWay(order.orderNo, way.id);
    if (way?.kind === 'card' && way.consent) rememberConsent(order.orderNo, way.consent);
    setOrdered({ order, way });
    onOrder(order.orderNo);
  };
  const chooseAgain = (id: string) => {
    setOrdered(null);
    onItem(id);
  };
  const shown = ordered ?? (stored.data && orderNo !== null ? { order: stored.data, way: null } : null);
  if (shown) {
    const { order, way } = shown;
    return (
      <OrderSteps
        key={order.orderNo}
        order={order}
        way={way}
        onOrdered={take}
        onItem={chooseAgain}
        onClose={onClose}
      />
    );
  }
  if (stored.error) return <StepFailure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (item === null) return <StepLoading />;
  return <ChooseStep key={item} item={item} onOrdered={take} />;
}

export interface OrderStepsProps extends PlacedOrder {
  readonly onOrdered: (order: OrderView, way: Way | null) => void;
  readonly onItem: (item: string) => void;
  /** Undefined if the steps are a separate page. */
  readonly onClose?: () => void;
}

/** The steps of one order: paying it, the granted benefits, or ordering again. */
export function OrderSteps({ order: given, way, onOrdered, onItem, onClose }: OrderStepsProps) {
  const state = useOrderState(given);
  const { order } = state;
  if (isPaid(order)) return <DoneStep order={order} onClose={onClose} />;
  if (order.status === 'canceled') {
    // A renewal must be chosen and agreed to again.
    const isAgreement = way?.kind === 'agreement' || rememberedWay(order.orderNo)?.startsWith('renew-');
    const next = isAgreement ? null : way;
    return (
      <ClosedStep
        order={order}
        isAgreement={isAgreement === true}
        onOrdered={(made) => onOrdered(made, next)}
        onItem={onItem}
      />
    );
  }
  return <PayStep state={state} way={way} onItem={onItem} />;
}
