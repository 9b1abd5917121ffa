import * as contract from '@inkstone/contracts/subscriptions';
import { day, hour, instant, minute, randomInt, second, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing.ts';
import { createOrder } from '../../orders/create-order.ts';
import { createQuote } from '../../orders/quotes/create-quote.ts';
import { type CardHolder, type CardShop, draftTime, openCardShop } from '../testing/card-shop.ts';
import { consentTo } from '../testing/subscribe.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shop.stripe.outage = null;
  // Subscriptions left open by earlier tests would be queried while this one advances the clock.
  await shop.server.deps.db.run('delete from due');
});

const run = (text: string, given: readonly unknown[] = []) => shop.server.deps.db.run(text, given);
const tier = ({ accountId }: CardHolder) => shop.server.deps.tierOf(accountId);
const refused = (code: string) => expect.objectContaining({ code });
/** Orders of a subscription with the state of their money, by period. */
const paid = async ({ subscriptionId }: CardHolder) => {
  const rows = await run(
    `select o.period_no as period, o.state, coalesce(string_agg(p.use, ',' order by p.use), '') as uses
     from orders o left join payments p using (order_no) where o.subscription_id = $1
     group by o.order_no, o.period_no, o.state order by o.period_no`,
    [subscriptionId],
  );
  return rows.map(({ period, state, uses }) => `${period} ${state} ${uses}`.trim());
};
/** Spans of benefits without the ids of grants. */
const spans = async ({ accountId }: CardHolder) =>
  run(
    'select starts_at::float8 as from, ends_at::float8 as to from membership_spans where account_id = $1 order by 1, 2',
    [accountId],
  );
const view = async (one: CardHolder) =>
  (await (await shop.clientOf(one)).call(contract.readSubscription, { subscriptionId: one.subscriptionId }))
    .subscription;
const cancel = async (one: CardHolder) =>
  (await shop.clientOf(one)).call(contract.cancelSubscription, { subscriptionId: one.subscriptionId });
const failing =
  (is: (target: string) => boolean) =>
  ({ target }: { readonly target: string }) =>
    is(target) ? { status: 500, body: '{}' } : null;
/** Advances the clock to the end of the period, and by another hour, when Stripe charges. */
const passPeriod = async ({ billed }: CardHolder) =>
  shop.pass(billed.end * second - shop.server.clock.now() + draftTime);
const deliver = (type: string, what: Parameters<CardShop['event']>[1]) => shop.post(shop.event(type, what));
/** How many notifications of a failed charge the owner has. */
const failures = async ({ accountId }: CardHolder) =>
  (await run(`select 1 from notifications where account_id = $1 and kind = 'renewal_failed'`, [accountId]))
    .length;
const lastMail = () => shop.server.deps.mail.simulated?.()[0];

describe('a subscription by card', () => {
  it('is paid by its first invoice, renews with the dates of Stripe, and is granted once for each invoice', async () => {
    const one = await shop.subscribe();
    expect(await tier(one)).toBe('plus');
    expect(await paid(one)).toEqual(['1 finished applied']);
    expect(one.billed).toMatchObject({ months: 1, amount: 2500, currency: 'cny' });
    for (let month = 0; month < 2; month++) {
      await passPeriod(one);
      const invoice = shop.stripe.billing.renew(one.billed.id);
      // The event is posted twice, followed by an event about the subscription.
      const event = shop.event('invoice.paid', invoice);
      expect([await shop.post(event), await shop.post(event)]).toEqual([200, 200]);
      await deliver('customer.subscription.updated', one.billed);
      await shop.server.deps.runDue();
    }
    expect(await paid(one)).toEqual([1, 2, 3].map((period) => `${period} finished applied`));
    const ends = (await spans(one)).map(({ to }) => to);
    expect(Math.max(...ends.map(Number))).toBe(one.billed.end * second);
    expect(await view(one)).toMatchObject({
      ...{ channel: 'stripe', status: 'active', paidUntil: one.billed.end * second },
      next: { at: one.billed.end * second, amount: 2500, currency: 'CNY' },
    });
  });

  it('is offered for the plans of the matrix, and once for a tier', async () => {
    const one = await shop.subscribe();
    const client = await shop.clientOf(one);
    const ways = async (plan: string) => {
      const { channels } = await client.call(contract.renewalTerms, { plan });
      return channels.map(({ channel, ways: each }) => `${channel} ${each}`);
    };
    expect(await ways('year_vvip')).toEqual(['stripe card']);
    expect(await ways('quarter_vvip')).toEqual(['stripe card']);
    expect(await ways('week_vvip')).toEqual([]);
    expect(await ways('month_vip')).toEqual([]);
    const subscribe = async (plan: string) => {
      const { quoteId } = await createQuote(shop.server.deps, one.accountId, { plan, quantity: 1 });
      const { orderNo } = await createOrder(shop.server.deps, one.accountId, quoteId);
      return client.call(contract.stripeSubscription, { orderNo });
    };
    await expect(subscribe('week_vvip')).rejects.toEqual(refused('not_renewable'));
    await expect(subscribe('words_50k')).rejects.toEqual(refused('not_renewable'));
    await expect(subscribe('year_vip')).rejects.toEqual(refused('already_subscribed'));
    const otherUser = await createAccount(shop.server.deps);
    const { orderNo } = one;
    await expect(
      shop.server.as(otherUser.token).call(contract.stripeSubscription, { orderNo }),
    ).rejects.toEqual(refused('order_not_found'));
  });

  it('returns the same secret again, sends no request twice, and cannot be paid after its order', async () => {
    const one = await shop.begin();
    const before = shop.stripe.requests.length;
    const client = await shop.clientOf(one);
    const again = await client.call(contract.stripeSubscription, { orderNo: one.orderNo });
    expect(again.subscriptionId).toBe(one.subscriptionId);
    expect(again.handle).toMatchObject({ kind: 'client_secret', publishableKey: 'pk_test_1' });
    expect(shop.stripe.requests.length).toBe(before);
    await shop.pass(2 * hour);
    expect(one.billed.status).toBe('canceled');
    expect(shop.stripe.billing.invoices.find(({ subscription }) => subscription === one.billed)?.status).toBe(
      'void',
    );
    expect(await shop.stored(one)).toMatchObject({ state: 'ended', endReason: 'unsigned' });
  });

  it("is announced six days before by e-mail with the provider's amount, and its receipt recorded", async () => {
    const one = await shop.subscribe();
    await shop.pass(one.billed.end * second - shop.server.clock.now() - 5 * day);
    expect(
      await run(
        'select way, amount::int as amount, receipt_at is not null as got, length(content_hash) as hash from renewal_notices where subscription_id = $1',
        [one.subscriptionId],
      ),
    ).toEqual([{ way: 'mail', amount: 2500, got: true, hash: 64 }]);
    expect(lastMail()?.text).toContain('银行卡');
  });

  it('is charged less once its price has fallen, and never more than agreed', async () => {
    const one = await shop.subscribe();
    one.billed.amount = 30_000;
    await passPeriod({ ...one, billed: { ...one.billed, end: one.billed.end - (5 * day) / second } });
    expect(one.billed.amount).toBe(2500);
    one.billed.amount = 30_000;
    await passPeriod(one);
    await deliver('invoice.paid', shop.stripe.billing.renew(one.billed.id));
    await shop.server.deps.runDue();
    expect(await paid(one)).toEqual(['1 finished applied', '2 unpaid suspense']);
  });
});

describe('a charge that fails', () => {
  it('extends the benefits by days that belong to the period once it is paid', async () => {
    const one = await shop.subscribe();
    const end = one.billed.end * second;
    await passPeriod(one);
    expect(await tier(one)).toBe('plus');
    const invoice = shop.stripe.billing.renew(one.billed.id, false);
    await deliver('invoice.payment_failed', invoice);
    await shop.server.deps.runDue();
    expect(await view(one)).toMatchObject({ status: 'retrying', next: null });
    expect(await failures(one)).toBe(1);
    await deliver('customer.subscription.updated', one.billed);
    await shop.pass(2 * day);
    expect(await failures(one)).toBe(1);
    shop.stripe.billing.pay(invoice, shop.server.clock.now());
    await deliver('invoice.paid', invoice);
    await shop.server.deps.runDue();
    expect(await view(one)).toMatchObject({ status: 'active', paidUntil: one.billed.end * second });
    const last = (await spans(one)).reduce((latest, { to }) => Math.max(latest, Number(to)), 0);
    expect(last).toBe(one.billed.end * second);
    expect(one.billed.start * second).toBe(end);
  });

  it('ends the benefits after three days, and the subscription when Stripe gives up', async () => {
    const one = await shop.subscribe();
    await passPeriod(one);
    await deliver('invoice.payment_failed', shop.stripe.billing.renew(one.billed.id, false));
    await shop.pass(4 * day);
    expect(await tier(one)).toBe('free');
    shop.stripe.billing.cancel(one.billed.id, 'payment_failed');
    await deliver('customer.subscription.deleted', one.billed);
    await shop.server.deps.runDue();
    expect(await shop.stored(one)).toMatchObject({ state: 'ended', endReason: 'lapsed' });
    expect(lastMail()?.subject).toContain('结束');
  });
});

describe('canceling', () => {
  it('ends with the paid period at the provider, and sends a receipt', async () => {
    const one = await shop.subscribe();
    expect(await cancel(one)).toMatchObject({
      status: 'canceled',
      next: null,
      paidUntil: one.billed.end * second,
    });
    expect(one.billed).toMatchObject({ cancelAtEnd: true, status: 'active' });
    expect(lastMail()?.subject).toContain('取消');
    expect(await tier(one)).toBe('plus');
    await passPeriod(one);
    shop.stripe.billing.cancel(one.billed.id, 'cancellation_requested');
    await shop.pass(2 * day);
    expect(await tier(one)).toBe('free');
    expect(await shop.stored(one)).toMatchObject({ state: 'ended', endReason: 'user' });
  });

  it('is repeated until the provider answers; charges made meanwhile are returned', async () => {
    const one = await shop.subscribe();
    shop.stripe.outage = failing((target) => target.includes('/subscriptions/'));
    expect(await cancel(one)).toMatchObject({ status: 'canceling' });
    await passPeriod(one);
    const invoice = shop.stripe.billing.renew(one.billed.id);
    shop.stripe.outage = null;
    await shop.pass(7 * hour);
    expect(await paid(one)).toEqual(['1 finished applied', '2 canceled surplus']);
    expect(
      shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === invoice.intent),
    ).toHaveLength(1);
    expect(one.billed.status).toBe('canceled');
  });

  it('at Stripe is followed, and so is its reversal', async () => {
    const one = await shop.subscribe();
    one.billed.cancelAtEnd = true;
    await deliver('customer.subscription.updated', one.billed);
    await shop.server.deps.runDue();
    expect(await shop.stored(one)).toMatchObject({
      state: 'ended',
      endReason: 'provider',
      nextChargeAt: null,
    });
    one.billed.cancelAtEnd = false;
    await deliver('customer.subscription.updated', one.billed);
    await shop.server.deps.runDue();
    expect(await shop.stored(one)).toMatchObject({ state: 'active', endReason: null, endedAt: null });
  });

  it('of a failed charge, and of a removed account, takes effect at once', async () => {
    const [one, two] = [await shop.subscribe(), await shop.subscribe()];
    await passPeriod(one);
    shop.stripe.billing.renew(one.billed.id, false);
    await shop.pass(2 * hour);
    await cancel(one);
    expect(one.billed.status).toBe('canceled');
    await run('delete from buyers where account_id = $1', [two.accountId]);
    await shop.pass(day);
    expect(two.billed.status).toBe('canceled');
    expect(await shop.stored(two)).toMatchObject({ state: 'ended', endReason: 'account' });
  });
});

describe('notices', () => {
  it('that are forged, old, malformed or of another type change nothing', async () => {
    const one = await shop.begin();
    const invoice = shop.stripe.billing.payFirst(one.billed.id, shop.server.clock.now());
    const now = shop.server.clock.now();
    const forged = shop.event('invoice.paid', invoice, { secret: 'whsec_other' });
    const old = shop.event('invoice.paid', invoice, { at: instant(now - 6 * minute) });
    const other = shop.event('invoice.surprising', { object: 'invoice', id: 'in_9', parent: null });
    const unknownEvent = shop.event('product.created', { object: 'product', id: 'p' });
    expect(await Promise.all([forged, old].map((each) => shop.post(each)))).toEqual([400, 400]);
    expect(await Promise.all([other, unknownEvent].map((each) => shop.post(each)))).toEqual([200, 200]);
    const before = shop.stripe.requests.length;
    await shop.server.deps.runDue();
    expect(shop.stripe.requests.length - before).toBe(0);
    expect(await tier(one)).toBe('free');
  });

  it('that are lost are made up for within a day', async () => {
    const one = await shop.subscribe();
    await passPeriod(one);
    shop.stripe.billing.renew(one.billed.id);
    await shop.pass(day);
    expect(await paid(one)).toEqual(['1 finished applied', '2 finished applied']);
  });

  it('in any order, repeated and partly lost, have the same final benefits', async () => {
    const random = seededRandom(7);
    const results: string[] = [];
    for (let round = 0; round < 4; round++) {
      const one = await shop.subscribe();
      const start = one.billed.start * second;
      await passPeriod(one);
      const sent = [shop.event('customer.subscription.updated', one.billed)];
      const second2 = shop.stripe.billing.renew(one.billed.id, false);
      sent.push(shop.event('invoice.payment_failed', second2), shop.event('invoice.finalized', second2));
      shop.stripe.billing.pay(second2, shop.server.clock.now());
      sent.push(shop.event('invoice.paid', second2), shop.event('customer.subscription.updated', one.billed));
      shop.stripe.billing.cancel(one.billed.id, 'cancellation_requested');
      sent.push(shop.event('customer.subscription.deleted', one.billed));
      const order = [...sent, ...sent].toSorted(() => randomInt(random, 3) - 1).slice(randomInt(random, 4));
      for (const event of order) {
        expect(await shop.post(event)).toBe(200);
        if (randomInt(random, 2) === 0) await shop.server.deps.runDue();
      }
      await shop.pass(day);
      const { state, periodNo } = await shop.stored(one);
      const all = (await spans(one)).map(({ from, to }) => [Number(from) - start, Number(to) - start]);
      results.push(JSON.stringify([state, periodNo, all.at(-1)?.[1], await paid(one)]));
      expect(all.at(-1)?.[1]).toBe(one.billed.end * second - start);
    }
    expect(new Set(results.map((each) => each.replace(/,\d{9,},/, ','))).size).toBe(1);
  });
});

describe('a provider that is down', () => {
  it.each([
    ['the customer', '/customers'],
    ['the product', '/products'],
    ['the subscription', '/subscriptions'],
  ])('refuses to begin at %s, and begins with the same number later', async (_name, path) => {
    const account = await createAccount(shop.server.deps);
    const { quoteId } = await createQuote(shop.server.deps, account.accountId, {
      plan: 'month_vip',
      quantity: 1,
    });
    const { orderNo } = await createOrder(shop.server.deps, account.accountId, quoteId);
    const client = shop.server.as(account.token);
    shop.stripe.outage = failing((target) => target === `/v1${path}`);
    const consent = await consentTo(client, 'month_vip');
    await expect(client.call(contract.stripeSubscription, { orderNo, consent })).rejects.toEqual(
      refused('pay_unavailable'),
    );
    shop.stripe.outage = null;
    const { handle } = await client.call(contract.stripeSubscription, { orderNo, consent });
    expect(handle.kind).toBe('client_secret');
  });

  it('while a period ends is made up for when it answers again', async () => {
    const one = await shop.subscribe();
    shop.stripe.outage = failing((target) => /subscriptions|invoices/.test(target));
    await shop.pass(31 * day);
    expect(
      await run('select 1 from renewal_notices where subscription_id = $1', [one.subscriptionId]),
    ).toEqual([]);
    shop.stripe.billing.renew(one.billed.id);
    shop.stripe.outage = null;
    await shop.pass(7 * hour);
    expect(await paid(one)).toEqual(['1 finished applied', '2 finished applied']);
  });
});

describe('returned money', () => {
  const dispute = (intent: string, status: string) => ({
    ...{
      object: 'dispute',
      id: `dp_${intent}`,
      status,
      amount: 2500,
      currency: 'cny',
      payment_intent: intent,
    },
  });

  it.each([
    ['opened, then won', ['needs_response', 'won']],
    ['won, told before it was opened', ['won', 'won']],
  ] as const)('of a dispute that is %s comes back with the benefits', async (_name, statuses) => {
    const one = await shop.subscribe();
    const invoice = shop.stripe.billing.invoices.find(({ subscription }) => subscription === one.billed);
    const intent = invoice?.intent ?? '';
    const before = await run(
      `select sum(amount)::int as sum from ledger_entries where account_key = 'revenue/CNY'`,
    );
    for (const [place, status] of statuses.entries()) {
      shop.stripe.billing.disputes.splice(0, 9, dispute(intent, status));
      const type = place === 0 ? 'charge.dispute.created' : 'charge.dispute.closed';
      expect(await deliver(type, dispute(intent, status))).toBe(200);
      expect(await tier(one)).toBe(status === 'won' ? 'plus' : 'free');
    }
    // The first notice again, after the dispute was won.
    await deliver('charge.dispute.funds_withdrawn', dispute(intent, 'needs_response'));
    expect(await tier(one)).toBe('plus');
    expect(
      await run(`select sum(amount)::int as sum from ledger_entries where account_key = 'revenue/CNY'`),
    ).toEqual(before);
  });

  it('of a lost dispute stays returned; without an answer the notice is repeated', async () => {
    const one = await shop.subscribe();
    const invoice = shop.stripe.billing.invoices.find(({ subscription }) => subscription === one.billed);
    const lost = dispute(invoice?.intent ?? '', 'lost');
    shop.stripe.billing.disputes.splice(0, 9, lost);
    shop.stripe.outage = failing((target) => target.includes('disputes'));
    expect(await deliver('charge.dispute.closed', lost)).toBe(500);
    shop.stripe.outage = null;
    expect(await deliver('charge.dispute.closed', lost)).toBe(200);
    expect(await tier(one)).toBe('free');
  });

  it('of a refund at Stripe is reported by charge.refunded, and revokes the period', async () => {
    const one = await shop.subscribe();
    const invoice = shop.stripe.billing.invoices.find(({ subscription }) => subscription === one.billed);
    const intent = invoice?.intent ?? '';
    shop.stripe.refunds.push({
      ...{ id: `re_x${intent}`, object: 'refund', status: 'succeeded', amount: 2500, currency: 'cny' },
      ...{ payment_intent: intent, metadata: {} },
    });
    await deliver('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: intent });
    expect(await tier(one)).toBe('free');
  });
});
