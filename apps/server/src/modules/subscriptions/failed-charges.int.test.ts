import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => {
  shop.agreements.wechat.behaviour = 'paid';
});

it('a charge is announced with its amount, and only the last failed one is notified as the last', async () => {
  const { accountId, subscriptionId } = await subscribe(shop, 'wechat', { email: 'reader@example.com' });
  const { nextChargeAt } = await stored(shop, subscriptionId);
  shop.agreements.wechat.behaviour = 'no_money';
  await shop.pass(40 * day);
  expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'ended', endReason: 'lapsed' });
  const rows = await shop.deps.db.run(
    `select params from notifications where account_id = $1 and kind = 'renewal_failed' order by created_at`,
    [accountId],
  );
  expect(rows.map(({ params }) => params)).toEqual([{}, {}, { isLast: 'yes' }]);
  // The announced amount, in fen.
  const [announced] = await shop.deps.db.run(
    `select params from notifications where account_id = $1 and kind = 'renewal_ahead'`,
    [accountId],
  );
  expect(announced?.params).toEqual({ at: nextChargeAt, amount: 2500, currency: 'CNY' });
});

it('a charge that the provider refuses for good is the last one', async () => {
  const { accountId } = await subscribe(shop, 'wechat', { email: 'other@example.com' });
  shop.agreements.wechat.behaviour = 'refused';
  await shop.pass(40 * day);
  const rows = await shop.deps.db.run(
    `select params from notifications where account_id = $1 and kind = 'renewal_failed'`,
    [accountId],
  );
  expect(rows.map(({ params }) => params)).toEqual([{ isLast: 'yes' }]);
});
