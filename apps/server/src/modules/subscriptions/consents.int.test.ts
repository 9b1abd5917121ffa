import type { AppError } from '@inkstone/contracts';
import { purchase, quoteUpgrade } from '@inkstone/contracts/orders';
import { addPrice } from '@inkstone/contracts/staff/prices';
import * as contract from '@inkstone/contracts/subscriptions';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { queryAttemptKind } from '../orders/attempts/store.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { runSubscription } from './steps/run-subscription.ts';
import { consentTo, type Subscriber, stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await price(2500);
  await shop.pass(1);
  await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
  await shop.deps.db.run('delete from due');
  for (const fake of [shop.agreements.wechat, shop.agreements.alipay])
    Object.assign(fake, { behaviour: 'paid', answersEnd: true, meanwhile: null });
});

const run = (text: string, given: readonly unknown[] = []) => shop.deps.db.run(text, given);
const refused = (code: ConstructorParameters<typeof AppError>[0]) => expect.objectContaining({ code });
let numbers = 0;
const withMail = () => ({ email: `buyer${++numbers}@example.com` });
const clientOf = async (one: Subscriber) => shop.server.as(await openTestSession(shop.deps, one));
const lastMail = () => shop.deps.mail.simulated?.()[0];
const lastSms = () => shop.deps.sms.simulated?.()[0];
const price = (amount: number, from: number = shop.clock.now()) =>
  callAsOperator(shop.deps, 'tester')(addPrice, { itemId: 'month_vip', amount, from, reason: 'test' });
const consentsOf = (subscriptionId: string) =>
  run('select kind, amount, terms_version, language from renewal_consents where subscription_id = $1', [
    subscriptionId,
  ]);
const amountsOf = async (subscriptionId: string) =>
  (
    await run('select payable from orders where subscription_id = $1 order by period_no', [subscriptionId])
  ).map(({ payable }) => Number(payable));

/** An account with an unpaid order for a month of Plus. */
async function orderer() {
  const account = await createAccount(shop.deps);
  const { orderNo } = await shop.order(account.accountId, 'month_vip');
  return { ...account, orderNo, client: shop.server.as(account.token) };
}

describe('consent to a renewal', () => {
  it('is required for the price and the agreement in force, and recorded', async () => {
    const { client, orderNo } = await orderer();
    const consent = await consentTo(client, 'month_vip');
    const sign = (given?: typeof consent) =>
      client.call(contract.alipaySubscription, { orderNo, way: 'qr', ...(given && { consent: given }) });
    await expect(sign()).rejects.toEqual(refused('renewal_not_agreed'));
    await expect(sign({ ...consent, amount: 2400 })).rejects.toEqual(refused('price_changed'));
    await expect(sign({ ...consent, termsVersion: '2020-01-01' })).rejects.toEqual(refused('terms_changed'));
    expect(await run('select 1 from subscriptions where order_no = $1', [orderNo])).toEqual([]);
    const { subscriptionId } = await sign(consent);
    expect(await consentsOf(subscriptionId)).toEqual([
      {
        kind: 'begin',
        amount: '2500',
        terms_version: consent.termsVersion,
        language: expect.stringMatching(/^(zh|en)$/),
      },
    ]);
    // A reloaded page continues without requesting consent again.
    expect((await sign()).subscriptionId).toBe(subscriptionId);
    expect(await consentsOf(subscriptionId)).toHaveLength(1);
  });

  it('of two concurrent pages begins one agreement', async () => {
    const { client, orderNo } = await orderer();
    const consent = await consentTo(client, 'month_vip');
    const sign = () => client.call(contract.alipaySubscription, { orderNo, way: 'qr', consent });
    const made = await Promise.all([sign(), sign(), sign()]);
    expect(new Set(made.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(await run('select 1 from subscriptions where order_no = $1', [orderNo])).toHaveLength(1);
  });

  it('through two channels keeps the later one, and charges once', async () => {
    const { client, orderNo } = await orderer();
    const consent = await consentTo(client, 'month_vip');
    const given = { orderNo, way: 'qr', consent } as const;
    const first = await client.call(contract.alipaySubscription, given);
    const second = await client.call(contract.wechatSubscription, given);
    for (const { subscriptionId } of [first, second]) {
      const { channel, agreementNo } = await stored(shop, subscriptionId);
      if (channel === 'stripe') throw new Error('No card was used');
      shop.agreements[channel].states.set(agreementNo, 'signed');
    }
    await shop.pass(5 * minute);
    expect(await stored(shop, first.subscriptionId)).toMatchObject({ state: 'ended', endReason: 'replaced' });
    expect(await stored(shop, second.subscriptionId)).toMatchObject({ state: 'active', periodNo: 1 });
    expect(await amountsOf(second.subscriptionId)).toEqual([2500]);
    expect(await run('select 1 from payments where order_no = $1', [orderNo])).toHaveLength(1);
  });

  it('refused by the payer at the provider leaves the order payable in another way', async () => {
    const { client, orderNo } = await orderer();
    const consent = await consentTo(client, 'month_vip');
    const given = { orderNo, way: 'qr', consent } as const;
    const { subscriptionId } = await client.call(contract.wechatSubscription, given);
    const { agreementNo } = await stored(shop, subscriptionId);
    shop.agreements.wechat.states.set(agreementNo, 'ended');
    const view = await client.call(contract.checkSubscription, { subscriptionId });
    expect(view).toMatchObject({ status: 'canceled', signedAt: null });
    expect(await run('select state from orders where order_no = $1', [orderNo])).toEqual([
      { state: 'unpaid' },
    ]);
    // The buyer can agree to the renewal of the same order again.
    const again = await client.call(contract.wechatSubscription, given);
    expect(again.subscriptionId).not.toBe(subscriptionId);
  });

  it('is refused for an upgrade, which is one payment', async () => {
    const { client, orderNo, accountId } = await orderer();
    const attempt = await shop.attempt(accountId, orderNo);
    await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(attempt), `upgraded-${orderNo}`));
    const { quote } = await client.call(quoteUpgrade, { plan: 'month_vvip' });
    const upgrade = await client.call(purchase, { quoteId: quote.quoteId });
    expect(upgrade.credit).toBeGreaterThan(0);
    const consent = await consentTo(client, 'month_vvip');
    for (const endpoint of [contract.wechatSubscription, contract.alipaySubscription])
      await expect(
        client.call(endpoint as typeof contract.alipaySubscription, {
          ...{ orderNo: upgrade.orderNo, way: 'qr', consent },
        }),
      ).rejects.toEqual(refused('not_renewable'));
  });
});

describe('a waiting page', () => {
  it('finds a charge whose notice was lost, and queries the provider at most once in two seconds', async () => {
    const { client, orderNo } = await orderer();
    const consent = await consentTo(client, 'month_vip');
    shop.agreements.wechat.behaviour = 'open';
    const { subscriptionId } = await client.call(contract.wechatSubscription, {
      ...{ orderNo, way: 'qr', consent },
    });
    const { agreementNo } = await stored(shop, subscriptionId);
    shop.agreements.wechat.states.set(agreementNo, 'signed');
    const check = () => client.call(contract.checkSubscription, { subscriptionId });
    await check();
    expect((await stored(shop, subscriptionId)).state).toBe('charging');
    // Neither a notice nor a due query reports the payment.
    await run('delete from due where kind = $1', [queryAttemptKind]);
    shop.wechat.pay(String(shop.agreements.wechat.charged.at(-1)));
    // The rate limit prevents a second query of the provider at the same time.
    expect(await check()).toMatchObject({ paidUntil: null });
    shop.clock.set(shop.clock.now() + 5000);
    expect(await check()).toMatchObject({ status: 'active', paidUntil: expect.any(Number) });
  });
});

describe('a higher price', () => {
  it('is notified, and charged only after consent, which is recorded', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await price(3000);
    await shop.pass(18 * day);
    expect(lastMail()?.text).toMatch(/25\.00.*30\.00/s);
    const client = await clientOf(one);
    const { subscriptionId } = one;
    const seen = (await client.call(contract.readSubscription, { subscriptionId })).subscription;
    expect(seen).toMatchObject({
      next: null,
      priceChange: { agreedAmount: 2500, amount: 3000, canAgree: true },
    });
    const agree = (amount: number) => client.call(contract.agreeToPrice, { subscriptionId, amount });
    await expect(agree(2900)).rejects.toEqual(refused('price_changed'));
    expect(await agree(3000)).toMatchObject({ priceChange: null, next: { amount: 3000 } });
    expect(await agree(3000)).toMatchObject({ priceChange: null });
    expect((await consentsOf(subscriptionId)).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'begin 2500',
      'price 3000',
    ]);
    await shop.pass(16 * day);
    expect(await amountsOf(subscriptionId)).toEqual([2500, 3000]);
  });

  it('without consent lets it lapse with a notice, and charges nothing', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    const charges = shop.agreements.wechat.charged.length;
    await price(3000);
    await shop.pass(40 * day);
    const found = await stored(shop, one.subscriptionId);
    expect(found).toMatchObject({ state: 'ended', endReason: 'lapsed', fault: 'no_consent' });
    expect(shop.agreements.wechat.charged.length).toBe(charges);
    expect(shop.agreements.wechat.states.get(one.agreementNo)).toBe('ended');
    expect(lastMail()?.text).toContain('没有同意新价格');
    const prices = await run('select amount from price_notices where subscription_id = $1', [
      one.subscriptionId,
    ]);
    expect(prices).toEqual([{ amount: '3000' }]);
  });

  it('beyond an agreement requires a new agreement at the provider', async () => {
    const one = await subscribe(shop, 'alipay', withMail());
    await price(3000);
    const client = await clientOf(one);
    const { subscriptionId } = one;
    const { subscriptions } = await client.call(contract.listAllSubscriptions, {});
    expect(subscriptions[0]).toMatchObject({ priceChange: { amount: 3000, canAgree: false } });
    const agree = client.call(contract.agreeToPrice, { subscriptionId, amount: 3000 });
    await expect(agree).rejects.toEqual(refused('not_renewable'));
    await shop.pass(40 * day);
    expect(await amountsOf(subscriptionId)).toEqual([2500]);
  });

  it('after the announcement does not change the announced one; a lower one is charged', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await shop.pass(26 * day);
    expect((await stored(shop, one.subscriptionId)).state).toBe('announced');
    await price(3000);
    await shop.pass(6 * day);
    await price(2000);
    await shop.pass(31 * day);
    expect(await amountsOf(one.subscriptionId)).toEqual([2500, 2500, 2000]);
  });

  it('that is scheduled counts from the day of the charge', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    const { nextChargeAt } = await stored(shop, one.subscriptionId);
    await price(3000, Number(nextChargeAt) - hour);
    await shop.pass(40 * day);
    expect(await amountsOf(one.subscriptionId)).toEqual([2500]);
  });
});

describe('an announcement by SMS', () => {
  it('is sent if the subscriber chose it, and its acceptance is the receipt', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    const { subscriptionId } = one;
    const chosen = await one.client.call(contract.chooseNoticeWay, { subscriptionId, way: 'sms' });
    expect(chosen.noticeWay).toBe('sms');
    await shop.pass(26 * day);
    expect(lastSms()?.text).toMatch(/25\.00/);
    const notices = await run(
      'select way, receipt_at is null as missing from renewal_notices where subscription_id = $1',
      [subscriptionId],
    );
    expect(notices).toEqual([{ way: 'sms', missing: false }]);
    await shop.pass(6 * day);
    expect(await amountsOf(subscriptionId)).toEqual([2500, 2500]);
  });

  it('is sent if there is no e-mail address', async () => {
    const one = await subscribe(shop);
    const { subscriptionId, client } = one;
    const choose = client.call(contract.chooseNoticeWay, { subscriptionId, way: 'mail' });
    await expect(choose).rejects.toEqual(refused('notice_way_missing'));
    await shop.pass(33 * day);
    expect(await amountsOf(subscriptionId)).toEqual([2500, 2500]);
  });
});

it('two concurrent workers take each step once', async () => {
  const one = await subscribe(shop, 'alipay', withMail());
  const work = () => Promise.all([1, 2, 3, 4].map(() => runSubscription(shop.deps, one.subscriptionId)));
  const { nextChargeAt } = await stored(shop, one.subscriptionId);
  shop.clock.set(Number(nextChargeAt) - 6 * day + 4 * hour);
  const mails = shop.deps.mail.simulated?.().length ?? 0;
  await work();
  expect((shop.deps.mail.simulated?.().length ?? 0) - mails).toBe(1);
  const before = shop.agreements.alipay.charged.length;
  shop.clock.set(Number(nextChargeAt) + minute);
  await work();
  expect(shop.agreements.alipay.charged.length - before).toBe(1);
  await shop.pass(hour);
  expect(await amountsOf(one.subscriptionId)).toEqual([2500, 2500]);
});
