import { day, hour, instant, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

it('leaves no gap in the benefits where a charge is paid after the period, before anybody looked', async () => {
  const { accountId, subscriptionId } = await subscribe(shop, 'wechat', { email: 'reader@example.com' });
  shop.agreements.wechat.mood = 'open';
  await shop.pass(26 * day);
  const { periodEnd, nextChargeAt } = await stored(shop, subscriptionId);
  await shop.pass(Number(nextChargeAt) - shop.clock.now() + minute);
  await shop.pass(Number(periodEnd) - shop.clock.now() - minute);
  shop.clock.set(instant(Number(periodEnd) + hour));
  const number = shop.agreements.wechat.charged.at(-1) ?? '';
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), 'after'));
  await shop.pass(10 * minute);
  expect((await stored(shop, subscriptionId)).periodNo).toBe(2);
  const [spans] = await shop.deps.db.run(
    `select count(*)::int as count, (max(ends_at) - min(starts_at) - sum(ends_at - starts_at))::float8 as gap
     from membership_spans where account_id = $1`,
    [accountId],
  );
  expect(spans).toEqual({ count: 3, gap: 0 });
});
