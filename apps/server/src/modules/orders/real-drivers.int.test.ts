import { later, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayChannelName, PayHandle } from '../../ports/pay-channel.ts';
import {
  alipayKeys,
  alipaySettings,
  alipayTarget,
  appKeys,
  startAlipay,
} from '../../providers/pay/alipay/testing/alipay-account.ts';
import { readCall } from '../../providers/pay/alipay/testing/alipay-server.ts';
import type { SignedNotice } from '../../providers/pay/simulator/notice-makers.ts';
import {
  alipayNotice,
  type NoticeStamp,
  type SimulatedTrade,
  stripeEvent,
  wechatPaid,
} from '../../providers/pay/simulator/simulated-trades.ts';
import {
  startStripe,
  stripeSettings,
  stripeTarget,
  webhookSecret,
} from '../../providers/pay/stripe/testing/stripe-account.ts';
import {
  merchantKeys,
  startWechat,
  wechatKeyId,
  wechatKeys,
  wechatSettings,
} from '../../providers/pay/wechat/testing/wechat-account.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import { queryAttemptHandler } from './attempts/query-attempt.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { createOrder } from './create-order.ts';
import { createQuote } from './quotes/create-quote.ts';

let [wechat, alipay, stripe] = [] as unknown as [
  Awaited<ReturnType<typeof startWechat>>,
  Awaited<ReturnType<typeof startAlipay>>,
  Awaited<ReturnType<typeof startStripe>>,
];
let server: TestServer;
let accountId: string;
let payments = 0;

beforeAll(async () => {
  [wechat, alipay, stripe] = await Promise.all([startWechat(), startAlipay(), startStripe()]);
  const pay = {
    wechat: wechatSettings({ url: wechat.server.url }),
    alipay: alipaySettings({ url: `${alipay.server.url}/gateway.do` }),
    stripe: stripeSettings({ url: stripe.server.url }),
  };
  server = await createTestServer({ config: { roles: ['web'], pay } });
});
afterAll(async () => {
  await server.close();
  for (const provider of [wechat, alipay, stripe]) await provider[Symbol.asyncDispose]();
});
beforeEach(async () => {
  ({ accountId } = await createAccount(server.deps));
});

/** The request that a provider received, and the URL of its notice. */
interface Paid {
  readonly path: string;
  readonly trade: SimulatedTrade;
}

/** A paid provider, and a forger. */
interface Side {
  readonly way: 'qr' | 'card';
  readonly handle: Partial<PayHandle>;
  readonly replies: readonly [accepted: number, acceptedText: string, denied: number, deniedText: string];
  readonly failedText: string;
  /** Stripe's events name no merchant: they belong to the account whose secret signed them. */
  readonly otherTerms: readonly Partial<SimulatedTrade>[];
  payAt(outTradeNo: string): Paid;
  sign(trade: SimulatedTrade, stamp: NoticeStamp): SignedNotice;
  forge(trade: SimulatedTrade, stamp: NoticeStamp): SignedNotice;
}

const issuer = {
  privateKey: wechatKeys.privateKey,
  serial: wechatKeyId,
  apiV3Key: wechatSettings().apiV3Key,
};
const paidNow = { status: 'TRADE_SUCCESS', refunded: 0 };
const paidAt = () => later(server.clock.now(), -second);

const sides: Readonly<Record<PayChannelName, Side>> = {
  wechat: {
    way: 'qr',
    handle: { kind: 'code', text: 'weixin://wxpay/bizpayurl?pr=abc123' },
    replies: [204, '', 401, '{"code":"FAIL","message":"not verified"}'],
    failedText: '{"code":"FAIL","message":"try again"}',
    otherTerms: [{ amount: 1 }, { currency: 'USD' }, { merchant: '1900000009' }, { app: 'wx-other' }],
    payAt: (outTradeNo) => {
      const requested = JSON.parse(wechat.server.orders.get(outTradeNo)?.sent ?? '');
      const { appid: app, mchid: merchant, amount, notify_url } = requested;
      const money = { amount: amount.total, currency: amount.currency, paidAt: paidAt() };
      const trade = { merchant, app, outTradeNo, providerTxn: `42${++payments}`, ...money };
      return { path: new URL(notify_url).pathname, trade };
    },
    sign: (trade, stamp) => wechatPaid(issuer, trade, stamp),
    forge: (trade, stamp) => wechatPaid({ ...issuer, privateKey: merchantKeys.privateKey }, trade, stamp),
  },
  alipay: {
    way: 'qr',
    handle: { kind: 'code', text: 'https://qr.alipay.example/bax0347' },
    replies: [200, 'success', 400, 'fail'],
    failedText: 'fail',
    otherTerms: [{ amount: 1 }, { merchant: '2088000000000000' }, { app: '2021000000000002' }],
    payAt: (outTradeNo) => {
      const calls = alipay.server.requests.map((request) => readCall(request));
      const call = calls.find((fields) => fields.get('biz_content')?.includes(outTradeNo));
      const { total_amount } = JSON.parse(call?.get('biz_content') ?? '');
      const money = { amount: Math.round(Number(total_amount) * 100), currency: 'CNY', paidAt: paidAt() };
      const { merchant } = alipayTarget;
      const trade = {
        ...{ merchant, app: call?.get('app_id') ?? '', outTradeNo, providerTxn: `20${++payments}`, ...money },
      };
      return { path: new URL(call?.get('notify_url') ?? '').pathname, trade };
    },
    sign: (trade, stamp) => alipayNotice(alipayKeys.privateKey, trade, paidNow, stamp),
    forge: (trade, stamp) => alipayNotice(appKeys.privateKey, trade, paidNow, stamp),
  },
  stripe: {
    way: 'card',
    handle: { kind: 'client_secret', publishableKey: 'pk_test_1' },
    replies: [200, '', 400, 'not verified'],
    failedText: 'try again',
    otherTerms: [{ amount: 1 }, { currency: 'USD' }, { app: 'live' }],
    payAt: (outTradeNo) => {
      const { id, amount, currency } = intentOf(outTradeNo);
      const money = { amount, currency: currency.toUpperCase(), paidAt: paidAt() };
      const trade = { ...stripeTarget, outTradeNo, providerTxn: id, ...money };
      return { path: '/api/pay/notice/stripe', trade };
    },
    sign: (trade, stamp) => stripeEvent(webhookSecret, trade, 'succeeded', stamp),
    forge: (trade, stamp) => stripeEvent(`${webhookSecret}2`, trade, 'succeeded', stamp),
  },
};

function intentOf(outTradeNo: string) {
  const intents = [...stripe.server.intents.values()];
  const intent = intents.find(({ metadata }) => metadata.out_trade_no === outTradeNo);
  if (!intent) throw new Error(`There is no payment ${outTradeNo}`);
  return intent;
}

/** An order of a month of Plus, with an attempt at the provider. */
async function open(channel: PayChannelName) {
  const { quoteId } = await createQuote(server.deps, accountId, { plan: 'month_vip', quantity: 1 });
  const { orderNo } = await createOrder(server.deps, accountId, quoteId);
  const { attemptId, handle } = await startAttempt(server.deps, accountId, {
    ...{ orderNo, channel, way: sides[channel].way, payer: null, clientAddress: '127.0.0.1' },
    ...{ subject: 'Inkstone', returnUrl: 'http://localhost/' },
  });
  return { orderNo, attemptId, handle, outTradeNo: `${orderNo}01` };
}

async function post(path: string, { body, headers }: SignedNotice) {
  const init = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) };
  const response = await fetch(server.url + path, init);
  return [response.status, await response.text()];
}

async function standing(orderNo: string) {
  const { db, tierOf } = server.deps;
  const [order] = await db.run('select state from orders where order_no = $1', [orderNo]);
  const uses = await db.run('select use from payments where order_no = $1', [orderNo]);
  return [order?.state, uses.map(({ use }) => use).join(), await tierOf(accountId)];
}

describe.each(Object.keys(sides) as PayChannelName[])('a payment through the driver of %s', (name) => {
  const side = sides[name];
  const [accepted, acceptedText, denied, deniedText] = side.replies;
  const stamp = (id = `evt_${name}${++payments}`) => ({ id, nonce: 'abcdefghijkl', at: server.clock.now() });

  it('is created at the provider, and its notice finishes the order once', async () => {
    const { orderNo, outTradeNo, handle } = await open(name);
    expect(handle).toMatchObject(side.handle);
    expect(await standing(orderNo)).toEqual(['unpaid', '', 'free']);
    const { path, trade } = side.payAt(outTradeNo);
    expect(trade.amount).toBe(2500);
    const notice = side.sign(trade, stamp());
    for (let times = 0; times < 2; times++)
      expect(await post(path, notice)).toEqual([accepted, acceptedText]);
    expect(await post(path, side.sign(trade, stamp()))).toEqual([accepted, acceptedText]);
    expect(await standing(orderNo)).toEqual(['finished', 'applied', 'plus']);
  });

  it('is refused when the notice is forged, and only the reason is logged', async () => {
    const { orderNo, outTradeNo } = await open(name);
    const { path, trade } = side.payAt(outTradeNo);
    const genuine = side.sign(trade, stamp());
    const text = Buffer.from(genuine.body).toString();
    const from = server.captured.lines().length;
    for (const forged of [
      side.forge(trade, stamp()),
      { ...genuine, body: Buffer.from(text.replace(/[a-z]/, 'Z')) },
      { headers: {}, body: Buffer.from(text.replace(/&sign=[^&]*/, '')) },
    ])
      expect(await post(path, forged)).toEqual([denied, deniedText]);
    expect(await standing(orderNo)).toEqual(['unpaid', '', 'free']);
    const lines = server.captured.lines().slice(from);
    const denials = lines.filter(({ fault }) => fault !== undefined);
    expect(denials).toHaveLength(3);
    for (const denial of denials)
      expect(Object.keys(denial).sort()).toEqual(['channel', 'fault', 'level', 'msg', 'requestId', 'time']);
    for (const data of [outTradeNo, trade.providerTxn]) expect(JSON.stringify(lines)).not.toContain(data);
  });

  it.each(side.otherTerms)('grants nothing if the signed content differs: %o', async (change) => {
    const { orderNo, outTradeNo } = await open(name);
    const { path, trade } = side.payAt(outTradeNo);
    expect(await post(path, side.sign({ ...trade, ...change }, stamp()))).toEqual([accepted, acceptedText]);
    expect(await standing(orderNo)).toEqual(['unpaid', 'suspense', 'free']);
  });

  it('is notified again by the provider when it could not be settled', async () => {
    const { orderNo, outTradeNo } = await open(name);
    const { path, trade } = side.payAt(outTradeNo);
    const notice = side.sign(trade, stamp());
    await server.deps.db.run('alter table grants rename to grants_away');
    expect(await post(path, notice)).toEqual([500, side.failedText]);
    await server.deps.db.run('alter table grants_away rename to grants');
    expect(await standing(orderNo)).toEqual(['unpaid', '', 'free']);
    expect(await post(path, notice)).toEqual([accepted, acceptedText]);
    expect(await standing(orderNo)).toEqual(['finished', 'applied', 'plus']);
  });

  it('accepts no notice above 64 KB, and none by another method', async () => {
    const path = `/api/pay/notice/${name}`;
    const [status] = await post(path, { headers: {}, body: Buffer.alloc(65_537) });
    expect(status).toBe(413);
    expect((await fetch(server.url + path)).status).toBe(405);
  });
});

it('a notice signed by an unknown key is denied, alarms the operator, and no key is fetched', async () => {
  const { outTradeNo } = await open('wechat');
  const { path, trade } = sides.wechat.payAt(outTradeNo);
  const requested = wechat.server.requests.length;
  const stamp = { id: 'unknown-key', nonce: 'abcdefghijkl', at: server.clock.now() };
  const notice = wechatPaid({ ...issuer, serial: 'PUB_KEY_ID_0199999999' }, trade, stamp);
  expect((await post(path, notice))[0]).toBe(401);
  const alarms = server.captured.lines().filter(({ fault }) => fault === 'key');
  expect(alarms).toMatchObject([{ level: 'error', channel: 'wechat' }]);
  expect(wechat.server.requests).toHaveLength(requested);
});

describe("Stripe's number of a payment", () => {
  it('is stored with the attempt, and queried while the search is delayed', async () => {
    stripe.server.isIndexed = false;
    const { orderNo, attemptId, outTradeNo } = await open('stripe');
    const intent = intentOf(outTradeNo);
    const [row] = await server.deps.db.run('select provider_ref from pay_attempts where attempt_id = $1', [
      attemptId,
    ]);
    expect(row?.provider_ref).toBe(intent.id);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    server.clock.advance(minute / 2);
    await queryAttemptHandler.run(server.deps, attemptId);
    expect(await standing(orderNo)).toEqual(['finished', 'applied', 'plus']);
  });
});
