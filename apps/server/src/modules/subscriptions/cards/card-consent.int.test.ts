import * as contract from '@inkstone/contracts/subscriptions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import { createOrder } from '../../orders/create-order.ts';
import { createQuote } from '../../orders/quotes/create-quote.ts';
import { type CardShop, openCardShop } from '../testing/card-shop.ts';
import { consentTo } from '../testing/subscribe.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const run = (text: string, given: readonly unknown[] = []) => shop.server.deps.db.run(text, given);
const refused = (code: string) => expect.objectContaining({ code });

it('a subscription by card requires consent to its price and to the agreement in force', async () => {
  const account = await createAccount(shop.server.deps);
  const quote = { plan: 'month_vip', quantity: 1 };
  const { quoteId } = await createQuote(shop.server.deps, account.accountId, quote);
  const { orderNo } = await createOrder(shop.server.deps, account.accountId, quoteId);
  const client = shop.server.as(account.token);
  const consent = await consentTo(client, 'month_vip');
  const before = shop.stripe.requests.length;
  const begin = (given?: typeof consent) =>
    client.call(contract.stripeSubscription, { orderNo, ...(given && { consent: given }) });
  await expect(begin()).rejects.toEqual(refused('renewal_not_agreed'));
  await expect(begin({ ...consent, amount: 2400 })).rejects.toEqual(refused('price_changed'));
  await expect(begin({ ...consent, termsVersion: '2020-01-01' })).rejects.toEqual(refused('terms_changed'));
  expect(shop.stripe.requests.length).toBe(before);
  expect(await run('select 1 from subscriptions where order_no = $1', [orderNo])).toEqual([]);
  await begin(consent);
  expect(
    await run(
      `select c.amount::int as amount, c.terms_version as version
       from renewal_consents c join subscriptions s using (subscription_id) where s.order_no = $1`,
      [orderNo],
    ),
  ).toEqual([{ amount: 2500, version: consent.termsVersion }]);
});
