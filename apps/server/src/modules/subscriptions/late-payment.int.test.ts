import { day, hour, instant, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Leaves the next charge open until an hour after the period, and then pays it. */
async function payAfterPeriod(subscriptionId: string, eventId: string): Promise<void> {
  shop.agreements.wechat.behaviour = 'open';
  await shop.pass(26 * day);
  const { periodEnd, nextChargeAt } = await stored(shop, subscriptionId);
  await shop.pass(Number(nextChargeAt) - shop.clock.now() + minute);
  await shop.pass(Number(periodEnd) - shop.clock.now() - minute);
  shop.clock.set(instant(Number(periodEnd) + hour));
  const number = shop.agreements.wechat.charged.at(-1) ?? '';
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), eventId));
  await shop.pass(10 * minute);
}

it('leaves no gap in the benefits if a charge is paid after the period, before it was checked', async () => {
  const { accountId, subscriptionId } = await subscribe(shop, 'wechat', { email: 'reader@example.com' });
  await payAfterPeriod(subscriptionId, 'after');
  expect((await stored(shop, subscriptionId)).periodNo).toBe(2);
  const [spans] = await shop.deps.db.run(
    `select count(*)::int as count, (max(ends_at) - min(starts_at) - sum(ends_at - starts_at))::float8 as gap
     from membership_spans where account_id = $1`,
    [accountId],
  );
  expect(spans).toEqual({ count: 3, gap: 0 });
});

it('lasts to the end of the month where the charge of a short month is paid an hour late', async () => {
  shop.agreements.wechat.behaviour = 'paid';
  shop.clock.set(instant(Date.parse('2028-01-31T10:00:00+08:00')));
  const { accountId, subscriptionId } = await subscribe(shop, 'wechat', { email: 'short@example.com' });
  await payAfterPeriod(subscriptionId, 'short-month');
  const after = await stored(shop, subscriptionId);
  expect(new Date(Number(after.periodEnd) + 8 * hour).toISOString()).toMatch(/^2028-03-31/);
  const [spans] = await shop.deps.db.run(
    `select max(ends_at)::float8 as ends from membership_spans where account_id = $1`,
    [accountId],
  );
  expect(spans).toEqual({ ends: Number(after.periodEnd) });
});

it('ends a subscription whose first charge is paid after its order was given up, and returns the money', async () => {
  shop.agreements.wechat.behaviour = 'open';
  const { accountId, subscriptionId, agreementNo } = await subscribe(shop, 'wechat');
  expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'charging', periodNo: 0 });
  const number = shop.agreements.wechat.charged.at(-1) ?? '';
  await shop.deps.db.run(`update orders set state = 'canceled', closed_at = $1 where order_no = $2`, [
    ...[shop.clock.now(), (await stored(shop, subscriptionId)).orderNo],
  ]);
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), 'given-up'));
  await shop.pass(day);
  expect(await stored(shop, subscriptionId)).toMatchObject({ state: 'ended', endReason: 'unsigned' });
  expect(shop.agreements.wechat.states.get(agreementNo)).toBe('ended');
  const refunds = await shop.deps.db.run(
    `select r.kind, r.state from refunds r join payments p using (payment_id) join orders o on o.order_no = p.order_no
     join buyers b using (buyer_id) where b.account_id = $1`,
    [accountId],
  );
  expect(refunds).toEqual([{ kind: 'surplus', state: 'succeeded' }]);
});
