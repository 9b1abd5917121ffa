import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderNo } from '../orders/orders.ts';
import { openOrAll, pageInput, pageOf } from './cursor.ts';
import { refundDecision, staffRefund } from './orders.ts';

/** Money received under a number that is not one of ours. Amounts in minor units, times in ms. */
const strayPayment = z.object({
  paymentId: z.string(),
  channel: z.enum(['wechat', 'alipay', 'stripe']),
  /** The account at the provider and the number there; '' if they were not recorded. */
  merchant: z.string(),
  outTradeNo: z.string(),
  providerTxn: z.string(),
  amount: z.int(),
  currency: z.string(),
  paidAt: z.int(),
  receivedAt: z.int(),
  /** Whether it requires a decision. */
  isOpen: z.boolean(),
  /** Whether staff have decided that it belongs to another program. */
  isForeign: z.boolean(),
  /** Returns of the payment, including denied ones, oldest first. */
  refunds: z.array(staffRefund),
});
export type StrayPaymentView = z.output<typeof strayPayment>;

export const listStrayPayments = endpoint({
  method: 'GET',
  path: '/api/admin/stray-payments',
  summary: 'Lists payments that belong to no order.',
  audience: 'staff',
  permission: 'orders.read',
  input: z.object({ which: openOrAll, ...pageInput }),
  reply: pageOf(strayPayment),
  errors: [],
  rate: 'staff',
});

const paymentId = z.uuid();
const done = z.object({
  /** Null after the payment was applied to an order. */
  payment: strayPayment.nullable(),
});

/** Decides about such a payment. Returning more than the configured amount requires approval by a second staff member. */
export const resolveStrayPayment = endpoint({
  method: 'POST',
  path: '/api/admin/stray-payments/resolve',
  summary:
    'Returns a payment without an order, applies it to an unpaid order, or leaves it to another program.',
  audience: 'staff',
  permission: 'orders.refund',
  reason: true,
  proof: 'fresh',
  auditFields: ['paymentId', 'how', 'orderNo'],
  input: z.object({
    paymentId,
    how: z.enum(['return', 'apply', 'foreign']),
    /** The order, only for `apply`. */
    orderNo: orderNo.optional(),
  }),
  reply: done,
  errors: ['payment_not_open', 'order_not_found', 'refund_above_payment', 'refund_too_many'],
  rate: 'staff',
});

export const decideStrayRefund = endpoint({
  ...refundDecision,
  method: 'POST',
  audience: 'staff',
  path: '/api/admin/stray-payments/decide',
  summary: 'Approves or denies the return of a payment without an order.',
  reply: done,
});

export const resendStrayRefund = endpoint({
  method: 'POST',
  path: '/api/admin/stray-payments/resend',
  summary: 'Sends the return of a payment without an order again that did not reach the payer.',
  audience: 'staff',
  permission: 'orders.refund',
  reason: true,
  auditFields: ['refundId'],
  input: z.object({ refundId: z.uuid() }),
  reply: done,
  errors: ['refund_not_found', 'refund_decided'],
  rate: 'staff',
});
