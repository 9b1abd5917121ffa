import type { Instant } from '@inkstone/kernel';
import { z } from 'zod';
import type { Notice, NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import { maxNoticeLength, parseStrictJson } from '../strict-json.ts';
import { memberOf, nameIn, unreadable } from '../unreadable-notice.ts';
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

/** Verifies a notice, then decrypts and reads it. */
export function readWechatNotice(
  keys: { readonly ring: KeyRing; readonly apiV3Key: string },
  { headers, body }: NoticeRequest,
  now: Instant,
): NoticeReading {
  if (body.length > maxNoticeLength) return { kind: 'denied', fault: 'malformed' };
  const fault = findFault(keys.ring, (name) => headers[name], body, now);
  if (fault) return { kind: 'denied', fault };
  const raw = Buffer.from(body).toString('utf8');
  const json = parseStrictJson(body);
  const parsed = envelope.safeParse(json).data;
  if (!parsed) return unreadable({ type: nameIn(json, 'event_type'), content: raw });
  const { event_type: type, id } = parsed;
  const sealed = sealedResource.safeParse(parsed.resource).data;
  const plain = sealed && openResource(keys.apiV3Key, sealed);
  const data = plain ? parseStrictJson(plain) : undefined;
  const notice = readResource(type, data);
  const content = plain ? Buffer.from(plain).toString('utf8') : raw;
  if (knownTypes.has(type)) {
    if (notice) return { kind: 'verified', notice };
    // Repetitions have other ids and are encrypted again, so equal contents identify a notice. A notice that cannot be
    // decrypted now may be decrypted once the settings are correct.
    return plain
      ? unreadable({ type, content, outTradeNo: memberOf(data, 'out_trade_no') })
      : unreadable({ type, content, eventKey: id, isRepeatable: true });
  }
  const other = { kind: 'other', eventKey: id, type } as const;
  return { kind: 'verified', notice: notice ?? other, concern: { kind: 'unknown', type, content } };
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
