import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of an order. `paid`: the payment was received. `finished`: its benefit is granted, in the same transaction. `closing`:
 * its attempts are being closed at the providers (readings, 14).
 */
export const orderStates = ['unpaid', 'paid', 'finished', 'closing', 'canceled'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Events of an order. `pay`: a payment is applied, or the price is 0. `grant`: the benefit was granted. `cancel`: by the buyer or
 * by timeout. `closed`: no attempt can be paid any more.
 */
export const orderEvents = ['pay', 'grant', 'cancel', 'closed'] as const;
export type OrderEvent = (typeof orderEvents)[number];

export type OrderRefusal = 'order_paid' | 'order_closed' | 'not_paid' | 'not_closing';

/**
 * Returns the state after an event, or the reason why it is not allowed. A payment is accepted in every state before the first
 * one.
 */
export function nextOrderState(state: OrderState, event: OrderEvent): Result<OrderState, OrderRefusal> {
  switch (event) {
    case 'pay':
      return hasPayment(state) ? refuse('order_paid') : allow('paid');
    case 'grant':
      return state === 'paid' ? allow('finished') : refuse(state === 'finished' ? 'order_paid' : 'not_paid');
    case 'cancel':
      if (hasPayment(state)) return refuse('order_paid');
      return state === 'canceled' ? refuse('order_closed') : allow('closing');
    case 'closed':
      if (hasPayment(state)) return refuse('order_paid');
      return state === 'unpaid' ? refuse('not_closing') : allow('canceled');
  }
}

/** Whether a payment has been applied. */
export function hasPayment(state: OrderState): boolean {
  return state === 'paid' || state === 'finished';
}
