import { verifyOwner } from '@inkstone/contracts/accounts';
import { cancelDeletion, requestDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSession } from '../accounts/testing.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { type CardShop, openCardShop } from './testing/card-shop.ts';
import { type Subscriber, stored, subscribe } from './testing/subscribe.ts';

const password = 'geheim1234';
let shop: Shop;
let cards: CardShop;
beforeAll(async () => {
  [shop, cards] = await Promise.all([openShop(), openCardShop()]);
});
afterAll(() => Promise.all([shop[Symbol.asyncDispose](), cards[Symbol.asyncDispose]()]));

const again = async (one: Subscriber) => shop.server.as(await openTestSession(shop.deps, one));
/** Requests the deletion of the account, as its owner. */
async function leave(one: Subscriber): Promise<void> {
  const client = await again(one);
  const entry = { account: one.phone, verifyType: 'password', password, purpose: 'delete_account' } as const;
  const { proof } = await client.call(verifyOwner, entry);
  await client.call(requestDeletion, { proof });
}

it.each(['wechat', 'alipay'] as const)(
  'an account whose deletion is requested before a charge by %s is not charged, also if it is kept afterwards',
  async (channel) => {
    const one = await subscribe(shop, channel, { email: `leaving-${channel}@example.com`, password });
    // The next charge is announced already.
    await shop.pass(27 * day);
    const before = shop.agreements[channel].charged.length;
    await leave(one);
    await shop.pass(minute);
    expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'ended', endReason: 'account' });
    expect(shop.agreements[channel].states.get(one.agreementNo)).toBe('ended');
    expect(shop.deps.mail.simulated?.()[0]?.text).toContain('取消');
    await shop.pass(6 * day);
    const kept = await again(one);
    await kept.call(cancelDeletion, {});
    await shop.pass(30 * day);
    expect(shop.agreements[channel].charged.length).toBe(before);
    const { subscriptions } = await (await again(one)).call(listAllSubscriptions, {});
    expect(subscriptions).toMatchObject([{ status: 'canceled', next: null }]);
  },
);

it('a card subscription is canceled at the provider when the deletion of the account is requested', async () => {
  const holder = await cards.subscribe();
  await cards.server.deps.db.run(
    'insert into account_deletions (account_id, asked_at, due_at) values ($1, 0, 9e15)',
    [holder.accountId],
  );
  const { db, clock, accountLeaving } = cards.server.deps;
  await db.transact(async (tx) => {
    for (const end of accountLeaving) await end(tx, holder.accountId, clock.now());
  });
  await cards.pass(minute);
  expect(await cards.stored(holder)).toMatchObject({ endReason: 'account' });
  expect(holder.billed).toMatchObject({ status: 'canceled' });
});
