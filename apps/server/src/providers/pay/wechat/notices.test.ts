import { createCipheriv } from 'node:crypto';
import { instant, later, minute, second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { testDay } from '../../../testing/bare-server.ts';
import { makeWechatNotice, type SignedNotice, signWechatBody } from '../simulator/notice-makers.ts';
import { wechatPaid, wechatRefunded } from '../simulator/simulated-trades.ts';
import { certificateOf } from '../testing/certificate.ts';
import { testKeys } from '../testing/requests.ts';
import { createWechatPay } from './create-wechat-pay.ts';
import { wechatKeyId, wechatKeys, wechatSettings } from './testing/wechat-account.ts';

const settings = wechatSettings();
const deps = { clock: { now: () => testDay }, random: { bytes: (length: number) => new Uint8Array(length) } };
const channel = createWechatPay(settings, deps);
const issuer = { privateKey: wechatKeys.privateKey, serial: wechatKeyId, apiV3Key: settings.apiV3Key };
const stamp = { id: 'notice-1', nonce: 'abcdefghijkl', at: testDay };
const trade = {
  ...{ merchant: '1900000001', app: 'wx-account', outTradeNo: 'INK2026112101', providerTxn: '4200000001' },
  ...{ amount: 2500, currency: 'CNY', paidAt: later(testDay, -minute) },
};
const time = testDay / second;

const read = ({ headers, body }: SignedNotice, now = testDay, by = channel) =>
  by.readNotice({ headers, body }, now);
const denied = (fault: string) => ({ kind: 'denied', fault });
const paid = () => wechatPaid(issuer, trade, stamp);

describe('notices of WeChat Pay', () => {
  it('report a payment', () => {
    expect(read(paid())).toEqual({
      kind: 'verified',
      notice: {
        kind: 'payment',
        eventKey: 'TRANSACTION.SUCCESS:4200000001:paid',
        fact: { channel: 'wechat', state: 'paid', ...trade },
      },
    });
  });

  it('report a refund', () => {
    const refund = { outRefundNo: 'INKR1', providerRefund: '5030000001', amount: 1000 };
    for (const [state, means] of [
      ['SUCCESS', 'succeeded'],
      ['ABNORMAL', 'abnormal'],
      ['CLOSED', 'closed'],
    ] as const)
      expect(read(wechatRefunded(issuer, trade, { ...refund, state }, stamp))).toEqual({
        kind: 'verified',
        notice: {
          kind: 'refund',
          eventKey: `REFUND.${state}:5030000001:${means}`,
          fact: {
            ...{ channel: 'wechat', merchant: '1900000001', outTradeNo: 'INK2026112101' },
            ...{ ...refund, state: means, currency: 'CNY' },
          },
        },
      });
  });

  it('have the same key when they are resent with another number', () => {
    const [first, second] = [read(paid()), read(wechatPaid(issuer, trade, { ...stamp, id: 'notice-2' }))];
    expect(first).toEqual(second);
  });

  /** A notice that staff must review, without other effects. */
  const unreadable = (type: string, content: string) => ({
    ...{ notice: { kind: 'other', type }, concern: { kind: 'unreadable', type, content } },
  });

  it('of other types are accepted, and not read further', () => {
    const other = { id: 'n-9', type: 'COUPON.USE', resource: {}, time, nonce: 'abcdefghijkl' };
    expect(read(makeWechatNotice(issuer, other))).toEqual({
      kind: 'verified',
      notice: { kind: 'other', eventKey: 'n-9', type: 'COUPON.USE' },
      concern: { kind: 'unknown', type: 'COUPON.USE', content: '{}' },
    });
    // Types with a known prefix and unknown content.
    for (const type of ['TRANSACTION.NOVELTY', 'REFUND.NOVELTY'])
      expect(read(makeWechatNotice(issuer, { ...other, type, resource: { mark: 1 } }))).toMatchObject({
        notice: { kind: 'other', type },
        concern: { kind: 'unknown', type, content: '{"mark":1}' },
      });
    const empty = { ...other, type: 'TRANSACTION.SUCCESS' };
    expect(read(makeWechatNotice(issuer, empty))).toMatchObject(unreadable('TRANSACTION.SUCCESS', '{}'));
  });

  it('are denied with any byte changed', () => {
    const { headers, body } = paid();
    for (let at = 0; at < body.length; at += 7) {
      const changed = Uint8Array.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(read({ headers, body: changed })).toEqual(denied('signature'));
    }
    expect(read({ headers, body: Buffer.concat([body, Buffer.from('\n')]) })).toEqual(denied('signature'));
    expect(read({ headers, body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]) })).toEqual(
      denied('signature'),
    );
  });

  it.each([
    ['wechatpay-signature', 'WECHATPAY/SIGNTEST/AAAA'],
    ['wechatpay-signature', ''],
    ['wechatpay-timestamp', String(time - 1)],
    ['wechatpay-timestamp', `${time}.0`],
    ['wechatpay-timestamp', 'NaN'],
    ['wechatpay-timestamp', `${time}, ${time}`],
    ['wechatpay-nonce', 'another'],
    ['wechatpay-nonce', `abcdefghijkl\n`],
    ['wechatpay-signature-type', 'WECHATPAY2-SM2-WITH-SM3'],
  ])('are denied with the header %s of %j', (name, value) => {
    const { headers, body } = paid();
    expect(read({ headers: { ...headers, [name]: value }, body })).toEqual(denied('signature'));
  });

  it('are denied as a probe, whatever it contains', () => {
    const { headers, body } = paid();
    const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    expect(read({ headers: { ...headers, 'wechatpay-signature': signature }, body })).toEqual(
      denied('signature'),
    );
    expect(channel.replies.denied.status).toBe(401);
  });

  it('are denied when signed by a key that is not configured, even if they contain it', () => {
    const forger = testKeys();
    const forged = wechatPaid({ ...issuer, privateKey: forger.privateKey }, trade, stamp);
    expect(read(forged)).toEqual(denied('signature'));
    const named = wechatPaid(
      { ...issuer, privateKey: forger.privateKey, serial: 'PUB_KEY_ID_9' },
      trade,
      stamp,
    );
    expect(read(named)).toEqual(denied('key'));
    expect(read({ ...named, headers: {} })).toEqual(denied('signature'));
  });

  it.each([
    [300, 'verified'],
    [-300, 'verified'],
    [301, 'denied'],
    [-301, 'denied'],
    [86_400, 'denied'],
  ])('of a clock that is off by %i seconds are %s', (seconds, kind) => {
    const reading = read(paid(), instant(testDay + seconds * second));
    expect(reading).toMatchObject(kind === 'denied' ? denied('stale') : { kind });
  });

  it('require review, and are resent, when they do not decrypt, or not with the pinned algorithm', () => {
    const otherKey = { ...issuer, apiV3Key: 'fedcba9876543210fedcba9876543210' };
    const sealed = { notice: { kind: 'other' }, concern: { kind: 'unreadable', isRepeatable: true } };
    expect(read(wechatPaid(otherKey, trade, stamp))).toMatchObject(sealed);
    const { body } = paid();
    const text = Buffer.from(body).toString('utf8');
    for (const changed of [
      text.replace('AEAD_AES_256_GCM', 'AES_256_ECB'),
      text.replace('"associated_data":"transaction"', '"associated_data":"other"'),
      text.replace(/"ciphertext":"[^"]*"/, '"ciphertext":"AAAA"'),
    ])
      expect(read(signWechatBody(issuer, changed, { time, nonce: 'n' }))).toMatchObject(sealed);
  });

  it('require review when their envelope has another form', () => {
    const text = Buffer.from(paid().body).toString('utf8');
    for (const changed of [
      text.replace('"id":"notice-1"', '"id":"notice-1","id":"notice-2"'),
      text.replace('"resource":', '"re\\u0073ource":{},"resource":'),
      text.slice(0, -1),
      text.replace('"id":"notice-1",', ''),
      '[]',
      '',
    ])
      expect(read(signWechatBody(issuer, changed, { time, nonce: 'n' }))).toMatchObject({
        ...{ notice: { kind: 'other' }, concern: { kind: 'unreadable', content: changed } },
      });
  });

  it('require review with a repeated key in the encrypted part', () => {
    const facts = {
      ...{ appid: 'wx-account', mchid: '1', out_trade_no: 'N', transaction_id: 'T', trade_state: 'SUCCESS' },
      ...{ success_time: '2026-11-21T10:00:00+08:00', amount: { total: 2500, currency: 'CNY' } },
    };
    const readSealed = (plain: string) => {
      const cipher = createCipheriv('aes-256-gcm', settings.apiV3Key, 'abcdefghijkl');
      cipher.setAAD(Buffer.from('transaction'));
      const parts = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
      const body = Buffer.from(paid().body).toString('utf8');
      const ciphertext = `"ciphertext":"${Buffer.concat(parts).toString('base64')}"`;
      const changed = body.replace(/"ciphertext":"[^"]*"/, ciphertext);
      return read(signWechatBody(issuer, changed, { time, nonce: 'n' }));
    };
    const plain = JSON.stringify(facts);
    expect(readSealed(plain)).toMatchObject({ kind: 'verified' });
    const repeated = plain.replace('{"total":2500', '{"total":1,"total":2500');
    expect(readSealed(repeated)).toMatchObject(unreadable('TRANSACTION.SUCCESS', repeated));
  });

  it.each([
    ['no transaction', { transaction_id: '' }],
    ['an unknown state', { trade_state: 'PERHAPS' }],
    ['an amount as text', { amount: { total: '2500', currency: 'CNY' } }],
    ['half a fen', { amount: { total: 2500.5, currency: 'CNY' } }],
    ['a negative amount', { amount: { total: -1, currency: 'CNY' } }],
    ['no amount', { amount: undefined }],
    ['no time', { success_time: 'yesterday' }],
  ])('require review about a payment with %s, which is queried', (_name, change) => {
    const resource = {
      ...{ appid: 'wx-account', mchid: '1', out_trade_no: 'N12345', transaction_id: 'T' },
      ...{ trade_state: 'SUCCESS', success_time: '2026-11-21T10:00:00+08:00' },
      ...{ amount: { total: 2500, currency: 'CNY' }, ...change },
    };
    const message = { id: 'n', type: 'TRANSACTION.SUCCESS', resource, time, nonce: 'abcdefghijkl' };
    const first = read(makeWechatNotice(issuer, message));
    expect(first).toMatchObject({
      notice: { kind: 'question', outTradeNo: 'N12345' },
      concern: { kind: 'unreadable', type: 'TRANSACTION.SUCCESS', content: JSON.stringify(resource) },
    });
    // The same notice, sent again with another id.
    expect(read(makeWechatNotice(issuer, { ...message, id: 'n2', nonce: 'lkjihgfedcba' }))).toEqual(first);
  });

  it('are malformed when they are longer than 64 KB', () => {
    const long = JSON.stringify({ id: 'n', event_type: 'X', resource: 'x'.repeat(65_536) });
    expect(read(signWechatBody(issuer, long, { time, nonce: 'n' }))).toEqual(denied('malformed'));
  });

  it("contain the provider's values, for the caller to compare", () => {
    const other = { ...trade, merchant: '1900000009', app: 'wx-other', currency: 'USD', amount: 1 };
    expect(read(wechatPaid(issuer, other, stamp))).toMatchObject({
      notice: { fact: { merchant: '1900000009', app: 'wx-other', currency: 'USD', amount: 1 } },
    });
  });
});

describe('platform certificates', () => {
  it('are accepted by their serial number until they expire, also beside a public key', () => {
    const keys = testKeys();
    const { pem, serial } = certificateOf(keys, testDay);
    const signer = { ...issuer, privateKey: keys.privateKey, serial };
    const notice = wechatPaid(signer, trade, stamp);
    for (const publicKey of [null, settings.publicKey]) {
      const byCertificate = createWechatPay({ ...settings, publicKey, certificates: pem }, deps);
      expect(read(notice, testDay, byCertificate)).toMatchObject({ kind: 'verified' });
      expect(read(paid(), testDay, byCertificate).kind).toBe(publicKey ? 'verified' : 'denied');
    }
    const later10 = instant(testDay + 11 * 24 * 60 * minute);
    const old = wechatPaid(signer, trade, { ...stamp, at: later10 });
    const byCertificate = createWechatPay({ ...settings, publicKey: null, certificates: pem }, deps);
    expect(read(old, later10, byCertificate)).toEqual(denied('key'));
    expect(read(notice)).toEqual(denied('key'));
  });
});
