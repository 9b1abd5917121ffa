import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderNo, orderView } from './orders.ts';

/**
 * State of a refund. `wanted`: a second staff member has to approve it. `approved`: about to be sent.
 * `abnormal`: the payer's account cannot receive it. `denied`, `closed`, `failed`: the money was not
 * returned.
 */
export const refundState = z.enum([
  ...(['wanted', 'approved', 'denied', 'sent'] as const),
  ...(['abnormal', 'succeeded', 'closed', 'failed'] as const),
]);

/**
 * Cause of a refund. `surplus`: the order was paid twice. `self`, `withdrawal`: its buyer. `staff`, `suspense`: staff.
 * `provider`, `chargeback`: started by the provider or bank.
 */
export const refundKinds = [
  ...(['surplus', 'self', 'withdrawal', 'staff', 'suspense', 'provider', 'chargeback'] as const),
] as const;
export const refundKind = z.enum(refundKinds);

/** Longest name and address of a declaration of withdrawal. */
export const withdrawalLimits = { name: 100, email: 254 } as const;

/**
 * Returns the amount that the caller can get back for an order now. A confirmation must state the same
 * `amount`; it is refused if the amount has changed. Amounts in minor units, times in ms.
 */
export const quoteRefund = endpoint({
  method: 'GET',
  path: '/api/vip/refund',
  summary: 'Tells what of an order can be refunded, and until when.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: z.object({
    /** The remaining payment; 0 if nothing was paid. */
    amount: z.int(),
    currency: z.enum(['CNY', 'USD']),
    /** The result of the published rule (terms of membership); null for an unpaid order. */
    self: z
      .object({
        until: z.int(),
        /** Reason why it is not possible: the period has passed, too much was used, or staff have to decide. */
        fault: z.enum(['too_late', 'used', 'review']).nullable(),
      })
      .nullable(),
    /** The right of withdrawal of consumers in the European Union; null for an order without it. */
    withdrawal: z.object({ until: z.int() }).nullable(),
    refunds: z.array(
      z.object({
        refundId: z.string(),
        amount: z.int(),
        state: refundState,
        kind: refundKind,
        createdAt: z.int(),
        endedAt: z.int().nullable(),
      }),
    ),
  }),
  errors: ['order_not_found'],
  rate: 'normal',
});

/** Refunds an order of the caller in full, by the published rule. */
export const confirmRefund = endpoint({
  method: 'POST',
  path: '/api/vip/refund',
  summary: 'Refunds an order within the published time.',
  audience: 'account',
  input: z.object({ orderNo, amount: z.int().positive() }),
  reply: orderView,
  errors: [
    'order_not_found',
    'refund_stale',
    'refund_unavailable',
    'refund_too_many',
    'refund_above_payment',
  ],
  rate: 'normal',
});

/** Declares the withdrawal from the contract of an order; the receipt is sent to `email` immediately. */
export const withdrawFromContract = endpoint({
  method: 'POST',
  path: '/api/vip/withdraw',
  summary: 'Withdraws from the contract of an order, and refunds it.',
  audience: 'account',
  input: z.object({
    orderNo,
    amount: z.int().positive(),
    name: z.string().trim().min(1).max(withdrawalLimits.name),
    email: z.email().max(withdrawalLimits.email),
  }),
  reply: orderView,
  errors: ['order_not_found', 'refund_stale', 'withdrawal_over', 'refund_too_many', 'refund_above_payment'],
  rate: 'normal',
});
