import * as contract from '@inkstone/contracts/orders';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { refused } from '../../../testing/refused.ts';
import { createAccount } from '../../accounts/testing.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let accountId: string;
let page: TestClient;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shop.wechat.behaviour = 'works';
  shop.alipay.behaviour = 'works';
  await shop.pass(day);
  const account = await createAccount(shop.deps);
  ({ accountId } = account);
  page = shop.server.as(account.token);
});

const order = async (plan = 'month_vip', quantity = 1) =>
  (await page.call(contract.addShopOrder, { plan, quantity })).orderNo;
const base = () => shop.deps.config.baseUrl;
const tier = () => shop.deps.tierOf(accountId);

it('lists the payment methods, those inside a wallet where it identifies the payer', async () => {
  expect(await shop.server.visitor().call(contract.listPayWays, {})).toEqual({
    channels: [
      { channel: 'wechat', ways: ['qr', 'h5', 'jsapi'], currencies: ['CNY'], isSimulated: true },
      { channel: 'alipay', ways: ['qr', 'h5'], currencies: ['CNY'], isSimulated: true },
    ],
    hasSharedCode: true,
  });
});

describe('payCode', () => {
  it("returns the provider's code, the same one while it is open", async () => {
    const orderNo = await order();
    const shown = await page.call(contract.payCode, { orderNo, channel: 'wechat' });
    expect(shown).toMatchObject({ text: `pay:${orderNo}01`, order: { orderNo, pay: 'USERPAYING' } });
    expect(shown.expiresAt).toBe(shop.clock.now() + 30 * minute);
    expect((await page.call(contract.shopPayCode, { orderNo, channel: 'wechat' })).text).toBe(shown.text);
    expect((await page.call(contract.payCode, { orderNo, channel: 'alipay' })).text).toBe(`pay:${orderNo}02`);
  });

  it("returns the texts for the payer, in the client's language", async () => {
    const [zh, en] = [shop.server.visitor('zh'), shop.server.visitor('en')];
    const subjects: (string | undefined)[] = [];
    for (const [client, plan, quantity] of [
      [zh, 'month_vip', 1],
      [en, 'quarter_vvip', 1],
      [zh, 'week_vvip', 2],
      [en, 'words_50k', 1],
    ] as const) {
      const { token } = await createAccount(shop.deps);
      client.cookies.set('TOKEN', token);
      const { orderNo } = await client.call(contract.addShopOrder, { plan, quantity });
      await client.call(contract.payCode, { orderNo, channel: 'wechat' });
      subjects.push(shop.wechat.requests.at(-1)?.subject);
    }
    expect(subjects).toEqual([
      ...['砚台 Plus 1 个月', 'Inkstone Pro: 3 months'],
      ...['砚台 Pro 7 天 × 2', 'Inkstone: 50,000 words'],
    ]);
  });

  it('serves several concurrent tabs, and grants once', async () => {
    const orderNo = await order();
    const tabs = Array.from({ length: 4 }, () =>
      page.call(contract.payCode, { orderNo, channel: 'wechat' }).catch((error) => error),
    );
    const texts = (await Promise.all(tabs)).map((shown) => shown.text ?? shown.code);
    for (const text of texts) expect(text).toMatch(new RegExp(`^pay:${orderNo}0[1-4]$`));
    shop.wechat.pay(`${orderNo}01`);
    await page.call(contract.payStatusOfOrder, { orderNo });
    expect(await tier()).toBe('plus');
  });

  it.each(['paid', 'closed', 'expired'])('refuses an order that is %s', async (state) => {
    const orderNo = await order();
    if (state === 'paid') {
      const paid = shop.wechat.pay(await shop.attempt(accountId, orderNo));
      await shop.post('wechat', shop.wechat.sign(paid, `paid-${orderNo}`));
    } else if (state === 'closed') await page.call(contract.cancelOrder, { orderNo });
    else shop.clock.advance(30 * minute);
    for (const channel of ['wechat', 'any'] as const)
      await expect(page.call(contract.payCode, { orderNo, channel })).rejects.toEqual(
        refused(state === 'paid' ? 'order_paid' : 'order_closed'),
      );
  });

  it('reports that the provider does not answer, and works afterwards', async () => {
    const orderNo = await order();
    for (const behaviour of ['unreachable', 'reply lost', 'refuses'] as const) {
      shop.wechat.behaviour = behaviour;
      await expect(page.call(contract.payCode, { orderNo, channel: 'wechat' })).rejects.toEqual(
        refused('pay_unavailable'),
      );
    }
    shop.wechat.behaviour = 'works';
    const { text } = await page.call(contract.payCode, { orderNo, channel: 'wechat' });
    shop.wechat.pay(text.replace('pay:', ''));
    expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({ status: 'finished' });
  });
});

describe('payStatusOfOrder', () => {
  it('queries at once, so that a lost notice has no effect', async () => {
    const orderNo = await order();
    shop.wechat.pay(await shop.attempt(accountId, orderNo));
    expect(await page.call(contract.orderStatus, { orderNo })).toMatchObject({ status: 'unpaid' });
    expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({
      ...{ status: 'finished', pay: 'SUCCESS', channel: 'wechat' },
    });
    expect(await tier()).toBe('plus');
  });

  it('does not end what can still be paid, and reports a missing answer', async () => {
    const orderNo = await order();
    const number = await shop.attempt(accountId, orderNo, 'alipay');
    shop.alipay.behaviour = 'not scanned';
    for (let times = 0; times < 3; times++) {
      expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({ status: 'unpaid' });
      shop.clock.advance(minute);
    }
    shop.alipay.behaviour = 'unreachable';
    await expect(page.call(contract.payStatusOfOrder, { orderNo })).rejects.toEqual(
      refused('pay_status_unknown'),
    );
    shop.alipay.behaviour = 'works';
    shop.alipay.pay(number);
    const requested = Array.from({ length: 5 }, () => page.call(contract.payStatusOfOrder, { orderNo }));
    for (const answer of await Promise.all(requested)) expect(answer).toMatchObject({ status: 'finished' });
  });

  it('finds a payment of an order that is being closed', async () => {
    const orderNo = await order();
    const number = await shop.attempt(accountId, orderNo);
    await page.call(contract.cancelOrder, { orderNo });
    shop.wechat.pay(number);
    expect(await page.call(contract.payStatusOfOrder, { orderNo })).toMatchObject({ status: 'finished' });
  });
});

describe('mobilePurchase', () => {
  it('redirects a phone to the wallet, and afterwards to a page that proves nothing', async () => {
    const orderNo = await order();
    const { handle } = await page.call(contract.mobilePurchase, { orderNo, channel: 'alipay', way: 'h5' });
    const back = `${base()}/vipV2/mobilePayOrderStatus?order=${orderNo}`;
    expect(handle).toEqual({
      ...{ kind: 'redirect', url: `https://pay.example/${orderNo}01?back=${encodeURIComponent(back)}` },
    });
    expect(shop.alipay.requests.at(-1)).toMatchObject({ clientAddress: '127.0.0.1', payer: null });
    await page.fetch(`${back.slice(base().length)}&trade_status=TRADE_SUCCESS&status=paid`);
    expect(await page.call(contract.orderStatus, { orderNo })).toMatchObject({ status: 'unpaid' });
    expect(await tier()).toBe('free');
  });

  it('creates another address once the first one may have expired, and closes the first', async () => {
    const orderNo = await order();
    const input = { orderNo, channel: 'wechat', way: 'h5' } as const;
    await page.call(contract.mobilePurchase, input);
    await page.call(contract.mobilePurchase, input);
    expect(shop.wechat.requests.at(-1)?.outTradeNo).toBe(`${orderNo}01`);
    shop.clock.advance(4 * minute);
    await page.call(contract.mobilePurchase, input);
    expect(shop.wechat.requests.at(-1)?.outTradeNo).toBe(`${orderNo}02`);
    await shop.pass(1);
    expect(shop.wechat.trades.get(`${orderNo}01`)?.state).toBe('closed');
    expect(shop.wechat.trades.get(`${orderNo}02`)?.state).toBe('pending');
  });

  it('reads the payer from the wallet, never from the client', async () => {
    const orderNo = await order();
    const input = { orderNo, channel: 'wechat', way: 'jsapi', payer: 'openid-of-another' } as const;
    const { handle } = await page.call(contract.mobilePurchase, { ...input, code: 'code-openid1' });
    expect(handle).toEqual({ kind: 'params', params: { package: `${orderNo}01`, payer: 'openid1' } });
    for (const code of [undefined, 'used'])
      await expect(
        page.call(contract.mobilePurchase, { ...input, ...(code ? { code } : {}) }),
      ).rejects.toEqual(refused('payer_unknown'));
    await expect(page.call(contract.mobilePurchase, { ...input, code: 'code-slow' })).rejects.toEqual(
      refused('pay_unavailable'),
    );
    expect(shop.server.captured.text()).not.toContain('openid1');
  });

  it('refuses disabled methods', async () => {
    const orderNo = await order();
    for (const [channel, way] of [
      ['alipay', 'jsapi'],
      ['alipay', 'page'],
      ['wechat', 'mini_program'],
    ] as const)
      await expect(
        page.call(contract.mobilePurchase, { orderNo, channel, way, code: 'code-1' }),
      ).rejects.toEqual(refused('pay_way_off'));
    await expect(page.call(contract.stripePurchase, { orderNo })).rejects.toEqual(refused('pay_way_off'));
  });
});

describe('the code for both wallets', () => {
  const tokenOf = async (orderNo: string) => {
    const { text } = await page.call(contract.payCode, { orderNo, channel: 'any' });
    expect(text.startsWith(`${base()}/pay/`)).toBe(true);
    return text.slice(`${base()}/pay/`.length);
  };

  it('allows any phone to pay in either wallet, for the buyer', async () => {
    for (const [channel, way, code] of [
      ['wechat', 'jsapi', 'code-somebody'],
      ['alipay', 'h5', undefined],
    ] as const) {
      const { accountId: buyer, token: session } = await createAccount(shop.deps);
      page = shop.server.as(session);
      const orderNo = await order('week_vvip');
      const token = await tokenOf(orderNo);
      const phone = shop.server.visitor();
      const described = await phone.call(contract.describePayCode, { token });
      expect(described).toMatchObject({ type: 'vip', plan: 'week_vvip', payable: 4800, status: 'unpaid' });
      expect(described.wechatAuthorizeUrl).toContain(encodeURIComponent(`${base()}/pay/${token}`));
      expect(JSON.stringify({ ...described, wechatAuthorizeUrl: '' })).not.toContain(buyer);
      const { handle } = await phone.call(contract.openPayCode, {
        ...{ token, channel, way, ...(code ? { code } : {}) },
      });
      expect(handle.kind).toBe(way === 'h5' ? 'redirect' : 'params');
      if (handle.kind === 'redirect') expect(handle.url).toContain(encodeURIComponent(`/pay/${token}`));
      const paid = shop[channel].pay(`${orderNo}01`);
      await shop.post(channel, shop[channel].sign(paid, `shared-${orderNo}`));
      expect(await shop.deps.tierOf(buyer)).toBe('pro');
      expect(await phone.call(contract.describePayCode, { token })).toMatchObject({
        ...{ status: 'finished', wechatAuthorizeUrl: null },
      });
      await expect(phone.call(contract.openPayCode, { token, channel: 'alipay', way: 'h5' })).rejects.toEqual(
        refused('order_paid'),
      );
    }
  });

  it('cannot be guessed or changed, and is invalid without an order', async () => {
    const [one, other] = [await order('month_vip'), await order('week_vvip')];
    const token = await tokenOf(one);
    const phone = shop.server.visitor();
    const forged = [
      ...[one, `${one}-`, token.slice(0, -1), `${token}x`, token.replace(one, other), 'x', '-'],
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      token.replace(one, '202601010000000001'),
    ];
    for (const wrong of forged) {
      await expect(phone.call(contract.describePayCode, { token: wrong }), wrong).rejects.toEqual(
        refused('invalid_token'),
      );
      await expect(
        phone.call(contract.openPayCode, { token: wrong, channel: 'alipay', way: 'h5' }),
      ).rejects.toEqual(refused('invalid_token'));
    }
  });

  it('expires with the order', async () => {
    const orderNo = await order();
    const token = await tokenOf(orderNo);
    await page.call(contract.cancelOrder, { orderNo });
    const phone = shop.server.visitor();
    expect(await phone.call(contract.describePayCode, { token })).toMatchObject({ status: 'canceled' });
    await expect(phone.call(contract.openPayCode, { token, channel: 'alipay', way: 'h5' })).rejects.toEqual(
      refused('order_closed'),
    );
  });
});
