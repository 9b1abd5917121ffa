import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { type Subscriber, stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

let one: Subscriber;
let count = 0;
beforeEach(async () => {
  await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
  await shop.deps.db.run('delete from due');
  shop.agreements.wechat.behaviour = 'paid';
  shop.agreements.wechat.meanwhile = null;
  one = await subscribe(shop, 'wechat', { email: `reader${++count}@example.com` });
});

const rows = async (text: string) =>
  (await shop.deps.db.run(text, [one.subscriptionId])).map((row) => Object.values(row).join(' '));
const paid = () =>
  rows(`select o.period_no, o.state, p.use, r.state as returned from orders o left join payments p using (order_no)
    left join refunds r using (payment_id) where o.subscription_id = $1 order by o.period_no, p.received_at`);
const charges = () =>
  rows('select period_no, outcome, fault from charges where subscription_id = $1 order by period_no, try_no');
const grants = async () =>
  (
    await rows(
      `select g.grant_id from grants g join orders o on g.source = 'order' and g.source_id = o.order_no where o.subscription_id = $1`,
    )
  ).length;
const lastNumber = async () =>
  (
    await rows(
      `select t.out_trade_no from charges c join pay_attempts t using (attempt_id) where c.subscription_id = $1
       order by c.started_at desc limit 1`,
    )
  )[0] ?? '';
const notice = (number: string, key: string) =>
  shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), `${number}-${key}`));

async function passToCharge(): Promise<void> {
  await shop.pass(26 * day);
  const { nextChargeAt } = await stored(shop, one.subscriptionId);
  await shop.pass(Number(nextChargeAt) - shop.clock.now() + minute);
}

/** The provider did not answer to a charge and does not know it, so that it counts as failed. Returns its number. */
async function loseCharge(): Promise<string> {
  shop.agreements.wechat.behaviour = 'unreachable';
  await passToCharge();
  await shop.pass(10 * minute);
  expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'retrying', periodNo: 1 });
  shop.agreements.wechat.behaviour = 'open';
  return lastNumber();
}

/** The provider executes a charge long after the request. */
async function takeLate(outTradeNo: string): Promise<void> {
  await shop.wechat.channel.create({
    ...{ target: shop.wechat.channel.targetOf('qr'), way: 'qr', outTradeNo, amount: 2500, currency: 'CNY' },
    ...{
      subject: '',
      noticeUrl: '',
      returnUrl: '',
      expiresAt: shop.clock.now(),
      payer: null,
      clientAddress: '',
    },
  });
}

/** Expects the usual renewal in the next month. */
async function expectNextRenewal(): Promise<void> {
  expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'active', periodNo: 2 });
  shop.agreements.wechat.behaviour = 'paid';
  await shop.pass(32 * day);
  expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'active', periodNo: 3 });
  expect(await grants()).toBe(3);
}

it('a charge that counted as failed and is paid before it is repeated pays its period, and renews', async () => {
  const number = await loseCharge();
  await takeLate(number);
  await notice(number, 'late');
  await shop.pass(4 * day);
  expect(await paid()).toEqual(['1 finished applied ', '2 finished applied ']);
  expect(await charges()).toEqual(['1 paid ', '2 paid ']);
  await expectNextRenewal();
});

it.each(['paid', 'failed'] as const)(
  'a charge that counted as failed and is paid while it is repeated pays its period once: the other is %s',
  async (end) => {
    const number = await loseCharge();
    await shop.pass(day);
    const second = await lastNumber();
    expect(second).not.toBe(number);
    expect(await stored(shop, one.subscriptionId)).toMatchObject({ state: 'charging', periodNo: 1 });
    await takeLate(number);
    await notice(number, 'late');
    await shop.pass(minute);
    if (end === 'paid') await notice(second, 'second');
    else shop.wechat.fail(second);
    await shop.pass(day);
    expect(await paid()).toEqual([
      ...['1 finished applied ', '2 finished applied '],
      ...(end === 'paid' ? ['2 finished surplus succeeded'] : []),
    ]);
    expect(await charges()).toEqual(['1 paid ', '2 paid ', end === 'paid' ? '2 paid ' : '2 declined closed']);
    await expectNextRenewal();
  },
);

it('a charge taken twice by the provider pays one period, and the second payment is returned', async () => {
  shop.agreements.wechat.behaviour = 'open';
  await passToCharge();
  const number = await lastNumber();
  const facts = [shop.wechat.pay(number), shop.wechat.pay(number)];
  const notices = facts.flatMap((fact) => [fact, fact]);
  await Promise.all([
    ...notices.map((fact) => shop.post('wechat', shop.wechat.sign(fact, fact.providerTxn))),
    shop.deps.runDue(),
  ]);
  await shop.pass(hour);
  expect((await paid()).sort()).toEqual([
    ...['1 finished applied ', '2 finished applied ', '2 finished surplus succeeded'],
  ]);
  await expectNextRenewal();
});

it.each(['open', 'lost'] as const)(
  'a notice that arrives before the reply to a charge (%s) counts at once',
  async (behaviour) => {
    await shop.pass(26 * day);
    shop.agreements.wechat.behaviour = 'open';
    const { fake, create } = { fake: shop.agreements.wechat, create: shop.wechat.channel.create };
    Object.assign(shop.wechat.channel, {
      create: async (request: Parameters<typeof create>[0]) => {
        const result = await create(request);
        await notice(request.outTradeNo, 'early');
        fake.behaviour = behaviour;
        return result;
      },
    });
    try {
      const { nextChargeAt } = await stored(shop, one.subscriptionId);
      // The clock stays at the time of the charge, so that due rows of later times have no effect.
      await shop.pass(Number(nextChargeAt) - shop.clock.now());
    } finally {
      Object.assign(shop.wechat.channel, { create });
    }
    expect(await paid()).toEqual(['1 finished applied ', '2 finished applied ']);
    expect(await charges()).toEqual(['1 paid ', '2 paid ']);
    await expectNextRenewal();
  },
);

it("a charge whose provider answers after its worker's claim has ended is not sent by another one", async () => {
  shop.agreements.wechat.behaviour = 'open';
  let others = 0;
  shop.agreements.wechat.meanwhile = async () => {
    shop.agreements.wechat.meanwhile = null;
    shop.clock.advance(6 * minute);
    others += await shop.deps.runDue();
  };
  const before = shop.agreements.wechat.charged.length;
  await passToCharge();
  expect(others).toBeGreaterThan(0);
  expect(shop.agreements.wechat.charged.length - before).toBe(1);
  await notice(await lastNumber(), 'paid');
  await shop.pass(minute);
  await expectNextRenewal();
});
