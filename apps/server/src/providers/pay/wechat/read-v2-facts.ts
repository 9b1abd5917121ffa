import { type Instant, instant } from '@inkstone/kernel';
import type { NoticeReading, ProviderFact, ProviderState } from '../../../ports/pay-channel.ts';
import { maxNoticeLength } from '../strict-json.ts';
import { unreadable } from '../unreadable-notice.ts';
import { type FlatFields, isSignedFlat, parseFlatXml } from './flat-xml.ts';

const states: Readonly<Record<string, ProviderState>> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  NOTPAY: 'pending',
  ACCEPT: 'pending',
  USERPAYING: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAY_FAIL: 'failed',
  PAYERROR: 'failed',
};

/** Reads a charge of API v2, from a query or a notice; null if it is malformed, or paid without an amount. */
export function readCharge(fields: FlatFields, stateName: string): ProviderFact | null {
  const { appid = '', mch_id = '', out_trade_no = '', transaction_id = '', total_fee = '' } = fields;
  const state = states[stateName];
  if (!state || out_trade_no === '') return null;
  const wasPaid = state === 'paid' || state === 'refunded';
  const paidAt = readTime(fields.time_end ?? '');
  const amount = /^\d{1,12}$/.test(total_fee) ? Number(total_fee) : 0;
  if (wasPaid && (transaction_id === '' || paidAt === null || amount === 0)) return null;
  return {
    ...{ channel: 'wechat', merchant: mch_id, app: appid, outTradeNo: out_trade_no, state, amount },
    providerTxn: wasPaid ? transaction_id : '',
    paidAt: wasPaid ? paidAt : null,
    currency: fields.fee_type || 'CNY',
  };
}

/** A time of API v2 (`20261121100000`, in Beijing). */
function readTime(text: string): Instant | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (parts.length === 0) return null;
  const [year, month, date, hours, minutes, seconds] = parts;
  const at = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}+08:00`);
  return Number.isNaN(at) ? null : instant(at);
}

/** Known changes of an agreement: signed and ended. */
const knownChanges = new Set(['ADD', 'DELETE']);

const accepted = {
  headers: { 'content-type': 'text/xml' },
  body: '<xml><return_code><![CDATA[SUCCESS]]></return_code><return_msg><![CDATA[OK]]></return_msg></xml>',
};

/**
 * Reads a notice of API v2, which is about an agreement or one of its charges. The state of the agreement is queried
 * afterwards, so the order of notices does not matter.
 */
export function readV2Notice(apiV2Key: string, body: Uint8Array): NoticeReading {
  if (body.length > maxNoticeLength) return { kind: 'denied', fault: 'malformed' };
  const fields = parseFlatXml(body);
  if (!fields) return { kind: 'denied', fault: 'malformed' };
  if (!isSignedFlat(fields, apiV2Key)) return { kind: 'denied', fault: 'signature' };
  const content = Buffer.from(body).toString('utf8');
  const reading = fields.change_type
    ? readChange(fields, fields.change_type, content)
    : readChargeNotice(fields, content);
  return reading.kind === 'verified' ? { ...reading, accepted } : reading;
}

function readChange(fields: FlatFields, change: string, content: string): NoticeReading {
  const { contract_code = '', contract_id = '', operate_time = '' } = fields;
  const type = `v2 ${change}`;
  const isKnown = knownChanges.has(change);
  if (contract_code === '')
    return isKnown ? unreadable({ type, content }) : ofUnknownType(fields, type, content);
  const eventKey = `contract:${contract_id}:${change}:${operate_time}`;
  return {
    kind: 'verified',
    notice: { kind: 'agreement', eventKey, agreementNo: contract_code },
    ...(isKnown ? {} : { concern: { kind: 'unknown', type, content } }),
  };
}

function readChargeNotice(fields: FlatFields, content: string): NoticeReading {
  const { out_trade_no: outTradeNo = '', return_code, result_code, trade_state } = fields;
  const isPaid = return_code === 'SUCCESS' && result_code === 'SUCCESS';
  const stateName = isPaid ? (trade_state ?? 'SUCCESS') : 'PAY_FAIL';
  const fact = readCharge(fields, stateName);
  if (fact) {
    const eventKey = `charge:${outTradeNo}:${stateName}`;
    return { kind: 'verified', notice: { kind: 'payment', eventKey, fact } };
  }
  const isCharge = outTradeNo !== '' || (fields.transaction_id ?? '') !== '';
  return isCharge ? unreadable({ type: 'v2', content, outTradeNo }) : ofUnknownType(fields, 'v2', content);
}

function ofUnknownType({ sign = '' }: FlatFields, type: string, content: string): NoticeReading {
  const notice = { kind: 'other', eventKey: `v2:${sign}`, type } as const;
  return { kind: 'verified', notice, concern: { kind: 'unknown', type, content } };
}
