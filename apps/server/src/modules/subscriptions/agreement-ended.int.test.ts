import * as contract from '@inkstone/contracts/subscriptions';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { scheduleDue } from '../../platform/due/index.ts';
import { agreementHintKind } from '../../ports/agreement-channel.ts';
import { createAccount } from '../accounts/testing.ts';
import { openCouponDesk } from '../orders/testing/coupons.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { consentTo, type Subscriber, stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
  await shop.deps.db.run('delete from due');
});

let count = 0;
const subscriber = (channel: 'wechat' | 'alipay') =>
  subscribe(shop, channel, { email: `reader${++count}@example.com` });
/** A provider sends a notice about an agreement. Its content is not trusted. */
const hint = ({ agreementNo: ref }: Subscriber) =>
  shop.deps.db.transact(({ sql }) =>
    scheduleDue(sql, { kind: agreementHintKind, ref, at: shop.clock.now() }),
  );
const tier = ({ accountId }: Subscriber) => shop.deps.tierOf(accountId);
const ordersOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.deps.db.run(
      `select o.state, o.payable, coalesce((select sum(p.amount) from payments p where p.order_no = o.order_no), 0) as paid
       from orders o where o.subscription_id = $1 order by o.period_no`,
      [subscriptionId],
    )
  ).map(({ state, payable, paid }) => `${state} ${payable} ${paid}`);
const notifiedOf = async ({ accountId }: Subscriber) =>
  (
    await shop.deps.db.run(
      `select kind from notifications where account_id = $1 and kind like 'subscription%'`,
      [accountId],
    )
  ).map(({ kind }) => kind);

it.each(['wechat', 'alipay'] as const)(
  'an end at %s is applied at once, and benefits last to the end of the term',
  async (channel) => {
    const one = await subscriber(channel);
    await shop.pass(3 * day);
    await hint(one);
    await shop.pass(minute);
    // The agreement stays in force, whatever the notice stated.
    expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'active' });
    shop.agreements[channel].states.set(one.agreementNo, 'ended');
    for (let time = 0; time < 2; time++) {
      await hint(one);
      await shop.pass(minute);
    }
    expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'ended', endReason: 'provider' });
    expect(await notifiedOf(one)).toEqual(['subscription_ended']);
    expect(await tier(one)).toBe('plus');
    await shop.pass(30 * day);
    expect(await tier(one)).toBe('free');
    expect(await ordersOf(one)).toEqual(['finished 2500 2500']);
  },
);

it('an end between the query of the agreement and the charge charges nothing, and is notified', async () => {
  const one = await subscriber('wechat');
  shop.agreements.wechat.meanwhile = async () => {
    shop.agreements.wechat.meanwhile = null;
    shop.agreements.wechat.states.delete(one.agreementNo);
  };
  await shop.pass(34 * day);
  expect(await stored(shop, one.subscriptionId)).toMatchObject({
    ...{ state: 'ended', endReason: 'provider', periodNo: 1 },
  });
  const charges = await shop.deps.db.run(
    'select period_no, outcome, fault from charges where subscription_id = $1 order by started_at',
    [one.subscriptionId],
  );
  expect(charges.map(({ period_no, outcome, fault }) => `${period_no} ${outcome} ${fault}`)).toEqual([
    '1 paid ',
    '2 failed no agreement',
  ]);
  expect(await ordersOf(one)).toEqual(['finished 2500 2500', 'canceled 2500 0']);
  expect(await notifiedOf(one)).toEqual(['subscription_ended']);
  expect(await tier(one)).toBe('free');
});

it('the first period costs the ordered price with coupon, and the next ones the agreed price', async () => {
  const account = await createAccount(shop.deps, { email: 'first@example.com' });
  const client = shop.server.as(account.token);
  const desk = openCouponDesk(shop);
  const { orderNo, payable } = await desk.order(
    account,
    'month_vip',
    await desk.coupon(account, { amount: 1000 }),
  );
  expect(payable).toBe(1500);
  const consent = await consentTo(client, 'month_vip');
  expect(consent.amount).toBe(2500);
  const { subscriptionId } = await client.call(contract.wechatSubscription, { orderNo, way: 'qr', consent });
  const { agreementNo } = await stored(shop, subscriptionId);
  shop.agreements.wechat.states.set(agreementNo, 'signed');
  await client.call(contract.checkSubscription, { subscriptionId });
  await shop.pass(34 * day);
  const one = { ...account, client, subscriptionId, agreementNo };
  expect(await ordersOf(one)).toEqual(['finished 1500 1500', 'finished 2500 2500']);
});
