import { type InvoiceObstacle, invoiceObstacle } from '@inkstone/domain/invoices';
import { hasPayment, takesMoney } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { OrderRecord } from '../orders/index.ts';

/** The amount that can be invoiced for an order, in fen, or the reason why it cannot be invoiced. */
export interface Invoiceable {
  readonly amount: number;
  readonly refunded: number;
  readonly obstacle: InvoiceObstacle | null;
  /** Paid amount less completed and pending refunds, in fen. */
  readonly left: number;
}

/** Computes it from the payment of the order and its refunds. Surplus payments and their refunds do not count. */
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
