import { convertPlus, listGrants, quoteConversion } from '@inkstone/contracts/membership';
import * as contract from '@inkstone/contracts/orders';
import { day, instant, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPrice } from '../../../testing/add-price.ts';
import type { TestClient } from '../../../testing/client.ts';
import { refused } from '../../../testing/refused.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../../membership/index.ts';
import { openRefundDesk } from '../testing/refund-desk.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let accountId: string;
let page: TestClient;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.pass(day);
  const account = await createAccount(shop.deps);
  ({ accountId } = account);
  page = shop.server.as(account.token);
});

let count = 0;
/** Pays an order, and returns the number of the payment. */
const pay = async (orderNo: string, number?: string) => {
  const attempt = number ?? (await shop.attempt(accountId, orderNo));
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(attempt), `upgrade-${++count}`));
};
const buy = async (plan: string, quantity = 1) => {
  const { orderNo } = await shop.order(accountId, plan, quantity);
  await pay(orderNo);
  return orderNo;
};
const tryPlus = () =>
  shop.deps.db.transact(({ sql }) =>
    grant(shop.deps, sql, {
      ...{ accountId, itemId: 'month_vip', quantity: 1, source: 'trial' as const },
      ...{ sourceId: `trial-${++count}`, at: shop.clock.now() },
    }),
  );
const quote = (plan = 'year_vvip') => page.call(contract.quoteUpgrade, { plan });
const order = async (plan?: string) =>
  page.call(contract.purchase, { quoteId: (await quote(plan)).quote.quoteId });
const state = (orderNo: string) => page.call(contract.orderStatus, { orderNo });
const refundsOf = (orderNo: string) =>
  shop.deps.db.run(
    `select r.amount::int as amount from refunds r join payments p using (payment_id) where p.order_no = $1`,
    [orderNo],
  );
const grants = async () =>
  (await page.call(listGrants, {})).grants.map(({ vip_type, source, from, to }) => ({
    ...{ vip_type, source, days: Math.round(((to - from) / day) * 100) / 100 },
  }));
const shownConversion = async () => {
  const { conversion } = await page.call(quoteConversion, {});
  if (!conversion) throw new Error('Nothing can be converted');
  return conversion;
};
const convert = async () => {
  const { conversionId, consent } = await shownConversion();
  return page.call(convertPlus, { conversionId, consentHash: consent.hash });
};

describe('an upgrade', () => {
  it('subtracts the value of unused Plus from the price, line by line, and ends it when it is paid', async () => {
    const orderNo = await buy('year_vip');
    const { grants: bought } = await page.call(listGrants, {});
    const whole = (bought[0]?.to ?? 0) - (bought[0]?.from ?? 0);
    shop.clock.set(instant(shop.clock.now() + whole / 2));
    page = shop.server.as(await openTestSession(shop.deps, { accountId }));
    const { lines, credit, options } = await page.call(contract.listUpgrades, {});
    const line = {
      ...{ orderNo, plan: 'year_vip', quantity: 1, paid: 19_800, refunded: 0 },
      ...{ credited: 0, unused: whole / 2, whole, credit: 9900 },
    };
    expect(lines).toMatchObject([line]);
    expect(credit).toBe(9900);
    expect(options.map(({ plan, payable }) => [plan.plan, payable])).toEqual([
      ['quarter_vvip', 13_900],
      ['year_vvip', 49_900],
    ]);
    const upgrade = await order();
    expect(upgrade).toMatchObject({ list: 59_800, credit: 9900, payable: 49_900, plan: 'year_vvip' });
    await pay(upgrade.orderNo);
    expect(await state(upgrade.orderNo)).toMatchObject({ status: 'finished' });
    expect((await grants()).map(({ vip_type }) => vip_type)).toEqual(['vvip']);
    const ledger = await shop.deps.db.run(
      `select e.account_key, e.amount::int from ledger_txns t join ledger_entries e using (txn_id)
       where t.reason = 'upgrade-credit' and t.source_id = $1 order by 1`,
      [upgrade.orderNo],
    );
    expect(ledger).toEqual([
      { account_key: 'revenue/CNY', amount: -9900 },
      { account_key: 'upgrade-credit/CNY', amount: 9900 },
    ]);
    const lineage = await shop.deps.db.run(
      `select kind, length::float8 as length, credit::int from grant_lineage where account_id = $1`,
      [accountId],
    );
    expect(lineage).toEqual([{ kind: 'upgraded', length: whole / 2, credit: 9900 }]);
    await expect(quote()).rejects.toEqual(refused('nothing_to_upgrade'));
  });

  it('offers nothing that costs no more than the credit, and credits neither trials nor Pro', async () => {
    expect(await page.call(contract.listUpgrades, {})).toEqual({ lines: [], credit: 0, options: [] });
    await tryPlus();
    await buy('week_vvip');
    await expect(quote()).rejects.toEqual(refused('nothing_to_upgrade'));
    await buy('month_vip', 3);
    const { options } = await page.call(contract.listUpgrades, {});
    expect(options.map(({ plan }) => plan.plan)).toEqual(['month_vvip', 'quarter_vvip', 'year_vvip']);
    await expect(quote('week_vvip')).rejects.toEqual(refused('nothing_to_upgrade'));
    await expect(quote('year_vip')).rejects.toEqual(refused('nothing_to_upgrade'));
    await expect(quote('words_50k')).rejects.toEqual(refused('plan_not_for_sale'));
    await pay((await order('month_vvip')).orderNo);
    // The trial was free, so it lowered no price and remains.
    expect((await grants()).map(({ source, vip_type }) => `${source} ${vip_type}`)).toEqual([
      'order vvip',
      'order vvip',
      'trial vip',
    ]);
  });

  it('counts several orders, and pending refunds as returned', async () => {
    const one = await buy('month_vip');
    shop.clock.advance(minute);
    const other = await buy('quarter_vip');
    await shop.deps.db.run(
      `insert into refunds (refund_id, payment_id, out_refund_no, amount, currency, reason, state, created_at)
       select 'r-' || order_no, payment_id, 'R' || order_no, 1800, 'CNY', 'test', 'wanted', 0
       from payments where order_no = $1`,
      [other],
    );
    const { lines, credit } = await page.call(contract.listUpgrades, {});
    expect(lines.map(({ orderNo, credit: each }) => [orderNo, each])).toEqual([
      [one, 2499],
      [other, 5000],
    ]);
    expect(credit).toBe(7499);
  });
});

describe('a stale upgrade', () => {
  it('is refused after a purchase, a conversion, a price change, or ten minutes', async () => {
    await buy('year_vip');
    const before = await quote();
    await buy('month_vip');
    await expect(page.call(contract.purchase, before.quote)).rejects.toEqual(refused('quote_stale'));
    const again = await quote();
    expect(again.lines).toHaveLength(2);
    await convert();
    await expect(page.call(contract.purchase, again.quote)).rejects.toEqual(refused('quote_stale'));
    await buy('year_vip');
    const late = await quote();
    shop.clock.advance(10 * minute);
    await expect(page.call(contract.purchase, late.quote)).rejects.toEqual(refused('quote_expired'));
    const expensive = await quote('month_vvip').catch(() => quote('quarter_vvip'));
    await addPrice(shop.deps.db, {
      ...{ id: 'dear', item: expensive.quote.plan, amount: 99_000 },
      ...{ from: shop.clock.now(), to: shop.clock.now() + minute },
    });
    await expect(page.call(contract.purchase, expensive.quote)).rejects.toEqual(refused('price_changed'));
    shop.clock.advance(minute);
  });

  it('is refused when two are ordered concurrently: one succeeds', async () => {
    await buy('year_vip');
    const quotes = [await quote('year_vvip'), await quote('quarter_vvip'), await quote('year_vvip')];
    const results = await Promise.allSettled(quotes.map((one) => page.call(contract.purchase, one.quote)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toEqual(refused('quote_stale'));
  });

  it('belongs to its buyer, and the same quote orders once', async () => {
    await buy('year_vip');
    const mine = await quote();
    const otherUser = shop.server.as((await createAccount(shop.deps)).token);
    await expect(otherUser.call(contract.purchase, mine.quote)).rejects.toEqual(refused('quote_expired'));
    const [one, other] = await Promise.all([
      page.call(contract.purchase, mine.quote),
      page.call(contract.purchase, mine.quote),
    ]);
    expect(other.orderNo).toBe(one.orderNo);
  });

  it('never grants when its Plus was used otherwise before the payment: the money is returned', async () => {
    await buy('year_vip');
    const first = await order('quarter_vvip');
    const number = await shop.attempt(accountId, first.orderNo);
    const second = await order('year_vvip');
    expect(await state(first.orderNo)).toMatchObject({ status: 'canceled' });
    await pay(second.orderNo);
    await pay(first.orderNo, number);
    expect(await state(first.orderNo)).toMatchObject({ status: 'canceled', paidAt: null });
    expect(await refundsOf(first.orderNo)).toEqual([{ amount: first.payable }]);
    expect(await grants()).toHaveLength(1);
  });

  it('is granted when paid late while its Plus still exists', async () => {
    await buy('year_vip');
    const { orderNo } = await order();
    const number = await shop.attempt(accountId, orderNo);
    await page.call(contract.cancelOrder, { orderNo });
    await pay(orderNo, number);
    expect(await state(orderNo)).toMatchObject({ status: 'finished' });
    expect((await grants()).map(({ vip_type }) => vip_type)).toEqual(['vvip']);
  });

  it('is replaced by a conversion while unpaid: a payment of it is returned, and it cannot be paid again', async () => {
    await buy('year_vip');
    const { orderNo, payable } = await order();
    const number = await shop.attempt(accountId, orderNo);
    await convert();
    await pay(orderNo, number);
    expect(await state(orderNo)).toMatchObject({ status: 'canceled' });
    expect(await refundsOf(orderNo)).toEqual([{ amount: payable }]);
    await expect(page.call(contract.payCode, { orderNo, channel: 'wechat' })).rejects.toEqual(
      refused('order_closed'),
    );
  });
});

describe('a conversion', () => {
  it('has the announced result: whole days of Pro, the rest stays Plus, with its origins', async () => {
    const orderNo = await buy('month_vip');
    shop.clock.advance(1);
    await tryPlus();
    const shown = await shownConversion();
    expect(shown).toMatchObject({
      lines: [{ orderNo }, { orderNo: null }],
      prices: { plus: 2500, plusDays: 31, pro: 9800, proDays: 31, currency: 'CNY' },
    });
    const whole = shown.lines.reduce((sum, { unused }) => sum + unused, 0);
    expect(shown.taken + shown.kept).toBe(whole);
    expect(shown.days).toBe(Math.floor((whole * 25) / 98 / day));
    expect(shown.consent.text).toContain(`${shown.days}`);
    const { conversionId, consent, days, taken, kept } = shown;
    const input = { conversionId, consentHash: consent.hash };
    expect(await page.call(convertPlus, input)).toEqual({ days, taken, kept });
    const after = await grants();
    expect(after.map(({ vip_type, source }) => `${source} ${vip_type}`)).toEqual([
      'conversion vvip',
      'conversion vvip',
      'conversion vip',
    ]);
    const pro = after.filter(({ vip_type }) => vip_type === 'vvip').reduce((sum, one) => sum + one.days, 0);
    expect(pro).toBeCloseTo(days, 1);
    const [row] = await shop.deps.db.run(
      `select converted_at::float8 as at, network, consent_hash from conversions where conversion_id = $1`,
      [conversionId],
    );
    expect(row).toEqual({ at: shop.clock.now(), network: 'local', consent_hash: consent.hash });
    expect(await page.call(convertPlus, input)).toEqual({ days, taken, kept });
    expect(await page.call(quoteConversion, {})).toEqual({ conversion: null });
  });

  it('keeps the value of the rest, which is credited by its share of the order', async () => {
    await buy('month_vip');
    const { kept, lines } = await shownConversion();
    await convert();
    const left = await page.call(contract.listUpgrades, {});
    const whole = lines[0]?.unused ?? 0;
    expect(left.lines).toMatchObject([
      { paid: 2500, unused: kept, whole, credit: Math.floor((2500 * kept) / whole) },
    ]);
  });

  it('is refused without consent, when stale, when late, and to others', async () => {
    expect(await page.call(quoteConversion, {})).toEqual({ conversion: null });
    await buy('quarter_vip');
    const { conversionId, consent } = await shownConversion();
    const input = { conversionId, consentHash: consent.hash };
    const otherUser = shop.server.as((await createAccount(shop.deps)).token);
    await expect(otherUser.call(convertPlus, input)).rejects.toEqual(refused('quote_expired'));
    const other = { conversionId, consentHash: '0'.repeat(64) };
    await expect(page.call(convertPlus, other)).rejects.toEqual(refused('consent_required'));
    await buy('month_vip');
    await expect(page.call(convertPlus, input)).rejects.toEqual(refused('quote_stale'));
    const late = await shownConversion();
    shop.clock.advance(10 * minute);
    await expect(
      page.call(convertPlus, { conversionId: late.conversionId, consentHash: late.consent.hash }),
    ).rejects.toEqual(refused('quote_expired'));
    expect((await grants()).every(({ source }) => source === 'order')).toBe(true);
  });

  it('during the settlement of another purchase either comes first or is stale: no time is lost', async () => {
    await buy('quarter_vip');
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, orderNo);
    const { conversionId, consent, taken, kept } = await shownConversion();
    const input = { conversionId, consentHash: consent.hash };
    const [converted] = await Promise.allSettled([
      ...[page.call(convertPlus, input), page.call(convertPlus, input)],
      pay(orderNo, number),
    ]);
    expect(await state(orderNo)).toMatchObject({ status: 'finished' });
    const after = await grants();
    const plus = after.filter(({ vip_type }) => vip_type === 'vip').reduce((sum, one) => sum + one.days, 0);
    if (converted?.status === 'rejected') expect(converted.reason).toEqual(refused('quote_stale'));
    const whole = (converted?.status === 'fulfilled' ? kept : taken + kept) / day;
    expect(plus - whole).toBeGreaterThan(27.9);
    expect(after.some(({ vip_type }) => vip_type === 'vvip')).toBe(converted?.status === 'fulfilled');
  });
});

describe('a refund of an order', () => {
  const desk = () => openRefundDesk(shop);
  /** Buys Plus for a year, and returns functions for a chargeback and a refund of it at the provider. */
  const bought = async () => {
    const { orderNo } = await shop.order(accountId, 'year_vip');
    const outTradeNo = await shop.attempt(accountId, orderNo);
    await pay(orderNo, outTradeNo);
    const chargeBack = () =>
      shop.post(
        'wechat',
        shop.wechat.sign(
          {
            ...{ channel: 'wechat', merchant: 'merchant-1', outTradeNo, outRefundNo: '', cause: 'dispute' },
            ...{ providerRefund: `dp-${orderNo}`, state: 'succeeded', amount: 19_800, currency: 'CNY' },
          },
          `dispute-${++count}`,
        ),
      );
    return { orderNo, chargeBack };
  };
  const daysOf = async (tier: string) =>
    (await grants()).filter(({ vip_type }) => vip_type === tier).reduce((sum, { days }) => sum + days, 0);

  it('revokes everything that it became by a conversion, and nothing of other orders', async () => {
    const { orderNo, chargeBack } = await bought();
    await convert();
    const pro = await buy('week_vvip');
    expect(await desk().read({ orderNo })).toMatchObject({ refund: { left: 19_800, value: 19_800 } });
    await chargeBack();
    expect((await grants()).map(({ vip_type, source }) => `${source} ${vip_type}`)).toEqual(['order vvip']);
    expect(await daysOf('vvip')).toBeCloseTo(7, 1);
    expect(await desk().read({ orderNo: pro })).toMatchObject({ refund: { value: 4800 } });
  });

  it('revokes the refunded part of the converted time, and restores it when it fails', async () => {
    const { orderNo } = await bought();
    await convert();
    const before = [await daysOf('vvip'), await daysOf('vip')];
    shop.wechat.refundsEnd = 'failed';
    await desk().refund({ orderNo }, { amount: 9900, left: 19_800 });
    expect([await daysOf('vvip'), await daysOf('vip')]).toEqual(before);
    expect(await desk().read({ orderNo })).toMatchObject({ refund: { left: 19_800, value: 19_800 } });
    shop.wechat.refundsEnd = 'succeeded';
    await desk().refund({ orderNo }, { amount: 9900, left: 19_800 });
    expect(await daysOf('vip')).toBe(0);
    expect(await daysOf('vvip')).toBeGreaterThan(0.5 * (before[0] ?? 0));
    expect(await daysOf('vvip')).toBeLessThan(0.51 * (before[0] ?? 0) + 1);
    expect(await desk().read({ orderNo })).toMatchObject({ refund: { left: 9900, value: 9900 } });
    await desk().refund({ orderNo }, { amount: 9900, left: 9900 });
    expect(await grants()).toEqual([]);
  });

  it('returns only what was not credited by an upgrade, and all of it once the upgrade was returned', async () => {
    const { orderNo } = await bought();
    const { grants: first } = await page.call(listGrants, {});
    shop.clock.advance(((first[0]?.to ?? 0) - (first[0]?.from ?? 0)) / 2);
    page = shop.server.as(await openTestSession(shop.deps, { accountId }));
    const upgrade = await order();
    await pay(upgrade.orderNo);
    expect(await page.call(contract.quoteRefund, { orderNo })).toMatchObject({ amount: 9900 });
    await expect(desk().refund({ orderNo }, { amount: 9901, left: 9900 })).rejects.toEqual(
      refused('refund_above_payment'),
    );
    await expect(desk().refund({ orderNo }, { amount: 19_800, left: 19_800 })).rejects.toEqual(
      refused('refund_stale'),
    );
    const left = upgrade.payable;
    await desk().refund(upgrade, { amount: 1000, left });
    expect(await desk().read({ orderNo })).toMatchObject({ refund: { left: 9900, value: 0 } });
    await desk().refund(upgrade, { amount: left - 1000, left: left - 1000 });
    expect(await grants()).toEqual([]);
    expect(await desk().read({ orderNo })).toMatchObject({ refund: { left: 19_800 } });
    await desk().refund({ orderNo }, { amount: 19_800, left: 19_800 });
  });

  it('leaves a rest that is credited by its share of the purchase', async () => {
    const { orderNo } = await bought();
    const { lines: before } = await page.call(contract.listUpgrades, {});
    const whole = before[0]?.whole ?? 0;
    shop.clock.advance(whole / 2);
    page = shop.server.as(await openTestSession(shop.deps, { accountId }));
    await desk().refund({ orderNo }, { amount: 4950, left: 19_800 });
    const { lines, credit } = await page.call(contract.listUpgrades, {});
    expect(lines).toMatchObject([{ orderNo, refunded: 4950, unused: whole / 4, whole }]);
    expect(credit).toBe(Math.floor((19_800 - 4950) / 4));
  });
});
