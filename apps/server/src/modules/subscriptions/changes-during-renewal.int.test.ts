import type { AppError } from '@inkstone/contracts';
import { convertPlus, listGrants, quoteConversion } from '@inkstone/contracts/membership';
import * as orders from '@inkstone/contracts/orders';
import { cancelSubscription } from '@inkstone/contracts/subscriptions';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { openTestSession } from '../accounts/testing.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { runSubscription } from './steps/run-subscription.ts';
import { type Subscriber, stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

let one: Subscriber;
let page: TestClient;
let number = '';
let count = 0;
/** A subscriber to Plus with a prepaid quarter, whose renewal was charged and is undecided. */
beforeEach(async () => {
  await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
  await shop.deps.db.run('delete from due');
  shop.agreements.wechat.behaviour = 'paid';
  one = await subscribe(shop, 'wechat', { email: `reader${++count}@example.com` });
  const { orderNo } = await shop.order(one.accountId, 'quarter_vip');
  await pay(await shop.attempt(one.accountId, orderNo));
  shop.agreements.wechat.behaviour = 'open';
  await shop.pass(26 * day);
  const { nextChargeAt } = await stored(shop, one.subscriptionId);
  await shop.pass(Number(nextChargeAt) - shop.clock.now() + minute);
  number = shop.agreements.wechat.charged.at(-1) ?? '';
  page = shop.server.as(await openTestSession(shop.deps, one));
});

const pay = (of: string) => shop.post('wechat', shop.wechat.sign(shop.wechat.pay(of), `paid-${of}`));
const codeOf = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' ? (result.reason as AppError).code : 'done';
const shownConversion = async () => {
  const { conversion } = await page.call(quoteConversion, {});
  if (!conversion) throw new Error('Nothing can be converted');
  const { conversionId, consent, taken, kept } = conversion;
  return { input: { conversionId, consentHash: consent.hash }, taken, kept };
};
/** Unused time by tier, in days. */
const unused = async () => {
  const { grants } = await page.call(listGrants, {});
  const sum = (type: string) =>
    grants
      .filter(({ vip_type }) => vip_type === type)
      .reduce((total, { from, to }) => total + Math.max(0, to - Math.max(from, shop.clock.now())), 0) / day;
  return { plus: sum('vip'), pro: sum('vvip') };
};
/** The renewal counts, and nothing was charged or granted twice. */
const expectRenewed = async () => {
  await shop.pass(2 * hour);
  expect((await stored(shop, one.subscriptionId)).periodNo).toBe(2);
  const [sums] = await shop.deps.db.run(
    `select (select count(*)::int from grants g join orders o on g.source = 'order' and g.source_id = o.order_no
        where o.subscription_id = $1 and g.period_no = 1) as grants,
      (select count(*)::int from payments p join orders o using (order_no) where o.subscription_id = $1 and p.use = 'applied') as paid,
      (select coalesce(sum(amount), 0)::int from ledger_entries) as ledger`,
    [one.subscriptionId],
  );
  expect(sums).toEqual({ grants: 2, paid: 2, ledger: 0 });
};

it('a conversion during a renewal has the announced result or is stale: no time is lost', async () => {
  const { input, taken, kept } = await shownConversion();
  const [first, second] = await Promise.allSettled([
    ...[page.call(convertPlus, input), page.call(convertPlus, input)],
    pay(number),
  ]);
  expect(['done', 'quote_stale']).toContain(codeOf(first));
  expect(codeOf(second)).toBe(codeOf(first));
  const left = await unused();
  await expectRenewed();
  const isConverted = codeOf(first) === 'done';
  const renewed = left.plus - (isConverted ? kept : taken + kept) / day;
  expect(renewed).toBeGreaterThan(27.9);
  expect(renewed).toBeLessThan(31.1);
  expect(left.pro > 0).toBe(isConverted);
});

it('an upgrade during a renewal subtracts the announced credit or is stale, and leaves the renewal', async () => {
  const { quote, lines } = await page.call(orders.quoteUpgrade, { plan: 'year_vvip' });
  const before = await unused();
  const [ordered] = await Promise.allSettled([
    page.call(orders.purchase, { quoteId: quote.quoteId }),
    pay(number),
  ]);
  expect(['done', 'quote_stale']).toContain(codeOf(ordered));
  if (ordered.status === 'fulfilled') {
    const attempt = await shop.attempt(one.accountId, ordered.value.orderNo);
    await pay(attempt);
    const left = await unused();
    expect(ordered.value.payable).toBe(59_800 - lines.reduce((sum, { credit }) => sum + credit, 0));
    // The Plus of the renewal was not part of the price, and waits behind Pro.
    expect(left.plus).toBeGreaterThan(27.9);
    expect(left.plus).toBeLessThan(31.1);
    expect(left.pro).toBeGreaterThan(364);
  } else expect((await unused()).plus - before.plus).toBeGreaterThan(27.9);
  await expectRenewed();
});

it('a conversion and two concurrent upgrades during a renewal use the same Plus once', async () => {
  const { input } = await shownConversion();
  const quotes = [
    (await page.call(orders.quoteUpgrade, { plan: 'year_vvip' })).quote,
    (await page.call(orders.quoteUpgrade, { plan: 'quarter_vvip' })).quote,
  ];
  const [converted, ...ordered] = await Promise.allSettled([
    page.call(convertPlus, input),
    ...quotes.map(({ quoteId }) => page.call(orders.purchase, { quoteId })),
    pay(number),
  ]);
  const won = [converted, ...ordered.slice(0, 2)].map((result) => codeOf(result));
  expect(won.filter((code) => code === 'done').length).toBeLessThanOrEqual(1);
  expect(won.every((code) => code === 'done' || code === 'quote_stale')).toBe(true);
  await expectRenewed();
});

it('a cancellation while a charge is paid: the period counts, or its money is returned', async () => {
  const { subscriptionId } = one;
  const results = await Promise.allSettled([
    page.call(cancelSubscription, { subscriptionId }),
    pay(number),
    runSubscription(shop.deps, subscriptionId),
    page.call(cancelSubscription, { subscriptionId }),
  ]);
  expect(results.map(codeOf)).toEqual(Array(4).fill('done'));
  await shop.pass(day);
  const { state, endReason, periodNo } = await stored(shop, subscriptionId);
  expect({ state, endReason }).toEqual({ state: 'ended', endReason: 'user' });
  expect(shop.agreements.wechat.states.get(one.agreementNo)).toBe('ended');
  const [money] = await shop.deps.db.run(
    `select count(*) filter (where p.use = 'applied')::int as applied, count(*) filter (where p.use = 'surplus')::int as surplus,
      count(*) filter (where r.state = 'succeeded')::int as returned,
      (select count(*)::int from grants g join orders o on g.source = 'order' and g.source_id = o.order_no
        where o.subscription_id = $1) as grants
     from payments p join orders o using (order_no) left join refunds r using (payment_id) where o.subscription_id = $1`,
    [subscriptionId],
  );
  const isPaid = periodNo === 2;
  expect(money).toEqual(
    isPaid
      ? { applied: 2, surplus: 0, returned: 0, grants: 2 }
      : { applied: 1, surplus: 1, returned: 1, grants: 1 },
  );
});

it('a paid charge checked by several workers counts once, and refuses none', async () => {
  await pay(number);
  const { subscriptionId } = one;
  const results = await Promise.allSettled([
    ...[1, 2, 3].map(() => runSubscription(shop.deps, subscriptionId)),
    page.call(cancelSubscription, { subscriptionId }),
  ]);
  expect(results.map(codeOf)).toEqual(Array(4).fill('done'));
  await expectRenewed();
  expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'ended', endReason: 'user' });
});

it('an upgrade paid while Plus is converted is returned, or comes first', async () => {
  const { quote } = await page.call(orders.quoteUpgrade, { plan: 'year_vvip' });
  const { orderNo } = await page.call(orders.purchase, { quoteId: quote.quoteId });
  const attempt = await shop.attempt(one.accountId, orderNo);
  const { input } = await shownConversion();
  const [converted] = await Promise.allSettled([page.call(convertPlus, input), pay(attempt), pay(number)]);
  await expectRenewed();
  const { status } = await page.call(orders.orderStatus, { orderNo });
  const left = await unused();
  // Either the upgrade or the conversion uses the time of Plus.
  expect([codeOf(converted), status]).toEqual(
    status === 'finished' ? ['quote_stale', 'finished'] : ['done', 'canceled'],
  );
  expect(left.pro > 300).toBe(status === 'finished');
});
