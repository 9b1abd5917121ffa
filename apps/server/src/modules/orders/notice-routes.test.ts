import { later, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { PayChannel, PayChannelName } from '../../ports/pay-channel.ts';
import { createAlipay } from '../../providers/pay/alipay/create-alipay.ts';
import {
  alipayKeys,
  alipaySettings,
  alipayTarget,
} from '../../providers/pay/alipay/testing/alipay-account.ts';
import type { MadeNotice } from '../../providers/pay/simulator/notice-makers.ts';
import { alipayNotice, stripeEvent, wechatPaid } from '../../providers/pay/simulator/simulated-trades.ts';
import { createStripePay } from '../../providers/pay/stripe/create-stripe-pay.ts';
import {
  stripeSettings,
  stripeTarget,
  webhookSecret,
} from '../../providers/pay/stripe/testing/stripe-account.ts';
import { createWechatPay } from '../../providers/pay/wechat/create-wechat-pay.ts';
import {
  wechatKeyId,
  wechatKeys,
  wechatSettings,
} from '../../providers/pay/wechat/testing/wechat-account.ts';
import { startBareServer, testDay } from '../../testing/bare-server.ts';
import { payNoticeRoute, type ReceivedNotice } from './notice-routes.ts';

const deps = { clock: { now: () => testDay }, random: { bytes: (length: number) => new Uint8Array(length) } };
const channels: Readonly<Record<PayChannelName, PayChannel>> = {
  wechat: createWechatPay(wechatSettings(), deps),
  alipay: createAlipay(alipaySettings(), deps),
  stripe: createStripePay(stripeSettings()),
};
const issuer = {
  privateKey: wechatKeys.privateKey,
  serial: wechatKeyId,
  apiV3Key: wechatSettings().apiV3Key,
};
const stamp = { id: 'evt_1', nonce: 'abcdefghijkl', at: testDay };
const trade = {
  ...{ outTradeNo: 'INK2026112101', providerTxn: 'pi_1', amount: 2500, currency: 'CNY' },
  paidAt: later(testDay, -minute),
};
const notices: Readonly<Record<PayChannelName, MadeNotice>> = {
  wechat: wechatPaid(issuer, { ...trade, merchant: '1900000001', app: 'wx-account' }, stamp),
  alipay: alipayNotice(
    alipayKeys.privateKey,
    { ...trade, ...alipayTarget },
    { status: 'TRADE_SUCCESS', refunded: 0 },
    stamp,
  ),
  stripe: stripeEvent(webhookSecret, { ...trade, ...stripeTarget }, 'succeeded', stamp),
};

const names = Object.keys(channels) as PayChannelName[];

async function start(settle: (received: ReceivedNotice) => void, off?: PayChannelName) {
  const webhookRoutes = names.map((name) =>
    payNoticeRoute(
      name,
      () => (name === off ? null : channels[name]),
      async (_deps, received) => settle(received),
    ),
  );
  const server = await startBareServer({ webhookRoutes });
  const post = async (name: PayChannelName, body: Uint8Array = notices[name].body) => {
    const init = { method: 'POST', headers: { ...notices[name].headers }, body: Buffer.from(body) };
    const response = await server.client.fetch(`/api/pay/notice/${name}`, init);
    return { status: response.status, text: await response.text() };
  };
  return { server, post, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const replies = {
  wechat: [204, '', 401, '{"code":"FAIL","message":"not verified"}', '{"code":"FAIL","message":"try again"}'],
  alipay: [200, 'success', 400, 'fail', 'fail'],
  stripe: [200, '', 400, 'not verified', 'try again'],
} as const;

describe.each(names)('notices of %s over HTTP', (name) => {
  const [accepted, acceptedText, deniedStatus, deniedText, failedText] = replies[name];

  it('are settled, with their bytes, before they are accepted', async () => {
    const received: ReceivedNotice[] = [];
    await using pay = await start((notice) => received.push(notice));
    expect(await pay.post(name)).toEqual({ status: accepted, text: acceptedText });
    expect(received).toHaveLength(1);
    const [first] = received;
    expect(first?.notice).toMatchObject({ kind: 'payment', fact: { channel: name, amount: 2500 } });
    expect(Buffer.from(first?.request.body ?? []).equals(notices[name].body)).toBe(true);
  });

  it('are sent again by the provider when they could not be settled', async () => {
    await using pay = await start(() => {
      throw new Error('no database');
    });
    expect(await pay.post(name)).toEqual({ status: 500, text: failedText });
  });

  it('are refused when they are forged, and nothing of them is logged', async () => {
    const received: ReceivedNotice[] = [];
    await using pay = await start((notice) => received.push(notice));
    const text = Buffer.from(notices[name].body).toString('utf8');
    const forged = Buffer.from(text.replace(/[a-z]/, 'Z'));
    expect(await pay.post(name, forged)).toEqual({ status: deniedStatus, text: deniedText });
    expect(received).toEqual([]);
    const log = pay.server.captured.text();
    expect(log).toContain('a payment notice is not believed');
    expect(log).not.toContain('INK2026112101');
  });

  it('find no address where the channel is off', async () => {
    await using pay = await start(() => {}, name);
    expect((await pay.post(name)).status).toBe(404);
  });

  it('are refused above 64 KB, and by any other method', async () => {
    await using pay = await start(() => {});
    expect((await pay.post(name, Buffer.alloc(65_537))).status).toBe(413);
    expect((await pay.server.client.fetch(`/api/pay/notice/${name}`)).status).toBe(405);
  });
});
