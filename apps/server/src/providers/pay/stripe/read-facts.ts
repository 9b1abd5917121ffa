import { type Instant, instant, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { ProviderFact, ProviderState, RefundFact, RefundState } from '../../../ports/pay-channel.ts';

const states: Readonly<Record<string, ProviderState>> = {
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  requires_capture: 'pending',
  processing: 'pending',
  succeeded: 'paid',
  canceled: 'closed',
};

const charge = z.object({ created: z.int(), amount_refunded: z.int() });
const intent = z.object({
  id: z.string().startsWith('pi_'),
  object: z.literal('payment_intent'),
  livemode: z.boolean(),
  status: z.string().refine((status) => status in states),
  amount: z.int().positive(),
  amount_received: z.int().default(0),
  currency: z.string(),
  metadata: z.object({ out_trade_no: z.string().default('') }),
  // An object if the request expanded it, otherwise its id.
  latest_charge: z.union([charge, z.string(), z.null()]).optional(),
});

/** `live` or `test`, as targets name it. */
export function modeOf(isLive: boolean): string {
  return isLive ? 'live' : 'test';
}

/**
 * Reads a PaymentIntent; null if it is malformed. Stripe does not state the account, so the one of the key or
 * secret is used. `at` is the time of an event; replies contain the time of the charge.
 */
export function readIntent(data: unknown, account: string, at: Instant | null = null): ProviderFact | null {
  const parsed = intent.safeParse(data).data;
  if (!parsed) return null;
  const paid = typeof parsed.latest_charge === 'object' ? parsed.latest_charge : null;
  const wasPaid = parsed.status === 'succeeded';
  const isRefunded = wasPaid && (paid?.amount_refunded ?? 0) > 0;
  const paidAt = paid ? instant(paid.created * second) : at;
  if (wasPaid && paidAt === null) return null;
  return {
    channel: 'stripe',
    merchant: account,
    app: modeOf(parsed.livemode),
    outTradeNo: parsed.metadata.out_trade_no,
    providerTxn: wasPaid ? parsed.id : '',
    state: isRefunded ? 'refunded' : (states[parsed.status] ?? 'pending'),
    paidAt: wasPaid ? paidAt : null,
    amount: wasPaid ? parsed.amount_received : parsed.amount,
    currency: parsed.currency.toUpperCase(),
  };
}

const refundStates: Readonly<Record<string, RefundState>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'closed',
};

const reference = z.string().nullish();

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  status: z.string().refine((status) => status in refundStates),
  amount: z.int().positive(),
  currency: z.string(),
  payment_intent: reference,
  // Both are empty for a refund that was begun in Stripe's dashboard.
  metadata: z.object({ out_trade_no: z.string().default(''), out_refund_no: z.string().default('') }),
});

/** Reads a refund; null for one that names no payment of this product. */
export function readRefund(data: unknown, account: string): RefundFact | null {
  const parsed = refund.safeParse(data).data;
  if (!parsed) return null;
  const { out_trade_no: outTradeNo, out_refund_no: outRefundNo } = parsed.metadata;
  const providerTxn = parsed.payment_intent ?? '';
  if ((outTradeNo === '' || outRefundNo === '') && providerTxn === '') return null;
  return {
    ...{ channel: 'stripe', merchant: account, outTradeNo, outRefundNo, providerRefund: parsed.id },
    // Refunds of ours are identified by our number.
    ...(outRefundNo === '' ? { providerTxn } : {}),
    state: refundStates[parsed.status] ?? 'pending',
    ...{ amount: parsed.amount, currency: parsed.currency.toUpperCase() },
  };
}

/** Whether a refund is well formed and returns a payment that this product did not create. */
export function isForeignRefund(data: unknown): boolean {
  const parsed = refund.safeParse(data).data;
  return parsed !== undefined && !parsed.payment_intent && parsed.metadata.out_refund_no === '';
}

/** The effect of a dispute on the money. Inquiries (`warning_…`) and prevented disputes move none. */
const disputeStates: Readonly<Record<string, RefundState>> = {
  needs_response: 'succeeded',
  under_review: 'succeeded',
  appeal_needs_response: 'succeeded',
  appeal_under_review: 'succeeded',
  lost: 'succeeded',
  won: 'closed',
  prevented: 'closed',
  warning_closed: 'closed',
  warning_needs_response: 'pending',
  warning_under_review: 'pending',
};

const dispute = z.object({
  id: z.string().regex(/^d[pu]_/),
  object: z.literal('dispute'),
  status: z.string().refine((status) => status in disputeStates),
  amount: z.int().positive(),
  currency: z.string(),
  payment_intent: z.string(),
});

/** Reads a dispute: the payer's bank reclaims the money and keeps it unless the dispute is won. */
export function readDispute(data: unknown, account: string): RefundFact | null {
  const parsed = dispute.safeParse(data).data;
  if (!parsed) return null;
  return {
    ...{ channel: 'stripe', merchant: account, outTradeNo: '', outRefundNo: '', providerRefund: parsed.id },
    ...{
      providerTxn: parsed.payment_intent,
      cause: 'dispute',
      state: disputeStates[parsed.status] ?? 'pending',
    },
    ...{ amount: parsed.amount, currency: parsed.currency.toUpperCase() },
  };
}
