import { type Instant, instant, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { Notice, NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import type { StripeSettings } from '../../../ports/pay-config.ts';
import { maxNoticeLength, parseStrictJson } from '../strict-json.ts';
import { memberOf, nameIn, unreadable } from '../unreadable-notice.ts';
import { isForeignRefund, readIntent, readRefund } from './read-facts.ts';
import { findFault } from './verify-signature.ts';

const event = z.object({
  id: z.string().startsWith('evt_').max(100),
  object: z.literal('event'),
  type: z.string().min(1).max(100),
  created: z.int(),
  data: z.object({ object: z.object({ object: z.string() }).loose() }),
});

/** Verifies an event, then reads it. Payments that this product did not begin are `other`. */
export function readStripeNotice(
  { account, webhookSecrets }: Pick<StripeSettings, 'account' | 'webhookSecrets'>,
  { headers, body }: NoticeRequest,
  now: Instant,
): NoticeReading {
  if (body.length > maxNoticeLength) return { kind: 'denied', fault: 'malformed' };
  const fault = findFault(webhookSecrets, headers['stripe-signature'] ?? '', body, now);
  if (fault) return { kind: 'denied', fault };
  const content = Buffer.from(body).toString('utf8');
  const json = parseStrictJson(body);
  const parsed = event.safeParse(json).data;
  const type = parsed?.type ?? nameIn(json, 'type');
  const subject = subjectOf(type);
  const isExpected = parsed && (subject === null || subject === parsed.data.object.object);
  const notice = isExpected ? read(parsed, account) : null;
  if (parsed && subject === null) {
    const other = { kind: 'other', eventKey: parsed.id, type } as const;
    return { kind: 'verified', notice: notice ?? other, concern: { kind: 'unknown', type, content } };
  }
  if (notice === null) {
    const eventKey = parsed?.id ?? nameIn(json, 'id');
    const outTradeNo = memberOf(json, 'data', 'object', 'metadata', 'out_trade_no');
    return unreadable({ type, content, outTradeNo, ...(eventKey === '' ? {} : { eventKey }) });
  }
  return { kind: 'verified', notice };
}

/** Prefixes of event types, and the object that events of these types are about. */
const families: readonly (readonly [prefix: string, object: string])[] = [
  ['payment_intent.', 'payment_intent'],
  ['refund.', 'refund'],
  ['charge.dispute.', 'dispute'],
  ['invoice.', 'invoice'],
  ['customer.subscription.', 'subscription'],
];
/** Event types about a charge, whose content the events of its intent and of its refunds repeat. */
const chargeTypes = new Set(
  ['captured', 'expired', 'failed', 'pending', 'refunded', 'succeeded', 'updated'].map(
    (name) => `charge.${name}`,
  ),
);

/** The object that events of a type are about; null if the type is not known. */
function subjectOf(type: string): string | null {
  if (type === 'charge.refund.updated') return 'refund';
  if (chargeTypes.has(type)) return 'charge';
  return families.find(([prefix]) => type.startsWith(prefix))?.[1] ?? null;
}

/** Events are hints: their subject is queried, so that their order does not matter. Null for an object in another form. */
function read(
  { id: eventKey, type, created, data: { object } }: z.output<typeof event>,
  account: string,
): Notice | null {
  const other = { kind: 'other', eventKey, type } as const;
  switch (object.object) {
    case 'payment_intent': {
      const fact = readIntent(object, account, instant(created * second));
      if (!fact) return null;
      return fact.outTradeNo === '' ? other : { kind: 'payment', eventKey, fact };
    }
    case 'refund': {
      const fact = readRefund(object, account);
      if (fact) return { kind: 'refund', eventKey, fact };
      return isForeignRefund(object) ? other : null;
    }
    case 'dispute':
    case 'charge': {
      if (object.object === 'charge' && type !== 'charge.refunded') return other;
      const returned = returning.safeParse(object).data;
      if (!returned) return null;
      const providerTxn = returned.payment_intent;
      return providerTxn === null ? other : { kind: 'returns', eventKey, providerTxn };
    }
    case 'subscription': {
      const found = subscribed.safeParse(object).data?.metadata;
      if (!found) return null;
      const { agreement_no: agreementNo } = found;
      return isOwn(agreementNo) ? { kind: 'agreement', eventKey, agreementNo } : other;
    }
    case 'invoice':
      return readInvoice(object, eventKey, other);
    default:
      return other;
  }
}

/** Both are null for payments that were made without an intent. */
const returning = z.object({ payment_intent: z.string().startsWith('pi_').max(100).nullable() });
const named = z.object({ agreement_no: z.string().optional() });
const subscribed = z.object({ metadata: named });
const invoiced = z.object({
  // Missing in the preview of an upcoming invoice.
  id: z.string().startsWith('in_').max(100).optional(),
  // Null for an invoice without a subscription; without details for other kinds of parents.
  parent: z.object({ subscription_details: z.object({ metadata: named.nullish() }).nullish() }).nullable(),
});

/** Whether it is a number that this product gives to subscriptions; others belong to other programs. */
function isOwn(agreementNo: string | undefined): agreementNo is string {
  return agreementNo !== undefined && /^A[0-9A-F]{10,31}$/.test(agreementNo);
}

function readInvoice(object: unknown, eventKey: string, other: Notice): Notice | null {
  const invoice = invoiced.safeParse(object).data;
  if (!invoice) return null;
  const agreementNo = invoice.parent?.subscription_details?.metadata?.agreement_no;
  if (!isOwn(agreementNo)) return other;
  const invoiceRef = invoice.id === undefined ? {} : { invoiceRef: invoice.id };
  return { kind: 'agreement', eventKey, agreementNo, ...invoiceRef };
}
