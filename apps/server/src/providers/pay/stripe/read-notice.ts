import { type Instant, instant, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { Notice, NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import type { StripeSettings } from '../../../ports/pay-config.ts';
import { longestNotice, parseStrictJson } from '../strict-json.ts';
import { readIntent, readRefund } from './read-facts.ts';
import { findFault } from './verify-signature.ts';

const event = z.object({
  id: z.string().startsWith('evt_').max(100),
  object: z.literal('event'),
  type: z.string().min(1).max(100),
  created: z.int(),
  data: z.object({ object: z.object({ object: z.string() }).loose() }),
});

const malformed: NoticeReading = { kind: 'denied', fault: 'malformed' };

/** Verifies an event, then reads it. Payments that this product did not begin are `other`. */
export function readStripeNotice(
  { account, webhookSecrets }: Pick<StripeSettings, 'account' | 'webhookSecrets'>,
  { headers, body }: NoticeRequest,
  now: Instant,
): NoticeReading {
  if (body.length > longestNotice) return malformed;
  const fault = findFault(webhookSecrets, headers['stripe-signature'] ?? '', body, now);
  if (fault) return { kind: 'denied', fault };
  const given = event.safeParse(parseStrictJson(body)).data;
  if (!given) return malformed;
  const { id: eventKey, type, created } = given;
  const { object } = given.data;
  if (object.object === 'payment_intent') {
    const fact = readIntent(object, account, instant(created * second));
    if (!fact) return malformed;
    if (fact.outTradeNo !== '') return { kind: 'believed', notice: { kind: 'payment', eventKey, fact } };
  }
  const notice = noticeOf(type, object, eventKey, account);
  if (isKnown(type)) return { kind: 'believed', notice };
  return { kind: 'believed', notice, unknown: { type, content: Buffer.from(body).toString('utf8') } };
}

/** Prefixes of event types that only say what to query. */
const hints = ['payment_intent.', 'refund.', 'charge.dispute.', 'invoice.', 'customer.subscription.'];
/** Event types about a charge, whose content the events of its intent and of its refunds repeat. */
const chargeTypes = new Set([
  ...['captured', 'expired', 'failed', 'pending', 'refund.updated', 'refunded', 'succeeded', 'updated'].map(
    (name) => `charge.${name}`,
  ),
]);

function isKnown(type: string): boolean {
  return hints.some((hint) => type.startsWith(hint)) || chargeTypes.has(type);
}

/** Returns the notice of an event. Events are hints: their subject is queried, so their order does not matter. */
function noticeOf(
  type: string,
  object: { readonly object: string },
  eventKey: string,
  account: string,
): Notice {
  if (object.object === 'refund') {
    const fact = readRefund(object, account);
    if (fact) return { kind: 'refund', eventKey, fact };
  }
  const returned = returning.safeParse(object).data;
  if (returned && (type.startsWith('charge.dispute.') || type === 'charge.refunded'))
    return { kind: 'returns', eventKey, providerTxn: returned.payment_intent };
  const agreement = agreementOf(object);
  return agreement ? { kind: 'agreement', eventKey, ...agreement } : { kind: 'other', eventKey, type };
}

const returning = z.object({
  object: z.enum(['charge', 'dispute']),
  payment_intent: z.string().startsWith('pi_').max(100),
});
const named = z.object({ agreement_no: z.string().regex(/^A[0-9A-F]{10,31}$/) });
const subscribed = z.object({ object: z.literal('subscription'), metadata: named });
const invoiced = z.object({
  object: z.literal('invoice'),
  // Missing in the preview of an upcoming invoice.
  id: z.string().startsWith('in_').max(100).optional(),
  parent: z.object({ subscription_details: z.object({ metadata: named }) }),
});

/** Returns our number of the subscription of an event, with its invoice; null if it is not ours. */
function agreementOf(object: unknown): { readonly agreementNo: string; readonly invoiceRef?: string } | null {
  const own = subscribed.safeParse(object).data?.metadata;
  if (own) return { agreementNo: own.agreement_no };
  const invoice = invoiced.safeParse(object).data;
  if (!invoice) return null;
  const agreementNo = invoice.parent.subscription_details.metadata.agreement_no;
  return { agreementNo, ...(invoice.id === undefined ? {} : { invoiceRef: invoice.id }) };
}
