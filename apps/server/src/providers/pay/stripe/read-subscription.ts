import { type Instant, instant, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { CardDescription, CardInvoice } from '../../../ports/card-subscriptions.ts';
import type { ProviderFact } from '../../../ports/pay-channel.ts';
import { modeOf } from './read-facts.ts';

const statuses = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  // Nothing is charged any more, whatever the account's settings do with unpaid subscriptions.
  unpaid: 'ended',
  canceled: 'ended',
  paused: 'paused',
} as const;

const time = z.int().transform((seconds) => instant(seconds * second));
const metadata = z.object({ agreement_no: z.string().default(''), out_trade_no: z.string().default('') });

const subscription = z.object({
  id: z.string().startsWith('sub_'),
  object: z.literal('subscription'),
  livemode: z.boolean(),
  status: z.enum(Object.keys(statuses) as [keyof typeof statuses, ...(keyof typeof statuses)[]]),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  cancellation_details: z.object({ reason: z.string().nullable() }).nullish(),
  metadata,
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          quantity: z.int().positive().default(1),
          current_period_start: time,
          current_period_end: time,
          price: z.object({ unit_amount: z.int().nonnegative(), currency: z.string() }),
        }),
      )
      .length(1),
  }),
});

/** A subscription as described by Stripe, with the id of its only item. */
export interface ReadSubscription extends Omit<CardDescription, 'paid'> {
  readonly agreementNo: string;
  readonly itemRef: string;
}

/** Reads a subscription; null if it is malformed, or does not have exactly one plan. */
export function readSubscription(data: unknown): ReadSubscription | null {
  const parsed = subscription.safeParse(data).data;
  const item = parsed?.items.data[0];
  if (!parsed || !item) return null;
  return {
    snapshot: {
      ...{ id: parsed.id, status: statuses[parsed.status] },
      ...{ periodStart: item.current_period_start, periodEnd: item.current_period_end },
      cancelAtEnd: parsed.cancel_at_period_end || parsed.cancel_at !== null,
      ...{
        amount: item.price.unit_amount * item.quantity,
        currency: item.price.currency.toUpperCase(),
      },
    },
    isUnpaid: parsed.status === 'unpaid' || parsed.cancellation_details?.reason === 'payment_failed',
    ...{ app: modeOf(parsed.livemode), agreementNo: parsed.metadata.agreement_no, itemRef: item.id },
  };
}

const line = z.object({
  parent: z.object({ subscription_item_details: z.object({ proration: z.boolean() }).nullish() }).nullish(),
  period: z.object({ start: time, end: time }),
});
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const payment = z.object({
  status: z.string(),
  payment: z.object({ payment_intent: idOf.nullish() }),
});
const invoice = z.object({
  id: z.string().startsWith('in_'),
  object: z.literal('invoice'),
  livemode: z.boolean(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  billing_reason: z.string().nullable(),
  amount_due: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  status_transitions: z.object({ paid_at: time.nullable() }),
  parent: z.object({
    subscription_details: z.object({ subscription: idOf, metadata: metadata.nullable() }),
  }),
  payments: z.object({ data: z.array(payment) }).optional(),
  lines: z.object({ data: z.array(line) }),
});

/** An invoice of a subscription as described by Stripe. */
export interface ReadInvoice {
  readonly id: string;
  readonly subscriptionRef: string;
  readonly app: string;
  readonly status: z.output<typeof invoice>['status'];
  readonly isFirst: boolean;
  readonly outTradeNo: string;
  readonly amount: number;
  readonly amountPaid: number;
  readonly currency: string;
  readonly paidAt: Instant | null;
  readonly providerTxn: string;
  /** The paid period; null if it pays for no period of the plan. */
  readonly period: { readonly from: Instant; readonly to: Instant } | null;
}

/**
 * Reads an invoice; null if it is malformed or belongs to no subscription. The period of an invoice itself is the previous
 * one: the paid period is that of its lines.
 */
export function readInvoice(data: unknown): ReadInvoice | null {
  const parsed = invoice.safeParse(data).data;
  if (!parsed) return null;
  const { subscription: subscriptionRef, metadata: named } = parsed.parent.subscription_details;
  const periods = parsed.lines.data
    .filter(({ parent }) => parent?.subscription_item_details?.proration === false)
    .map(({ period }) => period)
    .toSorted((a, b) => b.end - a.end);
  const paid = parsed.payments?.data.find(({ status }) => status === 'paid');
  const [period] = periods;
  return {
    ...{ id: parsed.id, subscriptionRef, app: modeOf(parsed.livemode), status: parsed.status },
    ...{ isFirst: parsed.billing_reason === 'subscription_create', outTradeNo: named?.out_trade_no ?? '' },
    ...{ amount: parsed.amount_due, amountPaid: parsed.amount_paid, currency: parsed.currency.toUpperCase() },
    paidAt: parsed.status_transitions.paid_at,
    // An invoice that was paid outside Stripe has no payment there.
    providerTxn: paid?.payment.payment_intent ?? parsed.id,
    period: period ? { from: period.start, to: period.end } : null,
  };
}

/** Returns the paid invoice; null if it is not paid. */
export function paidInvoice(read: ReadInvoice): CardInvoice | null {
  const { id, status, amountPaid, currency, paidAt, providerTxn, isFirst, period } = read;
  if (status !== 'paid' || paidAt === null || period === null) return null;
  return { id, amount: amountPaid, currency, paidAt, providerTxn, isFirst, ...period };
}

const states = {
  draft: 'pending',
  open: 'pending',
  paid: 'paid',
  void: 'closed',
  uncollectible: 'closed',
} as const;

/** Returns the payment that started a subscription, as stated by its invoice. */
export function factOfInvoice(read: ReadInvoice, account: string): ProviderFact {
  const isPaid = read.status === 'paid';
  return {
    ...{ channel: 'stripe', merchant: account, app: read.app, currency: read.currency },
    outTradeNo: read.isFirst ? read.outTradeNo : '',
    providerTxn: isPaid ? read.providerTxn : '',
    state: states[read.status],
    paidAt: isPaid ? read.paidAt : null,
    amount: isPaid ? read.amountPaid : read.amount,
    ...(isPaid && read.period ? { period: read.period } : {}),
  };
}
