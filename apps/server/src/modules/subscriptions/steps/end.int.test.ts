import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../orders/testing/shop.ts';
import { stored, subscribe } from '../testing/subscribe.ts';
import { recordEnd } from './end.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

it('an end at the provider is notified in the transaction that records it, once', async () => {
  const { accountId, subscriptionId } = await subscribe(shop, 'wechat', { email: 'reader@example.com' });
  const state = async () => (await stored(shop, subscriptionId)).state;
  const notified = async () => {
    const text = `select 1 from notifications where account_id = $1 and kind = 'subscription_ended'`;
    return (await shop.deps.db.run(text, [accountId])).length;
  };
  const mails = () => shop.deps.mail.simulated?.().length ?? 0;
  const before = mails();
  const failing = {
    ...shop.deps,
    notify: async (...given: Parameters<typeof shop.deps.notify>) => {
      await shop.deps.notify(...given);
      throw new Error('the process ended');
    },
  };
  await expect(recordEnd(failing, subscriptionId)).rejects.toThrow('the process ended');
  expect([await state(), await notified(), mails()]).toEqual(['active', 0, before]);
  for (let time = 0; time < 2; time++) await recordEnd(shop.deps, subscriptionId);
  expect([await state(), await notified(), mails()]).toEqual(['ended', 1, before + 1]);
});
