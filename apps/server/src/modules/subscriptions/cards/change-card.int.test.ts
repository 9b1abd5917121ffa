import * as contract from '@inkstone/contracts/subscriptions';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import { type CardHolder, type CardShop, openCardShop } from '../testing/card-shop.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const refused = (code: string) => expect.objectContaining({ code });
const begin = async (holder: CardHolder) => {
  const { subscriptionId } = holder;
  const { handle } = await (await shop.clientOf(holder)).call(contract.changeCard, { subscriptionId });
  return handle.kind === 'client_secret' ? handle.secret.replace('_secret_x', '') : '';
};
const finish = async (holder: CardHolder) =>
  (await shop.clientOf(holder)).call(contract.finishCardChange, { subscriptionId: holder.subscriptionId });
/** E-mails that name a card, the newest first. */
const cardMails = () =>
  (shop.server.deps.mail.simulated?.() ?? []).filter(({ text }) => text.includes('VISA'));

it('charges the next period to the new card, forgets the former one, and notifies the owner once', async () => {
  const holder = await shop.subscribe();
  const { card: former } = holder.billed;
  const setup = await begin(holder);
  expect(await finish(holder)).toEqual({ isChanged: false });
  expect(holder.billed.card).toBe(former);
  shop.stripe.billing.enterCard(setup, 'pm_new_4242');
  expect(await Promise.all([finish(holder), finish(holder)])).toEqual([
    { isChanged: true },
    { isChanged: true },
  ]);
  expect(holder.billed.card).toBe('pm_new_4242');
  expect(shop.stripe.billing.detached).toEqual([former]);
  expect(shop.stripe.billing.renew(holder.billed.id).card).toBe('pm_new_4242');
  expect(await finish(holder)).toEqual({ isChanged: true });
  expect(cardMails()).toMatchObject([{ text: expect.stringContaining('4242') }]);
});

it('finishes a change whose page was closed', async () => {
  const holder = await shop.subscribe();
  shop.stripe.billing.enterCard(await begin(holder), 'pm_late_0005');
  await shop.pass(11 * minute);
  expect(holder.billed.card).toBe('pm_late_0005');
  expect(cardMails()[0]?.text).toContain('0005');
});

it('keeps the former card if no other one is entered within a day', async () => {
  const holder = await shop.subscribe();
  const { card } = holder.billed;
  const setup = await begin(holder);
  await shop.pass(2 * day);
  shop.stripe.billing.enterCard(setup, 'pm_old_0000');
  await shop.pass(2 * day);
  expect(holder.billed.card).toBe(card);
});

it('does not use a card entered for another subscription', async () => {
  const [holder, other] = [await shop.subscribe(), await shop.subscribe()];
  Object.assign(other.billed, { customer: holder.billed.customer });
  const foreign = await begin(other);
  shop.stripe.billing.enterCard(foreign, 'pm_other_9999');
  await begin(holder);
  await shop.server.deps.db.run('update card_mirrors set setup_ref = $1 where subscription_id = $2', [
    foreign,
    holder.subscriptionId,
  ]);
  const { card } = holder.billed;
  expect(await finish(holder)).toEqual({ isChanged: false });
  expect(holder.billed.card).toBe(card);
});

it('keeps a card that another subscription of the same payer charges', async () => {
  const [holder, other] = [await shop.subscribe(), await shop.subscribe()];
  Object.assign(other.billed, { customer: holder.billed.customer, card: holder.billed.card });
  shop.stripe.billing.enterCard(await begin(holder), 'pm_two_2222');
  await finish(holder);
  expect(holder.billed.card).toBe('pm_two_2222');
  expect(shop.stripe.billing.detached).not.toContain(other.billed.card);
});

it("is refused for another account's subscription, an ended one, and while Stripe is down", async () => {
  const holder = await shop.subscribe();
  const otherUser = shop.server.as((await createAccount(shop.server.deps)).token);
  const { subscriptionId } = holder;
  for (const endpoint of [contract.changeCard, contract.finishCardChange])
    await expect(otherUser.call(endpoint, { subscriptionId })).rejects.toEqual(
      refused('subscription_not_found'),
    );
  shop.stripe.outage = () => ({ status: 503, headers: {}, body: '{}' });
  await expect(begin(holder)).rejects.toEqual(refused('pay_unavailable'));
  shop.stripe.outage = null;
  await (await shop.clientOf(holder)).call(contract.cancelSubscription, { subscriptionId });
  await expect(begin(holder)).rejects.toEqual(refused('card_unchangeable'));
});
