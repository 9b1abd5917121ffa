import { generateKeyPairSync } from 'node:crypto';
import { hour, instant, later, minute, second, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { NoticeReading, PayChannel, PayChannelName } from '../../../ports/pay-channel.ts';
import { createPayChannels } from '../create-pay-channels.ts';
import { actionsOf } from './actions.ts';
import type { SignedNotice } from './notice-makers.ts';
import { type NoticeSubject, pauseAfter, signNotice } from './notices.ts';
import { type SimulatedKeys, settingsOf } from './simulated-keys.ts';
import type { Payment, Refund, Trade } from './store.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey, publicKey };
};
const keys: SimulatedKeys = {
  ...{ wechat: pair(), alipay: pair(), wechatSerial: 'PUB_KEY_ID_1', apiV3Key: 'k'.repeat(32) },
  stripeSecret: 'simulated',
};
const now = instant(1_790_000_000_000);
const clock = { now: () => now };
const real = await createPayChannels(settingsOf(keys), { clock, random: seededRandom(1) });

const names = ['wechat', 'alipay', 'stripe'] as const;
const driverOf = (name: PayChannelName): PayChannel => {
  const driver = real[name];
  if (!driver) throw new Error(`There is no ${name}`);
  return driver;
};

function tradeOf(channel: PayChannelName, change: Partial<Trade> = {}): Trade {
  return {
    ...{ tradeId: 'trade', channel, ...driverOf(channel).targetOf('qr'), outTradeNo: '20261121000000000101' },
    ...{ way: channel === 'stripe' ? 'card' : 'qr', amount: 2500, currency: 'CNY', subject: 'Plus' },
    ...{ state: 'pending', providerRef: '', clientSecret: '', noticePath: '/', returnUrl: '/' },
    ...{ refundsFail: false, billed: 'true', createdAt: now, expiresAt: later(now, hour), ...change },
  };
}

function subjectOf(trade: Trade, state?: Refund['state']): NoticeSubject {
  const providerTxn = trade.channel === 'stripe' ? 'pi_1' : '42001';
  const { tradeId, merchant, app, amount, currency } = trade;
  const payment: Payment = { providerTxn, tradeId, merchant, app, amount, currency, paidAt: now };
  const refund: Refund | null = state
    ? { providerRefund: 're_1', tradeId, providerTxn, outRefundNo: 'R1', amount, state, createdAt: now }
    : null;
  return { trade, payment, refund, refunded: refund ? amount : 0, event: null };
}

const stamp = { at: now, nonce: 'abcdefghijkl' };
type Kind = Partial<Parameters<typeof signNotice>[1]>;
const sign = (subject: NoticeSubject, kind: Kind = {}): SignedNotice =>
  signNotice(
    keys,
    { eventId: 'evt_1', says: 'paid', ref: '42001', signedAs: 'genuine', ...kind },
    subject,
    stamp,
  );
const read = (name: PayChannelName, made: SignedNotice, at = now): NoticeReading =>
  driverOf(name).readNotice(made, at);

describe.each(names)('a simulated notice of %s', (name) => {
  const trade = tradeOf(name);

  it('is accepted by the real driver, which reads the terms of the payment', () => {
    expect(read(name, sign(subjectOf(trade)))).toMatchObject({
      kind: 'verified',
      notice: {
        kind: 'payment',
        fact: { state: 'paid', amount: 2500, currency: 'CNY', merchant: trade.merchant, app: trade.app },
      },
    });
  });

  it('reports that the payment is pending', () => {
    const reading = read(name, sign(subjectOf(trade), { says: 'waiting' }));
    expect(reading).toMatchObject({ notice: { fact: { state: 'pending', paidAt: null } } });
  });

  it('is refused when it is forged or changed', () => {
    expect(read(name, sign({ ...subjectOf(trade), payment: null }, { signedAs: 'forged' }))).toEqual({
      kind: 'denied',
      fault: 'signature',
    });
    const made = sign(subjectOf(trade));
    const body = Buffer.from(Buffer.from(made.body).toString().replace(/[a-z]/, 'Z'));
    expect(read(name, { ...made, body }).kind).toBe('denied');
  });

  it('is refused when it is old, if the provider signs the time', () => {
    const reading = read(name, sign(subjectOf(trade)), later(now, 6 * minute));
    expect(reading).toMatchObject(
      name === 'alipay' ? { kind: 'verified' } : { kind: 'denied', fault: 'stale' },
    );
  });

  it('reports the end of a refund', () => {
    const reading = read(name, sign(subjectOf(trade, 'succeeded'), { says: 'refund' }));
    expect(reading).toMatchObject(
      name === 'alipay'
        ? { notice: { kind: 'payment', fact: { state: 'refunded' } } }
        : { notice: { kind: 'refund', fact: { state: 'succeeded', outRefundNo: 'R1', amount: 2500 } } },
    );
  });

  it('is repeated with increasing delays, and given up', () => {
    const pauses = Array.from({ length: 20 }, (_, tries) => pauseAfter(name, tries + 1));
    expect(pauses.at(-1)).toBeNull();
    const known = pauses.filter((pause) => pause !== null);
    expect(known).toEqual([...known].sort((a, b) => a - b));
    expect(known[0]).toBeGreaterThanOrEqual(15 * second);
  });
});

it('failed refunds are reported in the terms of WeChat Pay and Stripe', () => {
  const states = (['wechat', 'stripe'] as const).map((name) => {
    const state = name === 'wechat' ? 'abnormal' : 'failed';
    const reading = read(name, sign(subjectOf(tradeOf(name), state), { says: 'refund' }));
    return reading.kind === 'verified' && reading.notice.kind === 'refund' && reading.notice.fact.state;
  });
  expect(states).toEqual(['abnormal', 'failed']);
});

it('a probe of WeChat Pay has an invalid signature', () => {
  const made = sign(subjectOf(tradeOf('wechat')), { signedAs: 'probe' });
  expect(made.headers['wechatpay-signature']).toMatch(/^WECHATPAY\/SIGNTEST\//);
  expect(read('wechat', made)).toEqual({ kind: 'denied', fault: 'signature' });
});

describe('available actions', () => {
  it('depend on the state and on the provider', () => {
    expect(actionsOf(tradeOf('wechat'), now)).toContain('pay');
    expect(actionsOf(tradeOf('wechat', { state: 'paid' }), now)).toEqual([
      ...['bill_missing', 'bill_other_amount', 'bill_extra'],
      'forge_notice',
      'probe_signature',
      'fail_refunds',
    ]);
    expect(actionsOf(tradeOf('wechat', { state: 'closed' }), now)).toContain('pay_late');
    expect(actionsOf(tradeOf('stripe', { state: 'closed' }), now)).not.toContain('pay_late');
    expect(actionsOf(tradeOf('alipay'), now)).not.toContain('other_currency');
  });

  it('exclude paying an expired trade, except at Stripe, which has no expiry', () => {
    expect(actionsOf(tradeOf('wechat'), later(now, hour))).not.toContain('pay');
    expect(actionsOf(tradeOf('stripe'), later(now, hour))).toContain('pay');
  });
});
