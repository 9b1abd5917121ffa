import { type InvoiceObstacle, invoiceObstacle } from '@inkstone/domain/invoices';
import { hasPayment, takesMoney } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { OrderRecord } from '../orders/index.ts';

/** What an invoice of an order would be made out for, in fen, or why there can be none. */
export interface Invoiceable {
  readonly amount: number;
  readonly refunded: number;
  readonly obstacle: InvoiceObstacle | null;
  /** What was not returned and is not being returned, in fen. */
  readonly left: number;
}

/** Derives it from the payment of the order and its refunds. A second payment, and what went back of it, do not count. */
export function invoiceableOf({ order, payments, refunds }: OrderRecord, now: Instant): Invoiceable {
  const applied = payments.find(({ use }) => use === 'applied');
  const own = refunds.filter(({ paymentId, state }) => paymentId === applied?.paymentId && takesMoney(state));
  const refunded = own.reduce((sum, { amount }) => sum + amount, 0);
  const { payable, currency, paidAt } = order;
  const obstacle = invoiceObstacle(
    {
      ...{ isPaid: hasPayment(order.state), channel: applied?.channel ?? null, currency, payable, paidAt },
      ...{ refunded, isBeingRefunded: own.some(({ state }) => state !== 'succeeded') },
    },
    now,
  );
  const left = Math.max(0, payable - refunded);
  return { amount: obstacle === null ? left : 0, left, refunded, obstacle };
}
