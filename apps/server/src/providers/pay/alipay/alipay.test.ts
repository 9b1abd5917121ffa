import { later, minute } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRsaPrivateKey } from '../../../platform/security/rsa-keys.ts';
import { testDay } from '../../../testing/bare-server.ts';
import { type PayServerReply, timeouts } from '../testing/pay-server.ts';
import { payRequest, refundRequest, testKeys } from '../testing/requests.ts';
import { refusalOf } from './refusals.ts';
import { signFields, stringToSign } from './string-to-sign.ts';
import { alipayKeys, appKeys, startAlipay, alipayTarget as target } from './testing/alipay-account.ts';
import { readCall, refusal } from './testing/alipay-server.ts';

const reference = { target, outTradeNo: 'INK2026112101', providerRef: '' };
const content = {
  ...{ out_trade_no: 'INK2026112101', total_amount: '25.00', subject: '砚台 Plus 1 个月' },
  time_expire: '2026-11-21 10:30:00',
};

describe('Alipay', () => {
  it('creates a code by a signed call', async () => {
    await using alipay = await startAlipay();
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toEqual({
      kind: 'created',
      handle: { kind: 'code', text: 'https://qr.alipay.example/bax0347' },
      providerRef: '',
    });
    const [request] = alipay.server.requests;
    const fields = request ? readCall(request) : new Map();
    expect(Object.fromEntries(fields)).toMatchObject({
      ...{ app_id: target.app, method: 'alipay.trade.precreate', charset: 'utf-8', sign_type: 'RSA2' },
      ...{ version: '1.0', format: 'JSON', timestamp: '2026-11-21 10:00:00' },
      notify_url: 'https://write.example/api/pay/notice',
    });
    expect(JSON.parse(fields.get('biz_content') ?? '')).toEqual({
      ...content,
      product_code: 'FACE_TO_FACE_PAYMENT',
    });
  });

  it.each([
    ['page', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
    ['h5', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
    ['app', 'alipay.trade.app.pay', 'QUICK_MSECURITY_PAY'],
  ] as const)(
    'creates %s without a call, signed so that the gateway accepts it',
    async (way, method, code) => {
      await using alipay = await startAlipay();
      const created = await alipay.channel.create(payRequest(target, way));
      if (created.kind !== 'created') throw new Error(created.kind);
      const { handle } = created;
      if (handle.kind !== 'redirect' && handle.kind !== 'order_string') throw new Error(handle.kind);
      expect(handle.kind).toBe(way === 'app' ? 'order_string' : 'redirect');
      const text = handle.kind === 'redirect' ? handle.url : handle.text;
      const fields = readCall({ target: text, body: '' });
      expect(refusal(alipay.keys, fields)).toBe(null);
      expect(fields.get('method')).toBe(method);
      expect(fields.get('return_url')).toBe(
        way === 'app' ? undefined : 'https://write.example/plan/return?order=1&x=砚',
      );
      expect(JSON.parse(fields.get('biz_content') ?? '')).toEqual({ ...content, product_code: code });
      expect(refusal(alipay.keys, new Map([...fields, ['biz_content', '{}']]))).not.toBe(null);
      expect(alipay.server.requests).toEqual([]);
    },
  );

  it('omits characters of a subject that Alipay refuses', async () => {
    await using alipay = await startAlipay();
    await alipay.channel.create(payRequest(target, 'qr', { subject: 'a/b=c&d' }));
    expect(alipay.server.requests[0]?.body).toContain(encodeURIComponent('"subject":"a b c d"'));
  });

  it('queries, closes and refunds', async () => {
    await using alipay = await startAlipay();
    const { channel, server } = alipay;
    expect(await channel.query(reference)).toEqual({ kind: 'absent' });
    expect(await channel.close(reference)).toEqual({ kind: 'absent' });
    expect(await channel.refund(refundRequest(target))).toEqual({ kind: 'absent' });
    const trade = { content, status: 'WAIT_BUYER_PAY' };
    server.trades.set('INK2026112101', trade);
    const fact = {
      ...{ channel: 'alipay', ...target, outTradeNo: 'INK2026112101', providerTxn: '' },
      ...{ state: 'pending', paidAt: null, amount: 2500, currency: 'CNY' },
    };
    expect(await channel.query(reference)).toEqual({ kind: 'found', fact });
    const paidAt = later(testDay, minute);
    const paid = { ...fact, state: 'paid', paidAt, providerTxn: '2026112122001' };
    for (const [status, expected] of [
      ['TRADE_SUCCESS', paid],
      ['TRADE_FINISHED', paid],
      ['REFUNDED', { ...paid, state: 'refunded' }],
      ['TRADE_CLOSED', { ...fact, state: 'closed' }],
    ] as const) {
      trade.status = status;
      expect(await channel.query(reference)).toEqual({ kind: 'found', fact: expected });
    }
    expect(await channel.close(reference)).toMatchObject({ kind: 'refused', reason: 'already_paid' });
    trade.status = 'WAIT_BUYER_PAY';
    expect(await channel.close(reference)).toEqual({ kind: 'closed' });
    const requested = { ...reference, outRefundNo: 'INKR2026112101' };
    expect(await channel.queryRefund(requested)).toEqual({ kind: 'absent' });
    const refunded = {
      ...{ channel: 'alipay', merchant: target.merchant, outTradeNo: 'INK2026112101' },
      ...{ outRefundNo: 'INKR2026112101', providerRefund: '2026112122001' },
      ...{ state: 'succeeded', amount: 1000, currency: 'CNY' },
    };
    expect(await channel.refund(refundRequest(target))).toEqual({ kind: 'found', fact: refunded });
    expect(await channel.queryRefund(requested)).toEqual({ kind: 'found', fact: refunded });
    const kept = server.refunds.get('INKR2026112101');
    expect(kept?.content).toMatchObject({ refund_amount: '10.00', refund_reason: '多付' });
    if (kept) kept.isDone = false;
    expect(await channel.refund(refundRequest(target))).toMatchObject({ kind: 'unknown' });
  });

  it('serves no other account, and sends nothing for it', async () => {
    await using alipay = await startAlipay();
    const other = { ...target, merchant: '2088000000000000' };
    const requested = { ...reference, target: other };
    const refused = { kind: 'refused', reason: 'configuration' };
    expect(await alipay.channel.create(payRequest(other, 'qr'))).toMatchObject(refused);
    expect(await alipay.channel.query(requested)).toMatchObject(refused);
    expect(await alipay.channel.close(requested)).toMatchObject(refused);
    expect(await alipay.channel.refund(refundRequest(other))).toMatchObject(refused);
    expect(await alipay.channel.queryRefund({ ...requested, outRefundNo: 'R' })).toMatchObject(refused);
    expect(await alipay.channel.create(payRequest(target, 'jsapi'))).toMatchObject(refused);
    expect(await alipay.channel.create(payRequest(target, 'qr', { currency: 'USD' }))).toMatchObject({
      reason: 'invalid',
    });
    expect(await alipay.channel.refund(refundRequest(target, { amount: 0.1 }))).toMatchObject({
      reason: 'invalid',
    });
    expect(alipay.server.requests).toEqual([]);
  });
});

describe('replies of Alipay', () => {
  it.each<[string, (reply: PayServerReply) => PayServerReply | null]>([
    ['silence', () => null],
    ['a server error', () => ({ status: 502, body: '<html>' })],
    ['a redirect', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' })],
    ['nonsense', () => ({ status: 200, body: '<html>' })],
    ['no signature', ({ body }) => ({ status: 200, body: body.replace(/,"sign":"[^"]*"/, '') })],
    [
      'an empty signature',
      ({ body }) => ({ status: 200, body: body.replace(/"sign":"[^"]*"/, '"sign":""') }),
    ],
    ['a changed byte', ({ body }) => ({ status: 200, body: body.replace('bax0347', 'bax0348') })],
    ['a space more', ({ body }) => ({ status: 200, body: body.replace('"10000",', '"10000", ') })],
    ['a reply twice', ({ body }) => ({ status: 200, body: `${body.slice(0, -1)},${body.slice(1)}` })],
    [
      'a signed reply to another method',
      ({ body }) => ({ status: 200, body: body.replace('precreate', 'refund') }),
    ],
    [
      'a signed reply inside of an unsigned one',
      ({ body }) => ({
        status: 200,
        body: `{"x":${body},"sign":"AAAA","alipay_trade_precreate_response":{"code":"10000"}}`,
      }),
    ],
  ])('are unknown: %s', async (name, change) => {
    await using alipay = await startAlipay({}, {}, name === 'silence' ? timeouts.silence : undefined);
    alipay.server.change = change;
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject({ kind: 'unknown' });
  });

  it('are unknown when signed by another key, or about another order', async () => {
    await using forged = await startAlipay({ publicKey: testKeys().publicKey });
    expect(await forged.channel.create(payRequest(target, 'qr'))).toMatchObject({ kind: 'unknown' });
    await using other = await startAlipay();
    other.server.trades.set('OTHER1', { content, status: 'TRADE_SUCCESS' });
    let kept = '';
    other.server.change = (reply) => {
      kept = reply.body;
      return reply;
    };
    expect(await other.channel.query({ ...reference, outTradeNo: 'OTHER1' })).toMatchObject({
      kind: 'found',
    });
    other.server.change = (reply) => ({ ...reply, body: kept });
    expect(await other.channel.query(reference)).toMatchObject({ kind: 'unknown' });
  });

  it('may escape slashes differently than they are signed, as those of Alipay do', async () => {
    await using alipay = await startAlipay();
    alipay.server.change = ({ status, body }) => ({
      status,
      body: body.replace('https://qr.alipay.example/', 'https:\\/\\/qr.alipay.example\\/'),
    });
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject({
      handle: { text: 'https://qr.alipay.example/bax0347' },
    });
  });

  it('that refuse our signature are configuration errors', async () => {
    await using alipay = await startAlipay({ privateKey: alipayKeys.privateKey });
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'isv.invalid-signature',
    });
  });

  it.each([
    ['40004', 'ACQ.TRADE_HAS_SUCCESS', 'already_paid'],
    ['40004', 'ACQ.TRADE_HAS_CLOSE', 'expired'],
    ['40004', 'ACQ.CONTEXT_INCONSISTENT', 'conflict'],
    ['40004', 'ACQ.SELLER_BEEN_BLOCKED', 'merchant'],
    ['40004', 'ACQ.BUYER_BALANCE_NOT_ENOUGH', 'payer'],
    ['40004', 'ACQ.INVALID_PARAMETER', 'invalid'],
    ['40006', 'isv.insufficient-isv-permissions', 'configuration'],
    ['40005', '', 'rate_limited'],
    ['40004', 'ACQ.SYSTEM_ERROR', null],
    ['20000', 'isp.unknow-error', null],
  ])('%s %s mean %s', async (code, sub_code, reason) => {
    await using alipay = await startAlipay();
    alipay.server.refusal = { code, sub_code };
    const expected = reason ? { kind: 'refused', reason } : { kind: 'unknown' };
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject(expected);
  });

  it('without a signature report only configuration errors', async () => {
    await using alipay = await startAlipay();
    alipay.server.refusal = { code: '40004', sub_code: 'ACQ.TRADE_HAS_CLOSE', isUnsigned: true };
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject({ kind: 'unknown' });
    expect(refusalOf('40002', 'isv.invalid-app-id')).toBe('configuration');
  });
});

describe('the string to sign', () => {
  it('is verified by an independent implementation, whatever the values are', () => {
    const key = readRsaPrivateKey(appKeys.privateKey);
    if (!key) throw new Error('no key');
    const names = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== 'sign');
    const values = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(fc.dictionary(names, values), (given) => {
        const fields = { ...given, app_id: target.app, sign_type: 'RSA2', charset: 'utf-8' };
        const signed = signFields(key, fields);
        return (
          refusal({ appId: target.app, appPublicKey: appKeys.publicKey }, new Map(Object.entries(signed))) ===
          null
        );
      }),
      { numRuns: 40 },
    );
  });

  it('is sorted by bytes, keeps empty values, and does not depend on the given order', () => {
    expect(
      stringToSign([
        ['b', ''],
        ['a_b', '1=2&3'],
        ['aB', ' '],
        ['a', '砚'],
      ]),
    ).toBe('a=砚&aB= &a_b=1=2&3&b=');
    const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 });
    fc.assert(
      fc.property(names, (keys) => {
        const fields = keys.map((name) => [name, name] as const);
        expect(stringToSign(fields.toReversed())).toBe(stringToSign(fields));
      }),
    );
  });
});
