import * as contract from '@inkstone/contracts/orders';
import { day, instant, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPrice } from '../../../testing/add-price.ts';
import type { TestClient } from '../../../testing/client.ts';
import { readJson } from '../../../testing/client.ts';
import { refused } from '../../../testing/refused.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { purgeQuotes } from '../quotes/purge-quotes.ts';
import { findQuoteOf } from '../quotes/store.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let accountId: string;
let page: TestClient;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.pass(day);
  const account = await createAccount(shop.deps);
  ({ accountId } = account);
  page = shop.server.as(account.token);
});

const quote = (plan: string, quantity = 1) => createQuote(shop.deps, accountId, { plan, quantity });
const otherPage = async () => shop.server.as((await createAccount(shop.deps)).token);
const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const response = await page.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return readJson(response);
};
const ordersOf = (client: TestClient) => client.call(contract.listOrders, {});
const tier = () => shop.deps.tierOf(accountId);

describe('purchase', () => {
  it('orders the quoted item at the quoted price, once', async () => {
    const { quoteId } = await quote('quarter_vvip', 2);
    const order = await page.call(contract.purchase, { quoteId });
    expect(order).toEqual({
      ...{ orderNo: expect.stringMatching(/^\d{18}$/), type: 'vip', plan: 'quarter_vvip', quantity: 2 },
      ...{ list: 47_600, discount: 0, couponDiscount: 0, credit: 0, payable: 47_600, currency: 'CNY' },
      ...{ couponId: null, status: 'unpaid', pay: 'USERPAYING', channel: null, refunded: 0, refunding: 0 },
      ...{ createdAt: shop.clock.now(), expiresAt: shop.clock.now() + 30 * minute },
      ...{ paidAt: null, closedAt: null },
    });
    expect(await page.call(contract.purchase, { quoteId })).toEqual(order);
  });

  it('creates one order for a double click, and for two tabs', async () => {
    const [one, other] = [await quote('month_vip'), await quote('month_vip')];
    const clicks = [one, one, other, other, one].map(({ quoteId }) =>
      page.call(contract.purchase, { quoteId }),
    );
    const numbers = new Set((await Promise.all(clicks)).map(({ orderNo }) => orderNo));
    expect(numbers.size).toBe(1);
    expect((await ordersOf(page)).orders).toHaveLength(1);
  });

  it('sells plans and words only by their own paths', async () => {
    const [plan, words] = [await quote('month_vip'), await quote('words_50k')];
    await expect(page.call(contract.purchaseWords, plan)).rejects.toEqual(refused('plan_not_for_sale'));
    await expect(page.call(contract.purchase, words)).rejects.toEqual(refused('plan_not_for_sale'));
    expect(await page.call(contract.purchaseWords, words)).toMatchObject({ type: 'ai', payable: 990 });
    expect((await ordersOf(page)).orders).toHaveLength(1);
  });

  it('refuses a quote of another account, an unknown one, and an invalid id', async () => {
    const { quoteId } = await quote('month_vip');
    const otherUser = await otherPage();
    await expect(otherUser.call(contract.purchase, { quoteId })).rejects.toEqual(refused('quote_expired'));
    const unknown = { quoteId: '01939f5e-8c00-7000-8000-000000000000' };
    await expect(page.call(contract.purchase, unknown)).rejects.toEqual(refused('quote_expired'));
    for (const wrong of ['', '1', 1, null, `${quoteId}'`])
      expect(await post('/api/vip/purchase', { quoteId: wrong })).toMatchObject({ code: 'invalid_request' });
    expect((await ordersOf(otherUser)).orders).toEqual([]);
  });

  it('deletes a quote a day after it expired, unless it was ordered', async () => {
    const stored = async ({ quoteId }: { readonly quoteId: string }) =>
      (await findQuoteOf(shop.deps.db.sql, accountId, quoteId)) !== null;
    const [ordered, abandoned] = [await quote('month_vip'), await quote('words_50k')];
    await page.call(contract.purchase, { quoteId: ordered.quoteId });
    shop.clock.set(instant(abandoned.expiresAt + day));
    const recent = await quote('words_50k');
    await purgeQuotes(shop.deps);
    expect(await stored(abandoned)).toBe(true);
    shop.clock.advance(1);
    await purgeQuotes(shop.deps);
    expect(await Promise.all([ordered, abandoned, recent].map(stored))).toEqual([true, false, true]);
  });

  it('refuses an expired quote, by the clock of the server', async () => {
    const { quoteId, expiresAt } = await quote('month_vip');
    shop.clock.set(expiresAt);
    const early = { date: new Date(expiresAt - minute).toUTCString(), quotedAt: expiresAt - minute };
    expect(await post('/api/vip/purchase', { quoteId, now: expiresAt - minute, ...early })).toMatchObject({
      code: 'quote_expired',
    });
  });

  it('refuses a changed price, and a plan withdrawn since the quote', async () => {
    const before = await quote('quarter_vip');
    await addPrice(shop.deps.db, {
      id: 'purchase-1',
      item: 'quarter_vip',
      amount: 100,
      from: shop.clock.now() + minute,
    });
    shop.clock.advance(minute);
    await expect(page.call(contract.purchase, before)).rejects.toEqual(refused('price_changed'));
    const last = await quote('quarter_vip');
    expect(last.payable).toBe(100);
    await shop.deps.db.run(`update catalogue_items set is_listed = false where item_id = 'quarter_vip'`);
    await expect(page.call(contract.addShopOrder, { plan: 'quarter_vip' })).rejects.toEqual(
      refused('plan_not_for_sale'),
    );
    expect((await ordersOf(page)).orders).toEqual([]);
    await shop.deps.db.run(`update catalogue_items set is_listed = true where item_id = 'quarter_vip'`);
  });
});

describe('additional fields of a client', () => {
  const forgery = {
    ...{ price: 1, payable: 1, list: 1, amount: 1, discount: 999_999, credit: 999_999, couponDiscount: 1 },
    ...{ days: 9999, months: 99, words: 1e9, tier: 'pro', currency: 'USD', status: 'paid', pay: 'SUCCESS' },
    ...{ vip_info: { vip_type: 'vvip', expire_time: 9e12 }, vip_infos: [{ vip_type: 'vvip' }] },
    ...{ accountId: 'another', buyerId: 'another', orderNo: '202601010000000001' },
  };

  it('change neither price nor benefit', async () => {
    const { quoteId } = await quote('month_vip');
    const ordered = await post('/api/vip/purchase', { ...forgery, quoteId });
    expect(ordered).toMatchObject({ data: { plan: 'month_vip', payable: 2500, status: 'unpaid' } });
    const shopOrder = await post('/api/shop/order/add', { ...forgery, plan: 'week_vvip' });
    expect(shopOrder).toMatchObject({
      data: { plan: 'week_vvip', payable: 4800, currency: 'CNY', status: 'unpaid' },
    });
    expect(await tier()).toBe('free');
  });

  it('do not mark an order as paid', async () => {
    const order = await page.call(contract.addShopOrder, { plan: 'month_vip' });
    const { orderNo } = order;
    for (const path of ['/api/vip/payStatus', '/api/vip/qrcode', '/api/vip/order/cancel'])
      await post(path, { ...forgery, channel: 'wechat', orderNo });
    await page.fetch(`/api/vip/orderStatus?orderNo=${orderNo}&status=paid&pay=SUCCESS`);
    expect(await page.call(contract.orderStatus, { orderNo })).toMatchObject({ paidAt: null });
    expect(await tier()).toBe('free');
  });

  it.each([0, -1, 1.5, 1e21, '1', 100, null, Number.MAX_SAFE_INTEGER, [1], { count: 1 }, '1e2', true])(
    'are refused as a quantity: %j',
    async (quantity) => {
      const reply = await post('/api/shop/order/add', { plan: 'month_vip', quantity });
      expect(reply).toMatchObject({ code: 'invalid_request', data: null });
      expect((await ordersOf(page)).orders).toEqual([]);
    },
  );

  it('are refused as a plan that is not for sale', async () => {
    for (const plan of ['eighteen_vvip', 'free', 'enterprise', 'c~x~month_vip~y', "' or 1=1"])
      await expect(page.call(contract.addShopOrder, { plan })).rejects.toEqual(refused('plan_not_for_sale'));
  });
});

it.each([
  ['a negative price', 'payable = -1, list = -1'],
  ['amounts that do not add up', 'payable = payable - 1'],
  ['a discount above the price', 'discount = list + 1, payable = -1'],
  ['a quantity of none', 'quantity = 0'],
  ['a quantity of a hundred', 'quantity = 100'],
  ['another currency', `currency = 'EUR'`],
])('the database itself refuses %s', async (_, change) => {
  const { quoteId } = await quote('month_vip');
  const { orderNo } = await page.call(contract.purchase, { quoteId });
  const { db } = shop.deps;
  await expect(db.run(`update quotes set ${change} where quote_id = $1`, [quoteId])).rejects.toThrow();
  await expect(db.run(`update orders set ${change} where order_no = $1`, [orderNo])).rejects.toThrow();
});

describe('cancelOrder', () => {
  it('closes the order and its payments at the providers; a repetition changes nothing', async () => {
    const { orderNo } = await page.call(contract.addShopOrder, { plan: 'month_vip' });
    const number = await shop.attempt(accountId, orderNo);
    const canceled = await page.call(contract.cancelOrder, { orderNo });
    expect(canceled).toMatchObject({ status: 'canceled', pay: 'USERPAYING', closedAt: null });
    await shop.pass(minute);
    expect(shop.wechat.trades.get(number)?.state).toBe('closed');
    expect(await page.call(contract.cancelOrder, { orderNo })).toMatchObject({
      ...{ status: 'canceled', pay: 'CLOSED', closedAt: expect.any(Number) },
    });
    await expect(page.call(contract.payCode, { orderNo, channel: 'wechat' })).rejects.toEqual(
      refused('order_closed'),
    );
    expect((await page.call(contract.addShopOrder, { plan: 'month_vip' })).orderNo).not.toBe(orderNo);
  });

  it('refuses a paid order and those of others', async () => {
    const { orderNo } = await page.call(contract.addShopOrder, { plan: 'month_vip' });
    const otherUser = await otherPage();
    await expect(otherUser.call(contract.cancelOrder, { orderNo })).rejects.toEqual(
      refused('order_not_found'),
    );
    const paid = shop.wechat.pay(await shop.attempt(accountId, orderNo));
    await shop.post('wechat', shop.wechat.sign(paid, `cancel-${orderNo}`));
    await expect(page.call(contract.cancelOrder, { orderNo })).rejects.toEqual(refused('order_paid'));
    expect(await tier()).toBe('plus');
  });

  it('is overruled by money that was already sent', async () => {
    const { orderNo } = await page.call(contract.addShopOrder, { plan: 'month_vip' });
    const number = await shop.attempt(accountId, orderNo);
    await page.call(contract.cancelOrder, { orderNo });
    await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), `overruled-${orderNo}`));
    expect(await page.call(contract.orderStatus, { orderNo })).toMatchObject({ status: 'finished' });
    expect(await tier()).toBe('plus');
  });
});

it('two sessions of one account share their orders', async () => {
  const { orderNo } = await page.call(contract.addShopOrder, { plan: 'month_vip' });
  const phone = shop.server.as(await openTestSession(shop.deps, { accountId }));
  expect(await phone.call(contract.orderStatus, { orderNo })).toMatchObject({ orderNo, status: 'unpaid' });
});
