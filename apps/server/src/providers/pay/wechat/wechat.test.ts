import { createVerify } from 'node:crypto';
import { hour, later, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { PayHandle, PayWay } from '../../../ports/pay-channel.ts';
import { testDay } from '../../../testing/bare-server.ts';
import { timeouts } from '../testing/pay-server.ts';
import { payRequest, refundRequest, testKeys } from '../testing/requests.ts';
import { refusalOf } from './refusals.ts';
import { merchantKeys, startWechat, wechatKeyId, wechatSettings } from './testing/wechat-account.ts';

const account = { merchant: '1900000001', app: 'wx-account' };
const reference = { target: account, outTradeNo: 'INK2026112101', providerRef: '' };

function paramsOf(handle: PayHandle): Readonly<Record<string, string>> {
  if (handle.kind !== 'params') throw new Error(`not parameters: ${handle.kind}`);
  return handle.params;
}

describe('WeChat Pay', () => {
  it.each([
    ['qr', 'native', 'wx-account', { kind: 'code', text: 'weixin://wxpay/bizpayurl?pr=abc123' }],
    [
      'h5',
      'h5',
      'wx-account',
      {
        kind: 'redirect',
        url: 'https://wx.tenpay.example/checkmweb?prepay_id=wx1&package=2&redirect_url=https%3A%2F%2Fwrite.example%2Fplan%2Freturn%3Forder%3D1%26x%3D%E7%A0%9A',
      },
    ],
    ['jsapi', 'jsapi', 'wx-account', { kind: 'params' }],
    ['app', 'app', 'wx-mobile', { kind: 'params' }],
    ['mini_program', 'jsapi', 'wx-mini', { kind: 'params' }],
  ] as const)('creates %s by a signed request', async (way, product, app, handle) => {
    await using wechat = await startWechat();
    const created = await wechat.channel.create(payRequest(wechat.channel.targetOf(way), way));
    expect(created).toMatchObject({ kind: 'created', handle, providerRef: '' });
    const [order] = wechat.server.orders.values();
    expect(order?.product).toBe(product);
    expect(JSON.parse(order?.sent ?? '')).toMatchObject({
      ...{ appid: app, mchid: '1900000001', out_trade_no: 'INK2026112101', description: '砚台 Plus 1 个月' },
      time_expire: '2026-11-21T10:30:00+08:00',
      notify_url: 'https://write.example/api/pay/notice',
      amount: { total: 2500, currency: 'CNY' },
    });
    const scene = { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } };
    expect(JSON.parse(order?.sent ?? '').scene_info).toEqual(way === 'h5' ? scene : undefined);
  });

  it.each([
    ['jsapi', ['appId', 'timeStamp', 'nonceStr', 'package'], 'paySign', 'package'],
    ['mini_program', ['appId', 'timeStamp', 'nonceStr', 'package'], 'paySign', 'package'],
    ['app', ['appid', 'timestamp', 'noncestr', 'prepayid'], 'sign', 'prepayid'],
  ] as const)('signs the parameters of %s', async (way, names, signature, last) => {
    await using wechat = await startWechat();
    const created = await wechat.channel.create(payRequest(wechat.channel.targetOf(way), way));
    if (created.kind !== 'created') throw new Error(created.kind);
    const params = paramsOf(created.handle);
    const text = names.map((name) => `${params[name]}\n`).join('');
    const verifier = createVerify('RSA-SHA256').update(text);
    expect(verifier.verify(merchantKeys.publicKey, params[signature] ?? '', 'base64')).toBe(true);
    expect(params[last]?.startsWith('prepay_id=')).toBe(way !== 'app');
  });

  it('queries, closes and refunds', async () => {
    await using wechat = await startWechat();
    const { channel, server } = wechat;
    expect(await channel.query(reference)).toEqual({ kind: 'absent' });
    expect(await channel.close(reference)).toEqual({ kind: 'absent' });
    expect(await channel.refund(refundRequest(account))).toEqual({ kind: 'absent' });
    await channel.create(payRequest(account, 'qr'));
    const fact = {
      ...{ channel: 'wechat', ...account, outTradeNo: 'INK2026112101', providerTxn: '' },
      ...{ state: 'pending', paidAt: null, amount: 0, currency: '' },
    };
    expect(await channel.query(reference)).toEqual({ kind: 'found', fact });
    const order = server.orders.get('INK2026112101');
    if (!order) throw new Error('no order');
    order.state = 'SUCCESS';
    const paid = { state: 'paid', providerTxn: '4200000001', amount: 2500, currency: 'CNY' };
    const paidAt = later(testDay, minute);
    expect(await channel.query(reference)).toEqual({ kind: 'found', fact: { ...fact, ...paid, paidAt } });
    expect(await channel.close(reference)).toMatchObject({ kind: 'refused', reason: 'already_paid' });
    order.state = 'REFUND';
    expect(await channel.query(reference)).toMatchObject({ fact: { state: 'refunded', amount: 2500 } });
    const refunded = {
      ...{ channel: 'wechat', merchant: '1900000001', outTradeNo: 'INK2026112101' },
      ...{ outRefundNo: 'INKR2026112101', providerRefund: '5030000001' },
      ...{ state: 'pending', amount: 1000, currency: 'CNY' },
    };
    expect(await channel.refund(refundRequest(account))).toEqual({ kind: 'found', fact: refunded });
    server.refunds.set('INKR2026112101', {
      sent: server.refunds.get('INKR2026112101')?.sent ?? '',
      status: 'ABNORMAL',
    });
    const requested = { ...reference, outRefundNo: 'INKR2026112101' };
    expect(await channel.queryRefund(requested)).toMatchObject({ fact: { state: 'abnormal' } });
    expect(await channel.queryRefund({ ...requested, outRefundNo: 'OTHER1' })).toEqual({ kind: 'absent' });
    order.state = 'NOTPAY';
    expect(await channel.close(reference)).toEqual({ kind: 'closed' });
    expect(await channel.close(reference)).toEqual({ kind: 'closed' });
    expect(await channel.query(reference)).toMatchObject({ fact: { state: 'closed' } });
    expect(await channel.create(payRequest(account, 'qr'))).toMatchObject({ reason: 'expired' });
  });

  it('returns a fresh code for equal values, and a conflict for others', async () => {
    await using wechat = await startWechat();
    const first = await wechat.channel.create(payRequest(account, 'qr'));
    expect(await wechat.channel.create(payRequest(account, 'qr'))).toEqual(first);
    const changed = payRequest(account, 'qr', { amount: 2600 });
    expect(await wechat.channel.create(changed)).toMatchObject({ reason: 'conflict' });
  });

  it.each<[string, PayWay, object]>([
    ['a way that is off', 'page', {}],
    ['another merchant', 'qr', { target: { ...account, merchant: '1900000002' } }],
    ['another app', 'qr', { target: { ...account, app: 'wx-mobile' } }],
    ['another currency', 'qr', { currency: 'USD' }],
    ['nothing to pay', 'qr', { amount: 0 }],
    ['half a fen', 'qr', { amount: 0.5 }],
    ['more than can be counted', 'qr', { amount: 1e21 }],
    ['a number that WeChat refuses', 'qr', { outTradeNo: 'a/../b' }],
    ['JSAPI without a payer', 'jsapi', { payer: null }],
  ])('refuses %s before anything is sent', async (_name, way, change) => {
    await using wechat = await startWechat();
    const request = payRequest(account, way, change);
    expect(await wechat.channel.create(request)).toMatchObject({ kind: 'refused' });
    expect(wechat.server.requests).toEqual([]);
  });

  it('does not query payments of another merchant', async () => {
    await using wechat = await startWechat();
    const other = { ...reference, target: { ...account, merchant: '1900000002' } };
    const refused = { kind: 'refused', reason: 'configuration' };
    expect(await wechat.channel.query(other)).toMatchObject(refused);
    expect(await wechat.channel.close(other)).toMatchObject(refused);
    expect(await wechat.channel.refund(refundRequest(other.target))).toMatchObject(refused);
    expect(await wechat.channel.queryRefund({ ...other, outRefundNo: 'R12345' })).toMatchObject(refused);
    expect(wechat.server.requests).toEqual([]);
  });

  it.each([[{ refund: 1, amount: 2501 }], [{ amount: 0 }], [{ amount: 1.5 }]])(
    'does not refund %j',
    async (change) => {
      await using wechat = await startWechat();
      expect(await wechat.channel.refund(refundRequest(account, change))).toMatchObject({
        reason: 'invalid',
      });
      expect(wechat.server.requests).toEqual([]);
    },
  );
});

describe('replies of WeChat Pay', () => {
  it.each([
    ['silence', () => null],
    ['a cut reply', (reply: { status: number }) => ({ ...reply, headers: { 'content-length': '900' } })],
    ['a server error', () => ({ status: 500, body: '{"code":"SYSTEM_ERROR"}' })],
    ['a gateway error', () => ({ status: 502, body: '<html>' })],
    ['a redirect', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' })],
    ['an unsigned reply', () => ({ status: 200, body: '{"code_url":"weixin://forged"}' })],
    ['an unsigned refusal', () => ({ status: 400, body: '{"code":"ORDERPAID"}' })],
    ['a changed byte', (reply: { body: string }) => ({ ...reply, body: reply.body.replace('abc', 'abd') })],
    ['a body with a byte more', (reply: { body: string }) => ({ ...reply, body: `${reply.body} ` })],
    ['more than a megabyte', (reply: { body: string }) => ({ ...reply, body: ' '.repeat(1_100_000) })],
  ])('are unknown: %s', async (name, change) => {
    await using wechat = await startWechat({}, {}, name === 'silence' ? timeouts.silence : undefined);
    wechat.server.change = change as typeof wechat.server.change;
    expect(await wechat.channel.create(payRequest(account, 'qr'))).toMatchObject({ kind: 'unknown' });
  });

  it('are unknown when signed by another key, under another serial, or long ago', async () => {
    await using other = await startWechat({}, { privateKey: testKeys().privateKey });
    expect(await other.channel.query(reference)).toMatchObject({ kind: 'unknown' });
    await using serial = await startWechat({ publicKey: { id: 'PUB_KEY_ID_2', pem: testKeys().publicKey } });
    expect(await serial.channel.query(reference)).toMatchObject({ reason: 'configuration' });
    await using late = await startWechat();
    late.server.change = (reply) => {
      late.clock.advance(hour);
      return reply;
    };
    expect(await late.channel.query(reference)).toEqual({
      kind: 'unknown',
      detail: 'status 404, whose signature is not valid: stale',
    });
  });

  it('with a server error are unknown, also when they are signed', async () => {
    await using wechat = await startWechat();
    expect(await wechat.channel.query(reference)).toEqual({ kind: 'absent' });
    wechat.server.change = (reply) => ({ ...reply, status: 500 });
    expect(await wechat.channel.query(reference)).toEqual({ kind: 'unknown', detail: 'status 500' });
  });

  it('are unknown when they are about another order', async () => {
    await using wechat = await startWechat();
    await wechat.channel.create(payRequest(account, 'qr', { outTradeNo: 'OTHER123' }));
    const order = wechat.server.orders.get('OTHER123');
    if (order) wechat.server.orders.set('INK2026112101', order);
    expect(await wechat.channel.query(reference)).toMatchObject({ kind: 'unknown' });
  });

  it('that refuse the signature are configuration errors, and reveal no secret', async () => {
    await using wechat = await startWechat({ privateKey: testKeys().privateKey });
    const refused = { kind: 'refused', reason: 'configuration', detail: 'status 401' };
    expect(await wechat.channel.create(payRequest(account, 'qr'))).toEqual(refused);
  });

  it.each([
    ['ORDER_NOT_EXIST', '', 'absent'],
    ['INVALID_REQUEST', '0A-268512771', 'absent'],
    ['INVALID_REQUEST', '0A-268449538', 'already_paid'],
    ['INVALID_REQUEST', '0A-268498689', 'already_paid'],
    ['INVALID_REQUEST', '0A-268447914', 'expired'],
    ['INVALID_REQUEST', '0A-268447840', 'rate_limited'],
    ['INVALID_REQUEST', '0A-268498688', 'conflict'],
    ['INVALID_REQUEST', '0A-268443699', 'configuration'],
    ['INVALID_REQUEST', '0A-268443715', 'merchant'],
    ['INVALID_REQUEST', '0A-268448010', 'merchant'],
    ['OPENID_MISMATCH', '', 'payer'],
    ['PARAM_ERROR', '0A-1', 'invalid'],
  ])('%s %s mean %s', (code, requestId, reason) => {
    expect(refusalOf(code, requestId)).toBe(reason);
  });
});

describe('modes', () => {
  it('by public key name the key in every request', async () => {
    await using wechat = await startWechat();
    await wechat.channel.query(reference);
    await wechat.channel.create(payRequest(account, 'qr'));
    expect(wechat.server.requests.map(({ headers }) => headers['wechatpay-serial'])).toEqual([
      ...[wechatKeyId, wechatKeyId],
    ]);
  });

  it('require a key for verification', async () => {
    const settings = wechatSettings({ publicKey: null });
    await expect(startWechat(settings)).rejects.toThrow('The keys of WeChat Pay cannot be read');
  });
});
