import { addMonths } from '@inkstone/domain/membership';
import { day, hour, type Instant, instant, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { stored, subscribe } from './testing/subscribe.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const inShanghai = 8 * hour;
const textOf = (at: number) => new Date(at + inShanghai).toISOString().slice(0, 16);

it.each([
  ['a moment before the end of 31 January', 'wechat', '2027-01-31T23:58', 31],
  ['in the first minute of 31 December', 'alipay', '2027-12-31T00:00', 31],
  ['on 29 February', 'wechat', '2028-02-29T12:00', 29],
] as const)(
  'periods that begin %s keep their day through leap years, without a gap',
  async (_name, channel, at, anchor) => {
    const begun = instant(Date.parse(`${at}:30Z`) - inShanghai);
    shop.clock.set(begun);
    await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
    await shop.deps.db.run('delete from due');
    const { accountId, subscriptionId } = await subscribe(shop, channel, {
      email: `reader${at}@example.com`,
    });
    const first = Number((await stored(shop, subscriptionId)).periodStart);
    const ends: number[] = [];
    const periods = 13;
    for (let periodNo = 1; periodNo <= periods; periodNo++) {
      const found = await stored(shop, subscriptionId);
      expect(found).toMatchObject({ state: 'active', periodNo, anchorDay: anchor });
      ends.push(Number(found.periodEnd));
      // To the last moment of the period, and beyond it.
      await shop.pass(Number(found.periodEnd) - shop.clock.now() - 1);
      await shop.pass(1);
    }
    const wanted = Array.from({ length: periods }, (_, at) => addMonths(first as Instant, at + 1, anchor));
    expect(ends.map(textOf)).toEqual(wanted.map(textOf));
    const [sums] = await shop.deps.db.run(
      `select count(*)::int as spans, (max(ends_at) - min(starts_at) - sum(ends_at - starts_at))::float8 as gap
     from membership_spans where account_id = $1`,
      [accountId],
    );
    expect(sums).toEqual({ spans: periods + 1, gap: 0 });
    const charged = await shop.deps.db.run(
      `select c.started_at::float8 as at, n.receipt_at::float8 as told, o.period_no from charges c
     join renewal_notices n on n.subscription_id = c.subscription_id and n.period_no = c.period_no
     join orders o on o.subscription_id = c.subscription_id and o.period_no = c.period_no
     where c.subscription_id = $1 and c.period_no > 1`,
      [subscriptionId],
    );
    expect(charged).toHaveLength(periods);
    for (const { at: chargedAt, told: notified } of charged) {
      const dayOf = (time: unknown) => Math.floor((Number(time) + inShanghai) / day);
      const minutes = Math.floor(((Number(chargedAt) + inShanghai) % day) / minute);
      expect(minutes).toBeGreaterThanOrEqual(7 * 60);
      expect(minutes).toBeLessThan(22 * 60);
      expect(dayOf(chargedAt) - dayOf(notified)).toBeGreaterThanOrEqual(5);
    }
  },
);
