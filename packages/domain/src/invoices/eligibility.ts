import { day, type Instant } from '@inkstone/kernel';
import { type InvoiceState, isLiveInvoice } from './invoice-state.ts';

/** Number of days after payment in which an order can be invoiced (readings, 32). */
export const invoiceDays = 365;

/** Payment channels of the operator; app stores issue invoices themselves. */
const ownChannels: readonly string[] = ['wechat', 'alipay', 'stripe'];

/** Facts that decide whether an order can be invoiced. Amounts are in fen. */
export interface InvoiceableOrder {
  readonly isPaid: boolean;
  readonly channel: string | null;
  readonly currency: string;
  readonly payable: number;
  /** Refunded amount. */
  readonly refunded: number;
  /** Whether a refund is pending. */
  readonly isBeingRefunded: boolean;
  readonly paidAt: number | null;
}

/** Reason why an order cannot be invoiced. */
export type InvoiceObstacle =
  | 'order_not_paid'
  | 'order_free'
  | 'order_refunded'
  | 'order_being_refunded'
  | 'order_of_store'
  | 'order_in_other_currency'
  | 'order_too_old';

/** Returns the reason why an order cannot be invoiced; null if it can. */
export function invoiceObstacle(order: InvoiceableOrder, now: Instant): InvoiceObstacle | null {
  if (!order.isPaid || order.paidAt === null) return 'order_not_paid';
  if (order.payable <= 0) return 'order_free';
  if (order.channel === null || !ownChannels.includes(order.channel)) return 'order_of_store';
  // Checked first, because a pending refund may still be denied.
  if (order.isBeingRefunded) return 'order_being_refunded';
  if (order.refunded >= order.payable) return 'order_refunded';
  if (order.currency !== 'CNY') return 'order_in_other_currency';
  return now - order.paidAt > invoiceDays * day ? 'order_too_old' : null;
}

/** State of the invoice of an order, as users see it (spec, 4). */
export type InvoiceStatus = 'none' | 'issuing' | 'issued' | 'not_applicable';

/** Derives the status from the live invoice of the order and from the reason why the order cannot be invoiced. */
export function invoiceStatusOf(state: InvoiceState | null, obstacle: InvoiceObstacle | null): InvoiceStatus {
  if (state === 'issued' || state === 'red_wanted') return 'issued';
  if (state !== null && state !== 'rejected' && isLiveInvoice(state)) return 'issuing';
  return obstacle === null ? 'none' : 'not_applicable';
}
