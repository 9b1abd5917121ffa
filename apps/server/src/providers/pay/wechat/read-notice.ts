import type { Instant } from '@inkstone/kernel';
import { z } from 'zod';
import type { Notice, NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import { longestNotice, parseStrictJson } from '../strict-json.ts';
import { openResource, sealedResource } from './open-resource.ts';
import { readRefundNotice, readTransaction } from './read-facts.ts';
import { findFault, type KeyRing } from './verify-message.ts';

const envelope = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(64),
  resource: z.unknown(),
});

/** Types that are documented for payments and refunds. */
const knownTypes = new Set([
  ...['TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED'],
]);

const malformed: NoticeReading = { kind: 'denied', fault: 'malformed' };

/** Verifies a notice, then decrypts and reads it. */
export function readWechatNotice(
  keys: { readonly ring: KeyRing; readonly apiV3Key: string },
  { headers, body }: NoticeRequest,
  now: Instant,
): NoticeReading {
  if (body.length > longestNotice) return malformed;
  const fault = findFault(keys.ring, (name) => headers[name], body, now);
  if (fault) return { kind: 'denied', fault };
  const given = envelope.safeParse(parseStrictJson(body)).data;
  if (!given) return malformed;
  const { event_type: type } = given;
  const sealed = sealedResource.safeParse(given.resource).data;
  const plain = sealed && openResource(keys.apiV3Key, sealed);
  const notice = plain ? readResource(type, parseStrictJson(plain)) : null;
  if (knownTypes.has(type)) return notice ? { kind: 'believed', notice } : malformed;
  const other = { kind: 'other', eventKey: given.id, type } as const;
  const content = Buffer.from(plain ?? body).toString('utf8');
  return { kind: 'believed', notice: notice ?? other, unknown: { type, content } };
}

/**
 * Repetitions have the same key, whatever id WeChat Pay assigns to them. Null if it is neither about a payment nor about a
 * refund.
 */
function readResource(type: string, data: unknown): Notice | null {
  if (type.startsWith('TRANSACTION.')) {
    const fact = readTransaction(data);
    return fact && { kind: 'payment', eventKey: `${type}:${fact.providerTxn}:${fact.state}`, fact };
  }
  const fact = type.startsWith('REFUND.') ? readRefundNotice(data) : null;
  return fact && { kind: 'refund', eventKey: `${type}:${fact.providerRefund}:${fact.state}`, fact };
}
