import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/orders';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createAccount } from '../../accounts/testing.ts';
import { settle } from '../settlement/settle.ts';
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

const notFound = expect.objectContaining({ constructor: AppError, code: 'order_not_found' });
const order = (plan: string) => page.call(contract.addShopOrder, { plan });
const kindsOf = async (orderNo: string) =>
  (await page.call(contract.readOrder, { orderNo })).events.map(({ kind }) => kind);

describe('an order', () => {
  it('shows its states until it is finished, and the channel', async () => {
    const { orderNo } = await order('month_vip');
    const status = () => page.call(contract.orderStatus, { orderNo });
    expect(await status()).toMatchObject({ status: 'unpaid', pay: 'USERPAYING', channel: null });
    const paid = shop.alipay.pay(await shop.attempt(accountId, orderNo, 'alipay'));
    expect(await status()).toMatchObject({ status: 'unpaid', pay: 'USERPAYING' });
    shop.clock.advance(minute);
    await settle(shop.deps, paid);
    expect(await status()).toMatchObject({
      ...{ status: 'finished', pay: 'SUCCESS', channel: 'alipay', paidAt: shop.clock.now(), refunded: 0 },
    });
  });

  it('shows a failed attempt, and its expiry also before that is recorded', async () => {
    const { orderNo, expiresAt } = await order('month_vip');
    shop.wechat.behaviour = 'refuses';
    await expect(page.call(contract.payCode, { orderNo, channel: 'wechat' })).rejects.toThrow(AppError);
    shop.wechat.behaviour = 'works';
    const status = () => page.call(contract.orderStatus, { orderNo });
    expect(await status()).toMatchObject({ status: 'unpaid', pay: 'FAIL' });
    shop.clock.set(expiresAt - 1);
    expect(await status()).toMatchObject({ status: 'unpaid' });
    shop.clock.set(expiresAt);
    expect(await status()).toMatchObject({ status: 'canceled' });
  });

  it('belongs to its buyer: others learn nothing of it', async () => {
    const { orderNo } = await order('month_vip');
    const otherUser = shop.server.as((await createAccount(shop.deps)).token);
    for (const call of [contract.orderStatus, contract.payStatusOfOrder, contract.readOrder] as const)
      await expect(otherUser.call(call as typeof contract.orderStatus, { orderNo })).rejects.toEqual(
        notFound,
      );
    for (const channel of ['wechat', 'any'] as const)
      await expect(otherUser.call(contract.payCode, { orderNo, channel })).rejects.toEqual(notFound);
    await expect(otherUser.call(contract.shopPayCode, { orderNo, channel: 'alipay' })).rejects.toEqual(
      notFound,
    );
    await expect(
      otherUser.call(contract.mobilePurchase, { orderNo, channel: 'wechat', way: 'h5' }),
    ).rejects.toEqual(notFound);
    await expect(otherUser.call(contract.stripePurchase, { orderNo })).rejects.toEqual(notFound);
    expect(await otherUser.call(contract.listOrders, {})).toEqual({ orders: [], next: null });
    expect(await otherUser.call(contract.orderStatusByType, { type: 'vip' })).toEqual({ order: null });
  });

  it('has a history: started, paid twice on two channels, returned', async () => {
    const { orderNo } = await order('month_vip');
    const one = await shop.attempt(accountId, orderNo);
    const other = await shop.attempt(accountId, orderNo, 'alipay');
    await settle(shop.deps, shop.wechat.pay(one));
    await settle(shop.deps, shop.alipay.pay(other));
    await shop.pass(minute);
    expect(await kindsOf(orderNo)).toEqual([
      'ordered',
      'pay_started',
      'pay_started',
      'paid',
      'paid_twice',
      'granted',
      'refund_wanted',
      'refunded',
    ]);
    const { order: view, events } = await page.call(contract.readOrder, { orderNo });
    expect(view).toMatchObject({ status: 'finished', channel: 'wechat', refunded: 0 });
    expect(events.at(-1)).toEqual({
      ...{ kind: 'refunded', at: expect.any(Number), amount: 2500, currency: 'CNY', channel: 'alipay' },
    });
  });

  it('has a history: closed, and money under review', async () => {
    const { orderNo } = await order('month_vip');
    const number = await shop.attempt(accountId, orderNo);
    await settle(shop.deps, { ...shop.wechat.pay(number), amount: 1, currency: 'USD' });
    expect(await kindsOf(orderNo)).toEqual(['ordered', 'pay_started', 'under_review']);
    const { events } = await page.call(contract.readOrder, { orderNo });
    expect(events.at(-1)).toMatchObject({ amount: 1, currency: 'USD' });
    await shop.pass(day);
    expect(await kindsOf(orderNo)).toEqual(['ordered', 'pay_started', 'under_review', 'closing', 'closed']);
  });
});

describe('listOrders', () => {
  it('pages from the newest, without gaps and repetitions', async () => {
    const made: string[] = [];
    for (let count = 0; count < 45; count++) {
      const { orderNo } = await order(count % 2 ? 'month_vip' : 'words_50k');
      await page.call(contract.cancelOrder, { orderNo });
      // Several in one millisecond.
      if (count % 3 === 0) shop.clock.advance(1);
      made.push(orderNo);
    }
    const listed: string[] = [];
    const times: number[] = [];
    let cursor: string | null | undefined;
    for (let pages = 1; cursor !== null; pages++) {
      const { orders, next } = await page.call(contract.listOrders, cursor ? { cursor } : {});
      expect(orders.length).toBe(pages < 3 ? 20 : 5);
      listed.push(...orders.map(({ orderNo }) => orderNo));
      times.push(...orders.map(({ createdAt }) => createdAt));
      cursor = next;
    }
    expect([...listed].sort()).toEqual([...made].sort());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    await expect(page.call(contract.listOrders, { cursor: 'x' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('returns the newest of each type', async () => {
    const plan = await order('month_vip');
    shop.clock.advance(minute);
    const words = await order('words_50k');
    const newest = async (type: 'vip' | 'ai') =>
      (await page.call(contract.orderStatusByType, { type })).order?.orderNo;
    expect([await newest('vip'), await newest('ai')]).toEqual([plan.orderNo, words.orderNo]);
  });
});
