import { addPrice } from '@inkstone/contracts/staff/prices';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { openShop, type Shop } from '../../orders/testing/shop.ts';
import { type Subscriber, stored, subscribe } from '../testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const price = (itemId: 'month_vip' | 'month_vvip', amount: number) =>
  callAsOperator(shop.deps, 'tester')(addPrice, { itemId, amount, reason: 'test' });
const notifiedOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.deps.db.run('select amount from price_notices where subscription_id = $1', [subscriptionId])
  ).map(({ amount }) => Number(amount));
const amountsOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.deps.db.run('select payable from orders where subscription_id = $1 order by period_no', [
      subscriptionId,
    ])
  ).map(({ payable }) => Number(payable));

it('notifies within a day of a price that rises in the two weeks before a charge, and lapses without consent', async () => {
  const one = await subscribe(shop, 'wechat', { email: 'rise@example.com' });
  const other = await subscribe(shop, 'wechat', { email: 'other@example.com', plan: 'month_vvip' });
  await shop.pass(19 * day);
  await price('month_vip', 3000);
  await shop.pass(day);
  expect(await notifiedOf(one)).toEqual([3000]);
  await shop.pass(20 * day);
  expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'ended', fault: 'no_consent' });
  expect(await notifiedOf(other)).toEqual([]);
  expect(await amountsOf(other)).toEqual([9800, 9800]);
  await price('month_vip', 2500);
});

it('announces and charges as usual if a notified higher price is lowered again', async () => {
  const one = await subscribe(shop, 'alipay', { email: 'fall@example.com' });
  await price('month_vip', 3000);
  await shop.pass(18 * day);
  expect(await notifiedOf(one)).toEqual([3000]);
  await price('month_vip', 2400);
  await shop.pass(16 * day);
  expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'active', periodNo: 2 });
  expect(await amountsOf(one)).toEqual([2500, 2400]);
});

it('does not check a subscription without a change of prices before its charge is announced', async () => {
  const one = await subscribe(shop, 'alipay', { email: 'calm@example.com' });
  const { nextChargeAt } = await stored(shop, one.subscriptionId);
  const checks = new Set<number>();
  for (let at = shop.clock.now(); at < Number(nextChargeAt) - 7 * day; at = shop.clock.now()) {
    const [row] = await shop.deps.db.run(`select due_at from due where ref = $1`, [one.subscriptionId]);
    checks.add(Number(row?.due_at));
    await shop.pass(day);
  }
  expect(checks.size).toBe(1);
});
