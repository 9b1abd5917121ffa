import { AppError } from '@inkstone/contracts';
import { day, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderFact } from '../../ports/pay-channel.ts';
import { addPrice } from '../../testing/add-price.ts';
import { createAccount } from '../accounts/testing.ts';
import { writeCampaignToken } from '../membership/catalogue/campaign-token.ts';
import { createOrder } from './create-order.ts';
import { createQuote } from './quotes/create-quote.ts';
import { settle } from './settlement/settle.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

let accountId: string;
beforeEach(async () => {
  shop.wechat.behaviour = 'works';
  shop.alipay.behaviour = 'works';
  await shop.pass(day);
  ({ accountId } = await createAccount(shop.deps));
});

const refused = (code: ConstructorParameters<typeof AppError>[0]) => new AppError(code);
const quote = (plan: string, quantity = 1) => createQuote(shop.deps, accountId, { plan, quantity });
const tier = () => shop.deps.tierOf(accountId);
const value = async (statement: string, given: readonly unknown[]) =>
  Object.values((await shop.deps.db.run(statement, given))[0] ?? {})[0];
const stateOf = (orderNo: string) => value('select state from orders where order_no = $1', [orderNo]);
const attemptState = (number: string) =>
  value('select state from pay_attempts where out_trade_no = $1', [number]);
const balance = (key: string) =>
  value('select sum(amount)::float8 from ledger_entries where account_key = $1', [key]);
const paymentsOf = async (orderNo: string) => {
  const rows = await shop.deps.db.run(
    'select use, faults from payments where order_no = $1 order by received_at, use',
    [orderNo],
  );
  return rows.map(({ use, faults }) => `${use} ${faults}`.trim());
};
describe('createQuote', () => {
  it('uses the price of the catalogue, and requires a whole quantity', async () => {
    expect(await quote('month_vip', 3)).toMatchObject({
      list: 7500,
      discount: 0,
      payable: 7500,
      currency: 'CNY',
    });
    for (const wrong of [0, -1, 1.5, 1e21, 100, Number.NaN, '1' as unknown as number])
      await expect(quote('month_vip', wrong), String(wrong)).rejects.toEqual(refused('invalid_request'));
    for (const plan of ['eighteen_vvip', 'free', '', 'c~x~month_vip~y'])
      await expect(quote(plan), plan).rejects.toEqual(refused('plan_not_for_sale'));
  });

  it('shows the saving of a campaign, and none after its end', async () => {
    const from = shop.clock.now();
    await addPrice(shop.deps.db, {
      ...{ id: 'c-1', item: 'halfyear_vvip', campaign: 'winter', amount: 30_000 },
      ...{ from, to: from + minute },
    });
    const token = writeCampaignToken(shop.deps.keys, { campaignId: 'winter', itemId: 'halfyear_vvip' });
    const offer = await quote(token, 2);
    expect(offer).toMatchObject({ list: 79_600, discount: 19_600, payable: 60_000, campaignId: 'winter' });
    shop.clock.advance(minute);
    await expect(quote(token)).rejects.toEqual(refused('plan_not_for_sale'));
    await expect(createOrder(shop.deps, accountId, offer.quoteId)).rejects.toEqual(refused('price_changed'));
  });
});

describe('createOrder', () => {
  it('creates one order of a quote, and of equal ones, also for concurrent requests', async () => {
    const [one, other] = [await quote('month_vip'), await quote('month_vip')];
    const orders = await Promise.all(
      [one, one, other, one, other].map(({ quoteId }) => createOrder(shop.deps, accountId, quoteId)),
    );
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(orders[0]?.orderNo).toMatch(/^20\d{16}$/);
  });

  it('closes an unpaid order for the same item with other terms', async () => {
    const first = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, first.orderNo);
    const second = await shop.order(accountId, 'month_vip', 2);
    expect(second.orderNo).not.toBe(first.orderNo);
    expect(await stateOf(first.orderNo)).toBe('closing');
    await shop.pass(second.createdAt + minute - shop.clock.now());
    expect(await stateOf(first.orderNo)).toBe('canceled');
    expect(shop.wechat.trades.get(number)?.state).toBe('closed');
    expect(await stateOf(second.orderNo)).toBe('unpaid');
  });

  it('refuses an expired quote, a changed price, and a quote of another account', async () => {
    const expired = await quote('month_vip');
    shop.clock.advance(10 * minute);
    await expect(createOrder(shop.deps, accountId, expired.quoteId)).rejects.toEqual(
      refused('quote_expired'),
    );
    const before = await quote('quarter_vvip');
    await addPrice(shop.deps.db, {
      ...{ id: `p-${accountId}`, item: 'quarter_vvip', amount: 25_000 },
      ...{ from: shop.clock.now(), to: shop.clock.now() + minute },
    });
    await expect(createOrder(shop.deps, accountId, before.quoteId)).rejects.toEqual(refused('price_changed'));
    const mine = await quote('month_vip');
    const other = await createAccount(shop.deps);
    await expect(createOrder(shop.deps, other.accountId, mine.quoteId)).rejects.toEqual(
      refused('quote_expired'),
    );
  });

  it('finishes an order with nothing to pay, without a provider', async () => {
    const { quoteId } = await quote('month_vip');
    await shop.deps.db.run('update quotes set discount = list, payable = 0 where quote_id = $1', [quoteId]);
    const order = await createOrder(shop.deps, accountId, quoteId);
    expect(order.state).toBe('finished');
    expect(await tier()).toBe('plus');
  });
});

describe('an attempt', () => {
  it('is reused while it is open, and belongs to the buyer', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, orderNo);
    expect(await shop.attempt(accountId, orderNo)).toBe(number);
    expect(await shop.attempt(accountId, orderNo, 'alipay')).not.toBe(number);
    const other = await createAccount(shop.deps);
    await expect(shop.attempt(other.accountId, orderNo)).rejects.toEqual(refused('order_not_found'));
    await shop.pass(31 * minute);
    await expect(shop.attempt(accountId, orderNo)).rejects.toEqual(refused('order_closed'));
  });

  it('fails if the provider refuses, and has another number the next time', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    shop.wechat.behaviour = 'refuses';
    await expect(shop.attempt(accountId, orderNo)).rejects.toEqual(refused('pay_unavailable'));
    expect(await attemptState(`${orderNo}01`)).toBe('failed');
    shop.wechat.behaviour = 'works';
    expect(await shop.attempt(accountId, orderNo)).toBe(`${orderNo}02`);
  });

  it('stays unknown when the reply is lost, until the provider reports its state', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    shop.wechat.behaviour = 'reply lost';
    await expect(shop.attempt(accountId, orderNo)).rejects.toEqual(refused('pay_unavailable'));
    const number = `${orderNo}01`;
    await shop.pass(5 * minute);
    expect(await attemptState(number)).toBe('unknown');
    shop.wechat.behaviour = 'works';
    shop.wechat.pay(number);
    await shop.pass(5 * minute);
    expect([await attemptState(number), await stateOf(orderNo), await tier()]).toEqual([
      'paid',
      'finished',
      'plus',
    ]);
  });

  it('fails when the provider reports twice, 30 s apart, that it does not exist', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    shop.wechat.behaviour = 'unreachable';
    await expect(shop.attempt(accountId, orderNo)).rejects.toEqual(refused('pay_unavailable'));
    shop.wechat.behaviour = 'works';
    await shop.pass(59 * second);
    expect(await attemptState(`${orderNo}01`)).toBe('unknown');
    await shop.pass(minute);
    expect(await attemptState(`${orderNo}01`)).toBe('failed');
  });

  it('is not returned if it was given up before the provider answered', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    shop.wechat.behaviour = 'not scanned';
    shop.wechat.meanwhile = () => shop.pass(3 * minute);
    await expect(shop.attempt(accountId, orderNo)).rejects.toEqual(refused('pay_unavailable'));
    shop.wechat.meanwhile = null;
    expect(await attemptState(`${orderNo}01`)).toBe('failed');
  });

  it('is queried, so that a lost notice only delays the benefit', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    shop.wechat.pay(await shop.attempt(accountId, orderNo));
    await shop.pass(minute);
    expect(await tier()).toBe('plus');
  });
});

describe('an expired order', () => {
  it('is canceled once the provider has closed its attempts', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, orderNo);
    shop.wechat.behaviour = 'unreachable';
    await shop.pass(40 * minute);
    expect([await stateOf(orderNo), await attemptState(number)]).toEqual(['closing', 'closing']);
    shop.wechat.behaviour = 'works';
    await shop.pass(10 * minute);
    expect([await stateOf(orderNo), await attemptState(number)]).toEqual(['canceled', 'closed']);
  });

  it('is finished when it was paid while being closed', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, orderNo);
    await shop.pass(29 * minute + 59 * second);
    shop.wechat.pay(number);
    await shop.pass(minute);
    expect([await stateOf(orderNo), await tier()]).toEqual(['finished', 'plus']);
  });

  it('honours a payment that arrives after it was canceled', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, orderNo);
    await shop.pass(day);
    expect(await stateOf(orderNo)).toBe('canceled');
    const late = shop.wechat.sign(shop.wechat.pay(number), `late-${number}`);
    expect(await shop.post('wechat', late)).toBe('success');
    expect([await stateOf(orderNo), await tier()]).toEqual(['finished', 'plus']);
    expect(await value('select is_late from orders where order_no = $1', [orderNo])).toBe(true);
  });
});

describe('settle', () => {
  const paidOrder = async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const number = await shop.attempt(accountId, orderNo);
    return { orderNo, number, fact: shop.wechat.pay(number) };
  };

  it('settles one notice once, also when it arrives ten times concurrently', async () => {
    const { orderNo, fact, number } = await paidOrder();
    const revenue = Number((await balance('revenue/CNY')) ?? 0);
    const notice = shop.wechat.sign(fact, `event-${number}`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.post('wechat', notice)));
    expect(new Set(replies)).toEqual(new Set(['success']));
    expect(await settle(shop.deps, fact)).toBe('repeated');
    expect(await paymentsOf(orderNo)).toEqual(['applied']);
    expect(await value('select count(*)::int from grants where source_id = $1', [orderNo])).toBe(1);
    expect(await balance('revenue/CNY')).toBe(revenue - 2500);
  });

  it('ignores unsigned notices, and grants nothing for them', async () => {
    const { orderNo, fact, number } = await paidOrder();
    const { body, headers } = shop.wechat.sign(fact, `forged-${number}`);
    expect(await shop.post('wechat', { body, headers: {} })).toBe('denied');
    expect(await shop.post('wechat', { body: body.replace('2500', '9999'), headers })).toBe('denied');
    expect(await paymentsOf(orderNo)).toEqual([]);
    const off = await fetch(`${shop.server.url}/api/pay/notice/stripe`, { method: 'POST', body });
    expect(off.status).toBe(404);
  });

  it.each<[string, Partial<ProviderFact>]>([
    ['amount', { amount: 2499 }],
    ['currency', { currency: 'USD' }],
    ['merchant', { merchant: 'another' }],
    ['app', { app: 'another' }],
    ['refunded', { state: 'refunded' }],
  ])('grants nothing if the %s differs, and alarms the operator', async (fault, change) => {
    const { orderNo, fact } = await paidOrder();
    expect(await settle(shop.deps, { ...fact, ...change })).toBe('suspense');
    expect(await paymentsOf(orderNo)).toEqual([`suspense ${fault}`]);
    expect([await stateOf(orderNo), await tier()]).toEqual(['unpaid', 'free']);
    const alarms = shop.server.captured.lines().filter(({ orderNo: about }) => about === orderNo);
    expect(alarms).toMatchObject([{ level: 'error', faults: fault }]);
  });

  it('keeps money with an unknown number in suspense, once', async () => {
    const { fact } = await paidOrder();
    const stray = { ...fact, outTradeNo: '1', providerTxn: `stray-${fact.providerTxn}` };
    expect(await settle(shop.deps, stray)).toBe('suspense');
    expect(await settle(shop.deps, stray)).toBe('repeated');
    expect(await settle(shop.deps, { ...stray, state: 'pending' })).toBe('unmatched');
  });

  it('keeps its state when an older message, or one about an unknown refund, arrives late', async () => {
    const { orderNo, fact, number } = await paidOrder();
    await settle(shop.deps, fact);
    for (const state of ['pending', 'closed', 'failed'] as const)
      expect(await settle(shop.deps, { ...fact, state, paidAt: null })).toBe('noted');
    expect([await stateOf(orderNo), await attemptState(number), await tier()]).toEqual([
      ...['finished', 'paid', 'plus'],
    ]);
    expect(await paymentsOf(orderNo)).toEqual(['applied']);
  });

  it('leaves a refund that arrives before its payment to staff', async () => {
    const { orderNo, fact } = await paidOrder();
    expect(await settle(shop.deps, { ...fact, state: 'refunded' })).toBe('suspense');
    expect(await settle(shop.deps, fact)).toBe('repeated');
    expect([await paymentsOf(orderNo), await tier()]).toEqual([['suspense refunded'], 'free']);
  });

  it('returns a second payment automatically, also on the other channel', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const [one, other] = [
      await shop.attempt(accountId, orderNo),
      await shop.attempt(accountId, orderNo, 'alipay'),
    ];
    const [first, second] = [shop.wechat.pay(one), shop.alipay.pay(other)];
    expect(await settle(shop.deps, first)).toBe('applied');
    expect(await settle(shop.deps, second)).toBe('surplus');
    shop.alipay.behaviour = 'reply lost';
    await shop.pass(minute);
    shop.alipay.behaviour = 'works';
    await shop.pass(10 * minute);
    const refunds = [...shop.alipay.refunds.values()].filter(({ outTradeNo }) => outTradeNo === other);
    expect(refunds.map(({ amount }) => amount)).toEqual([2500]);
    expect(await balance('surplus/CNY')).toBe(0);
    expect(await value('select count(*)::int from grants where account_id = $1', [accountId])).toBe(1);
  });

  it('closes the other attempts of a paid order', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const [one, other] = [
      await shop.attempt(accountId, orderNo),
      await shop.attempt(accountId, orderNo, 'alipay'),
    ];
    await settle(shop.deps, shop.wechat.pay(one));
    await shop.pass(minute);
    expect(shop.alipay.trades.get(other)?.state).toBe('closed');
    expect(await attemptState(other)).toBe('closed');
  });

  it('closes a code that the provider does not know only when it has expired', async () => {
    const { orderNo } = await shop.order(accountId, 'month_vip');
    const [one, other] = [
      await shop.attempt(accountId, orderNo),
      await shop.attempt(accountId, orderNo, 'alipay'),
    ];
    shop.alipay.behaviour = 'not scanned';
    await settle(shop.deps, shop.wechat.pay(one));
    await shop.pass(29 * minute);
    expect(await attemptState(other)).toBe('closing');
    await shop.pass(10 * minute);
    expect(await attemptState(other)).toBe('closed');
  });

  it('keeps money in suspense if the account was removed meanwhile', async () => {
    const { orderNo, fact } = await paidOrder();
    await shop.deps.db.run('delete from buyers where account_id = $1', [accountId]);
    expect(await settle(shop.deps, fact)).toBe('suspense');
    expect(await paymentsOf(orderNo)).toEqual(['suspense buyer']);
  });

  it('receives again what could not be committed', async () => {
    const { orderNo, fact, number } = await paidOrder();
    const notice = shop.wechat.sign(fact, `again-${number}`);
    await shop.deps.db.run('alter table grants rename to grants_away');
    expect(await shop.post('wechat', notice)).toBe('failed');
    await shop.deps.db.run('alter table grants_away rename to grants');
    expect(await paymentsOf(orderNo)).toEqual([]);
    expect(await shop.post('wechat', notice)).toBe('success');
    expect([await stateOf(orderNo), await tier()]).toEqual(['finished', 'plus']);
  });

  it('writes no payer number or secret to the log', () => {
    expect(shop.server.captured.text()).not.toMatch(/secret of the provider|x-signature/);
  });
});
