import { createHash } from 'node:crypto';
import type { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/subscriptions';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sms } from '../../ports/sms.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { queryAttemptKind } from '../orders/attempts/store.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { runSubscription } from './steps/run-subscription.ts';
import { consentTo, type Subscriber, stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  // Without a template for notices no SMS announces a charge.
  const sms: Sms = {
    ...{ send: () => Promise.resolve(), hasNotices: false, simulated: null },
    notify: () => Promise.reject(new Error('no template')),
  };
  shop = await openShop({ base: { sms } });
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  // Subscriptions left open by earlier tests would be processed again while this one advances the clock.
  await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
  await shop.deps.db.run('delete from due');
  for (const fake of [shop.agreements.wechat, shop.agreements.alipay])
    Object.assign(fake, { behaviour: 'paid', answersEnd: true, meanwhile: null });
  shop.wechat.behaviour = 'works';
});

let numbers = 0;
const withMail = () => ({ email: `reader${++numbers}@example.com` });
const stateOf = async ({ subscriptionId }: Subscriber) => (await stored(shop, subscriptionId)).state;
const run = (text: string, given: readonly unknown[] = []) => shop.deps.db.run(text, given);
/** Orders of a subscription with what was paid and returned, by period. */
const paid = async ({ subscriptionId }: Subscriber) => {
  const rows = await run(
    `select o.period_no as period, o.state, coalesce(string_agg(p.use, ',' order by p.use), '') as uses
     from orders o left join payments p using (order_no) where o.subscription_id = $1
     group by o.order_no, o.period_no, o.state order by o.period_no`,
    [subscriptionId],
  );
  return rows.map(({ period, state, uses }) => `${period} ${state} ${uses}`.trim());
};
/** Spans of benefits, the time between them, and when they end. */
const benefits = async ({ accountId }: Subscriber) => {
  const text = `select count(*)::int as count, max(ends_at)::float8 as end,
    (max(ends_at) - min(starts_at) - sum(ends_at - starts_at))::float8 as gap from membership_spans where account_id = $1`;
  return (await run(text, [accountId]))[0];
};
/** Signs in again, because subscriptions outlast sessions. */
const clientOf = async (one: Subscriber) => shop.server.as(await openTestSession(shop.deps, one));
const cancel = async (one: Subscriber) =>
  (await clientOf(one)).call(contract.cancelSubscription, { subscriptionId: one.subscriptionId });
/** Advances the clock to the next charge, after its announcement. */
const passToCharge = async ({ subscriptionId }: Subscriber) => {
  await shop.pass(26 * day);
  const { nextChargeAt } = await stored(shop, subscriptionId);
  await shop.pass(Number(nextChargeAt) - shop.clock.now() + minute);
};
const tier = ({ accountId }: Subscriber) => shop.deps.tierOf(accountId);
const refused = (code: ConstructorParameters<typeof AppError>[0]) => expect.objectContaining({ code });
const lastMail = () => shop.deps.mail.simulated?.()[0];

describe('an agreement', () => {
  it('is charged once it is signed, and renews month after month', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    expect(await stateOf(one)).toBe('active');
    expect(await tier(one)).toBe('plus');
    const before = shop.agreements.wechat.charged.length;
    for (let month = 0; month < 3; month++) await shop.pass(31 * day);
    expect(await paid(one)).toEqual([
      '1 finished applied',
      '2 finished applied',
      '3 finished applied',
      '4 finished applied',
    ]);
    expect(shop.agreements.wechat.charged.length - before).toBe(3);
    const { periodNo, periodEnd } = await stored(shop, one.subscriptionId);
    expect(periodNo).toBe(4);
    expect(await benefits(one)).toEqual({ count: 4, gap: 0, end: periodEnd });
  });

  it('is offered only if the plan can renew, and for one subscription of a tier', async () => {
    const account = await createAccount(shop.deps);
    const client = shop.server.as(account.token);
    const terms = async (plan: string) => {
      const { channels, amount } = await client.call(contract.renewalTerms, { plan });
      return [channels.map(({ channel }) => channel).join(), amount];
    };
    expect(await terms('month_vip')).toEqual(['wechat,alipay', 2500]);
    expect(await terms('year_vip')).toEqual(['wechat', 19800]);
    expect(await terms('week_vvip')).toEqual(['', 0]);
    expect(await terms('halfyear_vvip')).toEqual(['', 0]);
    const sign = async (plan: string, way: 'qr' | 'h5' = 'qr') => {
      const { orderNo } = await shop.order(account.accountId, plan);
      return client.call(contract.alipaySubscription, {
        ...{ orderNo, way, consent: await consentTo(client, plan) },
      });
    };
    await expect(sign('week_vvip')).rejects.toEqual(refused('not_renewable'));
    await expect(sign('year_vip')).rejects.toEqual(refused('not_renewable'));
    const one = await subscribe(shop);
    const { orderNo } = await shop.order(one.accountId, 'quarter_vip');
    const again = one.client.call(contract.wechatSubscription, { orderNo, way: 'qr' });
    await expect(again).rejects.toEqual(refused('already_subscribed'));
    const foreign = client.call(contract.wechatSubscription, { orderNo, way: 'qr' });
    await expect(foreign).rejects.toEqual(refused('order_not_found'));
  });

  it('that is not signed ends with its order, and one signed afterwards is ended at the provider', async () => {
    const account = await createAccount(shop.deps);
    const client = shop.server.as(account.token);
    const { orderNo } = await shop.order(account.accountId, 'month_vip');
    const consent = await consentTo(client, 'month_vip');
    const { subscriptionId } = await client.call(contract.wechatSubscription, {
      ...{ orderNo, way: 'qr', consent },
    });
    const same = await client.call(contract.wechatSubscription, { orderNo, way: 'qr' });
    expect(same.subscriptionId).toBe(subscriptionId);
    await shop.pass(31 * minute);
    const { agreementNo } = await stored(shop, subscriptionId);
    await shop.pass(5 * minute);
    expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'ended', endReason: 'unsigned' });
    expect(shop.agreements.wechat.states.get(agreementNo)).toBe('ended');
    expect(shop.agreements.wechat.charged).not.toContain(`${orderNo}01`);
  });
});

describe('an announcement', () => {
  it('is stored with its hash and receipt six days before, and names the charge', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    const { nextChargeAt } = await stored(shop, one.subscriptionId);
    await shop.pass(26 * day);
    const [notice] = await run('select * from renewal_notices where subscription_id = $1', [
      one.subscriptionId,
    ]);
    expect(notice).toMatchObject({
      way: 'mail',
      amount: '2500',
      period_no: 2,
      charge_at: String(nextChargeAt),
    });
    expect(notice?.content_hash).toBe(createHash('sha256').update(String(notice?.content)).digest('hex'));
    expect(JSON.parse(String(notice?.content))).toEqual({
      ...{ itemId: 'month_vip', channel: 'wechat', amount: 2500, currency: 'CNY', chargeAt: nextChargeAt },
    });
    // The stored message equals the sent one.
    expect(notice?.message).toBe(`${lastMail()?.subject}\n\n${lastMail()?.text}`);
    expect(notice?.receipt_at).toBe(notice?.sent_at);
    expect(Number(nextChargeAt) - Number(notice?.sent_at)).toBeGreaterThan(5 * day);
    expect(lastMail()?.text).toContain('25.00');
    expect(await stateOf(one)).toBe('announced');
  });

  it('without a receipt is repeated on the page, and without any nothing is charged', async () => {
    const one = await subscribe(shop);
    const charges = shop.agreements.wechat.charged.length;
    await shop.pass(26 * day);
    const ways = await run(
      'select way, receipt_at from renewal_notices where subscription_id = $1 order by seq',
      [one.subscriptionId],
    );
    expect(ways).toEqual([
      { way: 'mail', receipt_at: null },
      { way: 'sms', receipt_at: null },
      { way: 'page', receipt_at: null },
    ]);
    await shop.pass(10 * day);
    expect(await stored(shop, one.subscriptionId)).toMatchObject({
      state: 'ended',
      endReason: 'lapsed',
      fault: 'no_receipt',
    });
    expect(shop.agreements.wechat.charged.length).toBe(charges);
    expect(shop.agreements.wechat.states.get(one.agreementNo)).toBe('ended');
    expect(shop.server.captured.text()).toContain('a renewal could not be announced');
    expect(await tier(one)).toBe('free');
  });

  it('counts as received when the page is opened', async () => {
    const one = await subscribe(shop, 'alipay');
    // 12-19 is the first day of charges: the notice of the page appears five days before.
    await shop.pass(23 * day + 11 * hour);
    for (let half = 0; half < 4; half++) {
      await (await clientOf(one)).call(contract.listAllSubscriptions, {});
      await shop.pass(12 * hour);
    }
    await shop.pass(8 * day);
    expect(await paid(one)).toEqual(['1 finished applied', '2 finished applied']);
  });
});

describe('a charge', () => {
  it('that is declined is repeated on later days, with extended benefits, then lapses', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await shop.pass(26 * day);
    shop.agreements.wechat.behaviour = 'no_money';
    await shop.pass(5 * day);
    expect(await stateOf(one)).toBe('retrying');
    await shop.pass(day);
    expect(await tier(one)).toBe('plus');
    const tries = await run(
      'select outcome, fault, started_at from charges where subscription_id = $1 and period_no = 2 order by try_no',
      [one.subscriptionId],
    );
    expect(tries.map(({ outcome, fault }) => `${outcome} ${fault}`)).toEqual(
      Array(3).fill('declined NOTENOUGH'),
    );
    await shop.pass(5 * day);
    expect(await stored(shop, one.subscriptionId)).toMatchObject({
      state: 'ended',
      endReason: 'lapsed',
      fault: 'NOTENOUGH',
    });
    expect(await tier(one)).toBe('free');
    expect(shop.agreements.wechat.states.get(one.agreementNo)).toBe('ended');
    expect(await paid(one)).toEqual(['1 finished applied', '2 canceled']);
  });

  it('that the provider refuses is not repeated, and staff are notified', async () => {
    const one = await subscribe(shop, 'alipay', withMail());
    await shop.pass(24 * day);
    shop.agreements.alipay.behaviour = 'refused';
    await shop.pass(12 * day);
    const tries = await run('select outcome from charges where subscription_id = $1 and period_no = 2', [
      one.subscriptionId,
    ]);
    expect(tries).toEqual([{ outcome: 'failed' }]);
    expect(shop.server.captured.text()).toContain('a renewal cannot be charged');
    expect(await stateOf(one)).toBe('ended');
  });

  it('whose reply is lost is found by a query, and never sent again', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    const before = shop.agreements.wechat.charged.length;
    shop.agreements.wechat.behaviour = 'lost';
    await shop.pass(33 * day);
    expect(await paid(one)).toEqual(['1 finished applied', '2 finished applied']);
    expect(shop.agreements.wechat.charged.length - before).toBe(1);
  });

  it('is made once by two concurrent workers', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await shop.pass(26 * day);
    const { nextChargeAt } = await stored(shop, one.subscriptionId);
    shop.clock.set(Number(nextChargeAt) + minute);
    const before = shop.agreements.wechat.charged.length;
    await run(`update subscriptions set announced_at = $1 where subscription_id = $2`, [
      Number(nextChargeAt) - 3 * day,
      one.subscriptionId,
    ]);
    await Promise.all([1, 2, 3].map(() => runSubscription(shop.deps, one.subscriptionId)));
    await shop.pass(hour);
    expect(shop.agreements.wechat.charged.length - before).toBe(1);
    expect(await paid(one)).toEqual(['1 finished applied', '2 finished applied']);
  });

  it('that is still open after the period and paid three days later leaves no gap in the benefits', async () => {
    const one = await subscribe(shop, 'alipay', withMail());
    const { periodEnd } = await stored(shop, one.subscriptionId);
    shop.agreements.alipay.behaviour = 'open';
    await shop.pass(Number(periodEnd) - shop.clock.now() - 6 * hour);
    // Its notice reports the payment.
    await run(`delete from due where kind = $1`, [queryAttemptKind]);
    await shop.pass(6 * hour + minute);
    expect(await tier(one)).toBe('plus');
    await shop.pass(3 * day - hour);
    expect(await stateOf(one)).toBe('charging');
    const fact = shop.alipay.pay(String(shop.agreements.alipay.charged.at(-1)));
    expect(await shop.post('alipay', shop.alipay.sign(fact, 'late'))).toBe('success');
    await shop.pass(minute);
    expect((await paid(one)).at(-1)).toBe('2 finished applied');
    expect(await benefits(one)).toMatchObject({ count: 3, gap: 0 });
  });

  it('is notified twice and out of order, and pays one period', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    shop.agreements.wechat.behaviour = 'open';
    await passToCharge(one);
    expect(await stateOf(one)).toBe('charging');
    const number = String(shop.agreements.wechat.charged.at(-1));
    const waiting = shop.wechat.trades.get(number);
    const fact = shop.wechat.pay(number);
    if (!waiting) throw new Error('no trade');
    for (const [key, notified] of [
      ['a', fact],
      ['b', waiting],
      ['a', fact],
      ['c', fact],
    ] as const)
      expect(await shop.post('wechat', shop.wechat.sign(notified, `${number}${key}`))).toBe('success');
    await shop.pass(minute);
    expect(await paid(one)).toEqual(['1 finished applied', '2 finished applied']);
    expect((await stored(shop, one.subscriptionId)).periodNo).toBe(2);
  });
});

describe('canceling', () => {
  it('ends the agreement at once, keeps the benefits to the end of the term, and is confirmed by e-mail', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await shop.pass(3 * day);
    const view = await cancel(one);
    expect(view).toMatchObject({ status: 'canceled', next: null });
    expect(shop.agreements.wechat.states.get(one.agreementNo)).toBe('ended');
    expect(lastMail()?.text).toContain('取消');
    expect(await tier(one)).toBe('plus');
    await shop.pass(30 * day);
    expect(await tier(one)).toBe('free');
    expect(await paid(one)).toEqual(['1 finished applied']);
    expect((await cancel(one)).status).toBe('canceled');
  });

  it('during a charge returns the money', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    shop.agreements.wechat.behaviour = 'open';
    await passToCharge(one);
    expect(await stateOf(one)).toBe('charging');
    expect((await cancel(one)).status).toBe('canceled');
    shop.wechat.pay(String(shop.agreements.wechat.charged.at(-1)));
    await shop.pass(day);
    expect(await paid(one)).toEqual(['1 finished applied', '2 canceled surplus']);
    const [refund] = await run(
      `select r.state, r.amount from refunds r join payments using (payment_id) join orders o using (order_no) where o.subscription_id = $1`,
      [one.subscriptionId],
    );
    expect(refund).toEqual({ state: 'succeeded', amount: '2500' });
    expect((await stored(shop, one.subscriptionId)).periodNo).toBe(1);
    const tries = 'select outcome from charges where subscription_id = $1 and period_no = 2';
    expect(await run(tries, [one.subscriptionId])).toEqual([{ outcome: 'paid' }]);
  });

  it('between the request and its reply returns the money too', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await shop.pass(26 * day);
    shop.agreements.wechat.meanwhile = async () => {
      shop.agreements.wechat.meanwhile = null;
      // The provider does not answer, but executes the charge.
      shop.agreements.wechat.answersEnd = false;
      expect((await cancel(one)).status).toBe('canceling');
      shop.agreements.wechat.answersEnd = true;
    };
    await shop.pass(8 * day);
    expect(await paid(one)).toEqual(['1 finished applied', '2 canceled surplus']);
    expect(await stateOf(one)).toBe('ended');
  });

  it('is repeated while the provider does not answer, and charges nothing in the meantime', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    shop.agreements.wechat.answersEnd = false;
    expect(await cancel(one)).toMatchObject({ status: 'canceling', next: null });
    const before = shop.agreements.wechat.charged.length;
    await shop.pass(40 * day);
    expect(await stateOf(one)).toBe('cancel_wanted');
    expect(shop.agreements.wechat.charged.length).toBe(before);
    shop.agreements.wechat.answersEnd = true;
    await shop.pass(7 * hour);
    expect(await stateOf(one)).toBe('ended');
  });

  it('is refused to other accounts', async () => {
    const one = await subscribe(shop);
    const other = shop.server.as((await createAccount(shop.deps)).token);
    const { subscriptionId } = one;
    for (const call of [
      contract.cancelSubscription,
      contract.checkSubscription,
      contract.readSubscription,
    ] as const)
      await expect(
        other.call(call as typeof contract.cancelSubscription, { subscriptionId }),
      ).rejects.toEqual(refused('subscription_not_found'));
    expect((await other.call(contract.listAllSubscriptions, {})).subscriptions).toEqual([]);
    expect(await stateOf(one)).toBe('active');
  });

  it('at the provider is found before the next charge', async () => {
    const one = await subscribe(shop, 'alipay', withMail());
    await shop.pass(20 * day);
    shop.agreements.alipay.states.set(one.agreementNo, 'ended');
    const before = shop.agreements.alipay.charged.length;
    await shop.pass(14 * day);
    expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'ended', endReason: 'provider' });
    expect(shop.agreements.alipay.charged.length).toBe(before);
    // The end is detected at the time of the charge; the owner is notified in this case too.
    const findNotified = `select 1 from notifications where account_id = $1 and kind = 'subscription_ended'`;
    expect(await run(findNotified, [one.accountId])).toHaveLength(1);
    expect(lastMail()?.text).toContain('/vipV3/subscribeList');
  });

  it('follows the removal of the account', async () => {
    const one = await subscribe(shop, 'wechat', withMail());
    await run('delete from buyers where account_id = $1', [one.accountId]);
    const before = shop.agreements.wechat.charged.length;
    await shop.pass(40 * day);
    expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'ended', endReason: 'account' });
    expect(shop.agreements.wechat.charged.length).toBe(before);
  });
});
