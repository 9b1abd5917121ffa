import { createSign } from 'node:crypto';
import { later, minute } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDay } from '../../../testing/bare-server.ts';
import { makeAlipayNotice, type SignedNotice } from '../simulator/notice-makers.ts';
import { alipayNotice } from '../simulator/simulated-trades.ts';
import { testKeys } from '../testing/requests.ts';
import { createAlipay } from './create-alipay.ts';
import { alipayKeys, alipaySettings, alipayTarget as target } from './testing/alipay-account.ts';

const channel = createAlipay(alipaySettings(), { clock: { now: () => testDay } });
const stamp = { id: 'notify-1', nonce: '', at: testDay };
const trade = {
  ...{ ...target, outTradeNo: 'INK2026112101', providerTxn: '2026112122001' },
  ...{ amount: 2500, currency: 'CNY', paidAt: later(testDay, -minute) },
};

const read = ({ headers, body }: SignedNotice) => channel.readNotice({ headers, body }, testDay);
const readText = (text: string) => read({ headers: {}, body: Buffer.from(text) });
const denied = (fault: string) => ({ kind: 'denied', fault });
const made = (status: string, refunded = 0) =>
  alipayNotice(alipayKeys.privateKey, trade, { status, refunded }, stamp);
const text = (notice: SignedNotice) => Buffer.from(notice.body).toString('utf8');

/** Signs fields with any algorithm, independently of the simulator's notices. */
function signedForm(
  fields: Readonly<Record<string, string>>,
  algorithm = 'RSA-SHA256',
  type = 'RSA2',
): string {
  const names = Object.keys(fields).sort();
  const signer = createSign(algorithm).update(names.map((name) => `${name}=${fields[name]}`).join('&'));
  const sign = signer.sign(alipayKeys.privateKey, 'base64');
  return new URLSearchParams({ ...fields, sign, sign_type: type }).toString();
}

const fields = {
  ...{ charset: 'utf-8', notify_id: 'n', notify_type: 'trade_status_sync', app_id: target.app },
  ...{ seller_id: target.merchant, out_trade_no: 'INK1', trade_no: 'T1', trade_status: 'TRADE_SUCCESS' },
  ...{ total_amount: '25.00', gmt_payment: '2026-11-21 09:59:00' },
};

describe('notices of Alipay', () => {
  it.each([
    ['TRADE_SUCCESS', 0, { state: 'paid' }, 'notify-1:TRADE_SUCCESS:'],
    ['TRADE_FINISHED', 0, { state: 'paid' }, 'notify-1:TRADE_FINISHED:'],
    ['TRADE_SUCCESS', 1000, { state: 'refunded' }, 'notify-1:TRADE_SUCCESS:10.00'],
    ['TRADE_CLOSED', 2500, { state: 'refunded' }, 'notify-1:TRADE_CLOSED:25.00'],
    ['TRADE_CLOSED', 0, { state: 'closed', providerTxn: '', paidAt: null }, 'notify-1:TRADE_CLOSED:'],
    ['WAIT_BUYER_PAY', 0, { state: 'pending', providerTxn: '', paidAt: null }, 'notify-1:WAIT_BUYER_PAY:'],
  ])('report %s with %i refunded', (status, refunded, expected, eventKey) => {
    expect(read(made(status, refunded))).toEqual({
      kind: 'verified',
      notice: { kind: 'payment', eventKey, fact: { channel: 'alipay', ...trade, ...expected } },
    });
  });

  it('of other types are accepted, and not read further', () => {
    const signed = { ...fields, notify_type: 'dut_user_sign', external_agreement_no: 'A123' };
    expect(readText(signedForm(signed))).toEqual({
      ...{ kind: 'verified', notice: expect.objectContaining({ kind: 'agreement', agreementNo: 'A123' }) },
    });
    for (const [change, type] of [
      [{ trade_status: 'TRADE_PENDING' }, 'trade_status_sync TRADE_PENDING'],
      [{ notify_type: 'novelty' }, 'novelty TRADE_SUCCESS'],
      [{ notify_type: 'dut_user_novelty' }, 'dut_user_novelty'],
    ] as const)
      expect(readText(signedForm({ ...fields, ...change }))).toMatchObject({
        notice: { kind: 'other', type },
        concern: { kind: 'unknown', type, content: expect.stringContaining('"notify_id":"n"') },
      });
  });

  it('include empty values in the verification', () => {
    const notice = made('TRADE_SUCCESS');
    expect(text(notice)).toContain('&body=&');
    expect(readText(text(notice).replace('&body=', ''))).toEqual(denied('signature'));
  });

  it('are denied with any byte changed', () => {
    const { headers, body } = made('TRADE_SUCCESS');
    for (let at = 0; at < body.length; at += 5) {
      const changed = Uint8Array.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(read({ headers, body: changed }).kind).toBe('denied');
    }
  });

  it('are verified by RSA2 only, whatever they state', () => {
    expect(readText(signedForm(fields))).toMatchObject({ kind: 'verified' });
    expect(readText(signedForm(fields, 'RSA-SHA1', 'RSA'))).toEqual(denied('signature'));
    expect(readText(signedForm(fields, 'RSA-SHA1', 'RSA2'))).toEqual(denied('signature'));
    expect(readText(signedForm(fields, 'RSA-SHA256', 'RSA'))).toEqual(denied('signature'));
    expect(readText(signedForm(fields, 'RSA-SHA256', 'none'))).toEqual(denied('signature'));
    expect(readText(signedForm({ ...fields, charset: 'GBK' }))).toEqual(denied('signature'));
    expect(readText(signedForm(fields).replace('sign_type=RSA2', 'x=1'))).toEqual(denied('signature'));
  });

  it('are denied when another key signed them, and without a signature', () => {
    const forged = alipayNotice(
      testKeys().privateKey,
      trade,
      { status: 'TRADE_SUCCESS', refunded: 0 },
      stamp,
    );
    expect(read(forged)).toEqual(denied('signature'));
    const unsigned = text(made('TRADE_SUCCESS')).replace(/&sign=[^&]*/, '');
    expect(readText(unsigned)).toEqual(denied('signature'));
    expect(readText(`${unsigned}&sign=`)).toEqual(denied('signature'));
  });

  it.each([
    ['a repeated key', (form: string) => `${form}&total_amount=0.01`],
    ['a repeated signature', (form: string) => `${form}&sign=AAAA`],
    ['a repeated key in another spelling', (form: string) => `${form}&total%5Famount=0.01`],
    ['half an escape', (form: string) => `${form}&x=%`],
    ['bytes that are no UTF-8', (form: string) => `${form}&x=%ff`],
    ['a field without a name', (form: string) => `${form}&=1`],
    ['more than 64 KB', (form: string) => `${form}&x=${'x'.repeat(65_536)}`],
    ['nothing', () => ''],
  ])('are malformed with %s', (_name, change) => {
    expect(readText(change(signedForm(fields)))).toEqual(denied('malformed'));
  });

  it.each([
    ['total_amount', '25.001'],
    ['total_amount', '-25.00'],
    ['total_amount', '1e3'],
    ['total_amount', ''],
    ['refund_fee', '1,00'],
    ['gmt_payment', ''],
    ['gmt_payment', 'yesterday'],
    ['trade_no', ''],
    ['notify_id', ''],
  ])('require review with %s %j, and the payment is queried', (name, value) => {
    const read = (notify_time: string) =>
      readText(signedForm({ ...fields, out_trade_no: 'N12345', notify_time, [name]: value }));
    const first = read('2026-11-21 10:00:01');
    expect(first).toMatchObject({
      notice: { kind: 'question', outTradeNo: 'N12345' },
      concern: { kind: 'unreadable', type: 'trade_status_sync TRADE_SUCCESS' },
    });
    const again = read('2026-11-21 10:04:01');
    expect(again).toMatchObject({ notice: 'notice' in first ? first.notice : null });
  });

  it('about an agreement without its number require review', () => {
    const given = { ...fields, notify_type: 'dut_user_sign', external_agreement_no: '' };
    expect(readText(signedForm(given))).toMatchObject({
      ...{ notice: { kind: 'other' }, concern: { kind: 'unreadable', type: 'dut_user_sign' } },
    });
  });

  it("contain the provider's values, for the caller to compare", () => {
    const other = { ...fields, app_id: '1', seller_id: '2', total_amount: '0.01' };
    expect(readText(signedForm(other))).toMatchObject({
      notice: { fact: { app: '1', merchant: '2', amount: 1, currency: 'CNY' } },
    });
  });

  it('verify with any text in a field', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(anyText, (subject) => {
        const notice = makeAlipayNotice(alipayKeys.privateKey, { ...fields, subject });
        return read(notice).kind === 'verified';
      }),
      { numRuns: 40 },
    );
  });
});
