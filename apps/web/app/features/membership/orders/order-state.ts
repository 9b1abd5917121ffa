import type { OrderView } from '@inkstone/contracts/orders';
import type { Tone } from '@inkstone/ui';

/** The state of an order as shown to its buyer. */
export type OrderState =
  | 'waiting'
  | 'overdue'
  | 'failed'
  | 'paid'
  | 'done'
  | 'refunding'
  | 'partly_refunded'
  | 'refunded'
  | 'closed';

/** The properties that determine the state. */
export type KnownOrder = Pick<
  OrderView,
  'status' | 'pay' | 'refunded' | 'refunding' | 'payable' | 'expiresAt'
>;

/**
 * Returns the state of an order at a time in ms. `overdue`: too late to pay, but not closed yet, because a payment may still be
 * confirmed. `paid`: the payment was received and the benefit is about to be granted. `refunding`: money is being returned.
 */
export function stateOf(order: KnownOrder, now: number): OrderState {
  const { status, pay, refunded, refunding, payable, expiresAt } = order;
  if (refunding > 0) return 'refunding';
  if (status === 'canceled' && refunded === 0) return 'closed';
  if (refunded > 0) return refunded < payable ? 'partly_refunded' : 'refunded';
  if (status === 'finished') return 'done';
  if (status === 'paid') return 'paid';
  if (expiresAt <= now) return 'overdue';
  return pay === 'FAIL' ? 'failed' : 'waiting';
}

/** Whether an order can be paid now. */
export function canPay(order: KnownOrder, now: number): boolean {
  const state = stateOf(order, now);
  return state === 'waiting' || state === 'failed';
}

/** The tone of each state. */
export const stateTones: Readonly<Record<OrderState, Tone>> = {
  waiting: 'warn',
  overdue: 'plain',
  failed: 'bad',
  paid: 'note',
  done: 'good',
  refunding: 'note',
  partly_refunded: 'note',
  refunded: 'note',
  closed: 'plain',
};
