import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderNo, orderView } from '../orders/orders.ts';
import { refundKind, refundState } from '../orders/refunds.ts';
import { pageInput, pageOf } from './cursor.ts';

const channel = z.enum(['wechat', 'alipay', 'stripe']);
const currency = z.string();

/** An order as a list shows it, with the masked name of its buyer. */
export const staffOrderRow = z.object({
  order: orderView,
  /** Null if the account was removed. */
  accountId: z.string().nullable(),
  /** Masked phone number or e-mail address; '' without one. */
  buyer: z.string(),
  /** Whether a refund is waiting for approval, or a payment for a decision. */
  isWaiting: z.boolean(),
});
export type StaffOrderRow = z.output<typeof staffOrderRow>;

/** Which orders to list; `waiting`: those that require a decision. */
export const orderFilters = ['all', 'waiting', 'unpaid', 'finished', 'canceled'] as const;
export const orderFilter = z.enum(orderFilters);
export type OrderFilter = z.output<typeof orderFilter>;

/** Finds orders. A POST, so that phone numbers and e-mail addresses do not appear in URLs and logs. */
export const findStaffOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders/find',
  summary: 'Finds orders by number, or those of an account by whole phone number, e-mail address or id.',
  audience: 'staff',
  permission: 'orders.read',
  input: z.object({
    /** '' for the newest orders of all. */
    query: z.string().trim().max(320).default(''),
    which: orderFilter.default('all'),
    ...pageInput,
  }),
  reply: pageOf(staffOrderRow),
  errors: [],
  rate: 'staff',
});

/** A refund with its requester and its approver: staff accounts, or `operator` for the command line. */
export const staffRefund = z.object({
  refundId: z.string(),
  paymentId: z.string(),
  outRefundNo: z.string(),
  amount: z.int(),
  currency,
  state: refundState,
  kind: refundKind,
  reason: z.string(),
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Masked name of the requester; '' for the operator, and if there is none. */
  askedName: z.string(),
  decidedName: z.string(),
  /** The stated reasons. */
  askedWhy: z.string().nullable(),
  decidedWhy: z.string().nullable(),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  endedAt: z.int().nullable(),
});

/** All data of an order. */
export const staffOrder = z.object({
  order: orderView,
  accountId: z.string().nullable(),
  buyer: z.string(),
  /** Whether a payment of this buyer was charged back. */
  isFlagged: z.boolean(),
  /** The orders that it replaced or that replaced it, oldest first: at most one of all of them is paid. */
  alternatives: z.array(orderView.pick({ orderNo: true, status: true, createdAt: true })),
  /** The remaining payment, and the value of unused benefits; null for an unpaid order. */
  refund: z
    .object({
      left: z.int(),
      /** Amount of pending refunds. */
      waiting: z.int(),
      value: z.int(),
      /** Refunds above this amount require approval by a second staff member. */
      approvalAbove: z.int(),
    })
    .nullable(),
  attempts: z.array(
    z.object({
      attemptId: z.string(),
      channel,
      way: z.string(),
      outTradeNo: z.string(),
      amount: z.int(),
      currency,
      state: z.string(),
      createdAt: z.int(),
    }),
  ),
  notices: z.array(z.object({ eventKey: z.string(), channel, verdict: z.string(), receivedAt: z.int() })),
  payments: z.array(
    z.object({
      paymentId: z.string(),
      channel,
      providerTxn: z.string(),
      amount: z.int(),
      currency,
      use: z.enum(['applied', 'surplus', 'suspense', 'foreign']),
      /** The faults of a payment in suspense. */
      faults: z.array(z.string()),
      /** Amount not refunded. */
      left: z.int(),
      receivedAt: z.int(),
    }),
  ),
  refunds: z.array(
    staffRefund.extend({
      /** Whether it failed, was not repeated, and keeps the order among those to decide. */
      isUnrepeated: z.boolean(),
    }),
  ),
  grants: z.array(
    z.object({
      grantId: z.string(),
      tier: z.enum(['plus', 'pro']),
      length: z.int(),
      grantedAt: z.int(),
      /** For time that a refund left of an earlier grant, or that was restored: its start; null for purchased time. */
      keptSince: z.int().nullable(),
      revokedAt: z.int().nullable(),
    }),
  ),
  /** Postings of its money in the ledger. */
  postings: z.array(
    z.object({
      txnId: z.string(),
      reason: z.string(),
      at: z.int(),
      /** Amounts are in minor units of the account's currency, which is the payment's and not always the order's. */
      entries: z.array(z.object({ account: z.string(), currency, amount: z.int() })),
    }),
  ),
});
export type StaffOrder = z.output<typeof staffOrder>;

export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/order',
  summary: 'Returns an order with its attempts, notices, payments, refunds, grants and postings.',
  audience: 'staff',
  permission: 'orders.read',
  input: z.object({ orderNo }),
  reply: staffOrder,
  errors: ['order_not_found'],
  rate: 'staff',
});

/** Queries the provider about the attempts of an order and processes the replies, which replaces lost notices. */
export const queryProvider = endpoint({
  method: 'POST',
  path: '/api/admin/orders/ask',
  summary: 'Asks the payment provider about an order, and settles what it says.',
  audience: 'staff',
  permission: 'orders.heal',
  reason: true,
  auditFields: ['orderNo'],
  input: z.object({ orderNo }),
  reply: staffOrder,
  errors: ['order_not_found', 'pay_status_unknown'],
  rate: 'staff',
});

/** Refunds an order in part or in full. Above the configured limit, a second staff member has to approve it. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/refund',
  summary: 'Refunds part of an order, or all of it.',
  audience: 'staff',
  permission: 'orders.refund',
  reason: true,
  proof: 'fresh',
  auditFields: ['orderNo', 'amount'],
  input: z.object({
    orderNo,
    /** In minor units. */
    amount: z.int().positive(),
    /** The remaining payment at the time when the amount was chosen; the call is refused if it has changed. */
    left: z.int(),
  }),
  reply: staffOrder,
  errors: [
    'order_not_found',
    'refund_stale',
    'refund_unavailable',
    'refund_above_payment',
    'refund_too_many',
  ],
  rate: 'staff',
});

/** The requirements for the decision about any refund that is not sent. */
export const refundDecision = {
  permission: 'orders.approve',
  reason: true,
  proof: 'fresh',
  auditFields: ['refundId', 'isApproved'],
  input: z.object({ refundId: z.uuid(), isApproved: z.boolean() }),
  errors: ['refund_not_found', 'refund_same_person', 'refund_decided'],
  rate: 'staff',
} as const;

/** Approves or denies a refund requested by another staff member, or leaves a failed one unrepeated. */
export const decideRefund = endpoint({
  ...refundDecision,
  method: 'POST',
  audience: 'staff',
  path: '/api/admin/orders/refund/decide',
  summary: 'Approves or denies a refund that waits for a second person, or closes a failed one.',
  reply: staffOrder,
});

/** Sends a refund that did not reach the payer's account again, under the same number. */
export const resendRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/refund/resend',
  summary: 'Sends a refund again that did not reach the payer.',
  audience: 'staff',
  permission: 'orders.refund',
  reason: true,
  auditFields: ['refundId'],
  input: z.object({ refundId: z.uuid() }),
  reply: staffOrder,
  errors: ['refund_not_found', 'refund_decided'],
  rate: 'staff',
});

/** Decides about a payment in suspense, or about a surplus one whose return failed: returns it, or applies it to its order. */
export const resolvePayment = endpoint({
  method: 'POST',
  path: '/api/admin/orders/payment',
  summary: 'Returns a payment that could not be applied, or applies it to its order.',
  audience: 'staff',
  permission: 'orders.refund',
  reason: true,
  proof: 'fresh',
  auditFields: ['paymentId', 'how'],
  input: z.object({ paymentId: z.uuid(), how: z.enum(['return', 'apply']) }),
  reply: staffOrder,
  errors: ['payment_not_open', 'refund_above_payment', 'refund_too_many'],
  rate: 'staff',
});
