import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { insertSubscription } from './store.ts';
import { stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

it('reads the membership of an account once, for any number of its subscriptions', async () => {
  const { client, subscriptionId } = await subscribe(shop);
  const ended = { state: 'ended', endReason: 'user', endedAt: shop.clock.now() } as const;
  const first = await stored(shop, subscriptionId);
  const addEnded = () => {
    const agreementNo = shop.deps.ids.next().replaceAll('-', '');
    const own = { agreementNo, subscriptionId: shop.deps.ids.next() };
    return insertSubscription(shop.deps.db.sql, { ...first, ...ended, ...own });
  };
  // Statements that are not prepared; the first request prepares the others.
  const list = async () => {
    const select = vi.spyOn(shop.deps.db.sql, 'select');
    const { subscriptions } = await client.call(listAllSubscriptions, {});
    const statements = select.mock.calls.length;
    select.mockRestore();
    return { statements, benefits: subscriptions.map(({ benefits }) => benefits?.vip_type) };
  };
  await addEnded();
  await list();
  const two = await list();
  for (let count = 0; count < 3; count++) await addEnded();
  const five = await list();
  expect([two.benefits, five.benefits]).toEqual([Array(2).fill('vip'), Array(5).fill('vip')]);
  expect(five.statements).toBe(two.statements);
});
