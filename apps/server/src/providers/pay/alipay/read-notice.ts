import type { Instant } from '@inkstone/kernel';
import type { Notice, NoticeReading, NoticeRequest } from '../../../ports/pay-channel.ts';
import { parseStrictForm } from '../strict-form.ts';
import { longestNotice } from '../strict-json.ts';
import type { AlipayKeys } from './alipay-keys.ts';
import { readTradeNotice, tradeStatus } from './read-facts.ts';
import { stringToSign } from './string-to-sign.ts';

const denied = (fault: 'signature' | 'key' | 'malformed'): NoticeReading => ({ kind: 'denied', fault });

/**
 * Verifies a notice with the configured keys, then reads it. The signature covers the decoded fields, so they are split
 * before the check. The algorithm is not taken from the message, which must name RSA2.
 */
export function readAlipayNotice(keys: AlipayKeys, { body }: NoticeRequest, now: Instant): NoticeReading {
  const fields = body.length <= longestNotice ? parseStrictForm(body) : null;
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
  if (id === '') return denied('malformed');
  const eventKey = `${id}:${status}:${fields.get('refund_fee') ?? ''}`;
  const agreementNo = fields.get('external_agreement_no') ?? '';
  if (type.startsWith('dut_user_')) {
    const about = { eventKey: `${id}:${type}` };
    const notice: Notice =
      agreementNo === '' ? { kind: 'other', ...about, type } : { kind: 'agreement', ...about, agreementNo };
    return { kind: 'believed', notice, ...(agreementTypes.has(type) ? {} : { unknown: { type, content } }) };
  }
  if (type !== 'trade_status_sync' || !tradeStatus.safeParse(status).success) {
    const named = `${type} ${status}`.trim();
    const notice = { kind: 'other', eventKey, type: named } as const;
    return { kind: 'believed', notice, unknown: { type: named, content } };
  }
  const fact = readTradeNotice(Object.fromEntries(fields));
  return fact ? { kind: 'believed', notice: { kind: 'payment', eventKey, fact } } : denied('malformed');
}
