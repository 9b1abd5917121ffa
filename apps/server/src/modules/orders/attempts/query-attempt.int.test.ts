import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import { subscribe } from '../../subscriptions/testing/subscribe.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const attempt = async (number: string) => {
  const [row] = await shop.deps.db.run(
    'select state, polls::int as polls from pay_attempts where out_trade_no = $1',
    [number],
  );
  return { state: row?.state, polls: Number(row?.polls) };
};
const errors = () => shop.server.captured.lines().filter(({ level }) => level === 'error').length;

it('queries a charge that stays open at increasing intervals, and closes it after seven days', async () => {
  shop.agreements.wechat.behaviour = 'open';
  const subscriber = await subscribe(shop, 'wechat');
  const number = shop.agreements.wechat.charged.at(-1) ?? '';
  await shop.pass(2 * hour);
  const early = await attempt(number);
  expect(early.polls).toBeLessThan(35);
  await shop.pass(5 * day);
  const later = await attempt(number);
  expect(later.state).toBe('closing');
  expect(later.polls - early.polls).toBeLessThan(45);
  const before = errors();
  await shop.pass(3 * day);
  expect((await attempt(number)).state).toBe('closed');
  expect(errors()).toBe(before + 1);
  const [ended] = await shop.deps.db.run('select state from subscriptions where subscription_id = $1', [
    subscriber.subscriptionId,
  ]);
  expect(ended?.state).toBe('ended');
  // Money that arrives afterwards was no longer expected, and is returned.
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), 'late'));
  await shop.pass(hour);
  expect([...shop.wechat.refunds.values()].map(({ outTradeNo }) => outTradeNo)).toEqual([number]);
  shop.agreements.wechat.behaviour = 'paid';
});

it('queries every five minutes while a code can be paid, and less often while the provider is unreachable', async () => {
  const { accountId } = await createAccount(shop.deps);
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const number = await shop.attempt(accountId, orderNo);
  await shop.pass(29 * minute);
  expect((await attempt(number)).polls).toBeGreaterThan(8);
  shop.wechat.behaviour = 'unreachable';
  await shop.pass(10 * day);
  const { state, polls } = await attempt(number);
  expect(state).toBe('closing');
  expect(polls).toBeLessThan(90);
  shop.wechat.behaviour = 'works';
  await shop.pass(7 * hour);
  expect((await attempt(number)).state).toBe('closed');
});
