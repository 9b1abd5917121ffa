import * as contract from '@inkstone/contracts/subscriptions';
import { hour, instant } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../accounts/testing.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { consentTo, stored } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // Like WeChat Pay: nothing is charged between 22:00 and 7:00.
  Object.assign(shop.agreements.wechat.channel, { worksAtNight: false });
});
afterAll(() => shop[Symbol.asyncDispose]());

const inShanghai = (time: string) => instant(Date.parse(`${time}+08:00`));

it('of an agreement signed after 22:00 waits for the morning, and so does its order', async () => {
  shop.clock.set(inShanghai('2026-11-22T21:58:00'));
  const { accountId, token } = await createAccount(shop.deps);
  const client = shop.server.as(token);
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const consent = await consentTo(client, 'month_vip');
  const given = { orderNo, way: 'qr' as const, consent };
  const { subscriptionId } = await client.call(contract.wechatSubscription, given);
  const { agreementNo } = await stored(shop, subscriptionId);
  shop.clock.set(inShanghai('2026-11-22T22:03:00'));
  shop.agreements.wechat.states.set(agreementNo, 'signed');
  await client.call(contract.checkSubscription, { subscriptionId });
  await shop.pass(8 * hour);
  expect(shop.agreements.wechat.charged).toEqual([]);
  expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'announced', periodNo: 0 });
  expect(await shop.deps.tierOf(accountId)).toBe('free');
  await shop.pass(inShanghai('2026-11-23T07:01:00') - shop.clock.now());
  expect(shop.agreements.wechat.charged).toHaveLength(1);
  expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'active', periodNo: 1 });
  expect(await shop.deps.tierOf(accountId)).toBe('plus');
});

it('is not offered at night, and follows at once by day', async () => {
  shop.clock.set(inShanghai('2026-11-23T22:00:00'));
  const { token } = await createAccount(shop.deps);
  const channels = async () => {
    const terms = await shop.server.as(token).call(contract.renewalTerms, { plan: 'month_vip' });
    return terms.channels.map(({ channel }) => channel);
  };
  expect(await channels()).toEqual(['alipay']);
  shop.clock.set(inShanghai('2026-11-24T07:00:00'));
  expect(await channels()).toEqual(['wechat', 'alipay']);
});
