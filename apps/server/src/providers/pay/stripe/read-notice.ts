import { type Instant, instant, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import type { StripeSettings } from '../../../ports/pay-config.ts';
import { longestNotice, parseStrictJson } from '../strict-json.ts';
import { readDispute, readIntent, readRefund } from './read-facts.ts';
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
  const fact = readReturn(type, object, account);
  if (fact) return { kind: 'believed', notice: { kind: 'refund', eventKey, fact } };
  return { kind: 'believed', notice: { kind: 'other', eventKey, type } };
}

function readReturn(type: string, object: { readonly object: string }, account: string) {
  if (object.object === 'refund') return readRefund(object, account);
  return type === 'charge.dispute.funds_withdrawn' ? readDispute(object, account) : null;
}
