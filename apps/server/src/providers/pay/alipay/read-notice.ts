import type { Instant } from '@inkstone/kernel';
import type { Notice, NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import { parseStrictForm } from '../strict-form.ts';
import { maxNoticeLength } from '../strict-json.ts';
import { unreadable } from '../unreadable-notice.ts';
import type { AlipayKeys } from './alipay-keys.ts';
import { readTradeNotice, tradeStatus } from './read-facts.ts';
import { stringToSign } from './string-to-sign.ts';

const denied = (fault: 'signature' | 'key' | 'malformed'): NoticeReading => ({ kind: 'denied', fault });

/**
 * Verifies a notice with the configured keys, then reads it. The signature covers the decoded fields, so they are split
 * before the check. The algorithm is not taken from the message, which must name RSA2.
 */
export function readAlipayNotice(keys: AlipayKeys, { body }: NoticeRequest, now: Instant): NoticeReading {
  const fields = body.length <= maxNoticeLength ? parseStrictForm(body) : null;
  if (!fields) return denied('malformed');
  if (fields.get('sign_type') !== 'RSA2' || fields.get('charset')?.toLowerCase() !== 'utf-8')
    return denied('signature');
  const signed = [...fields].filter(([name]) => name !== 'sign' && name !== 'sign_type');
  const signature = fields.get('sign') ?? '';
  const text = Buffer.from(stringToSign(signed));
  const fault = keys.findFault(text, signature, fields.get('alipay_cert_sn') ?? '', now);
  return fault === null ? readFields(fields) : denied(fault);
}

/** Types of notices about agreements. */
const agreementTypes = new Set(['dut_user_sign', 'dut_user_unsign']);

function readFields(fields: ReadonlyMap<string, string>): NoticeReading {
  const content = JSON.stringify(Object.fromEntries(fields));
  const id = fields.get('notify_id') ?? '';
  const type = fields.get('notify_type') ?? '';
  const status = fields.get('trade_status') ?? '';
  const named = `${type} ${status}`.trim();
  const outTradeNo = fields.get('out_trade_no');
  if (id === '') return unreadable({ type: named, content: unsigned(fields), outTradeNo });
  const eventKey = `${id}:${status}:${fields.get('refund_fee') ?? ''}`;
  if (type.startsWith('dut_user_'))
    return readAgreement(fields, { type, eventKey: `${id}:${type}`, content });
  if (type !== 'trade_status_sync' || !tradeStatus.safeParse(status).success) {
    const notice = { kind: 'other', eventKey, type: named } as const;
    return { kind: 'verified', notice, concern: { kind: 'unknown', type: named, content } };
  }
  const fact = readTradeNotice(Object.fromEntries(fields));
  if (fact) return { kind: 'verified', notice: { kind: 'payment', eventKey, fact } };
  return unreadable({ type: named, content, eventKey, outTradeNo });
}

interface TradeNotice {
  readonly type: string;
  readonly eventKey: string;
  readonly content: string;
}

function readAgreement(
  fields: ReadonlyMap<string, string>,
  { type, eventKey, content }: TradeNotice,
): NoticeReading {
  const agreementNo = fields.get('external_agreement_no') ?? '';
  const isKnown = agreementTypes.has(type);
  if (isKnown && agreementNo === '') return unreadable({ type, content, eventKey });
  const notice: Notice =
    agreementNo === '' ? { kind: 'other', eventKey, type } : { kind: 'agreement', eventKey, agreementNo };
  return { kind: 'verified', notice, ...(isKnown ? {} : { concern: { kind: 'unknown', type, content } }) };
}

/** Returns the fields of a notice that are equal in its repetitions, as text. */
function unsigned(fields: ReadonlyMap<string, string>): string {
  const changing = ['sign', 'notify_time'];
  return JSON.stringify(Object.fromEntries([...fields].filter(([name]) => !changing.includes(name))));
}
