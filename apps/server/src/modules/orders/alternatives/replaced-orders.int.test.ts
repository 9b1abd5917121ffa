import { AppError } from '@inkstone/contracts';
import { cancelOrder } from '@inkstone/contracts/orders';
import * as staff from '@inkstone/contracts/staff/campaigns';
import { getStaffOrder } from '@inkstone/contracts/staff/orders';
import { minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';
import { settle } from '../settlement/settle.ts';
import { type CouponDesk, openCouponDesk } from '../testing/coupons.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let desk: CouponDesk;
let operator: ReturnType<typeof callAsOperator>;
beforeAll(async () => {
  shop = await openShop();
  desk = openCouponDesk(shop);
  operator = callAsOperator(shop.deps, 'tester');
});
afterAll(() => shop[Symbol.asyncDispose]());

let account: TestAccount;
let campaigns = 0;
beforeEach(async () => {
  shop.wechat.behaviour = 'works';
  shop.clock.advance(minute);
  account = await createAccount(shop.deps);
});

const read = async (campaignId: string) => {
  const { rows } = await operator(staff.listCampaigns, { limit: 100 });
  return rows.find((row) => row.campaignId === campaignId);
};

/** Creates a campaign, and returns its name and the token of each of its two plans. */
async function campaign(limits: { readonly quota?: number; readonly perAccount?: number }) {
  campaigns += 1;
  const campaignId = `changed-${campaigns}`;
  const offers = [
    { itemId: 'month_vip', amount: 1500 },
    { itemId: 'year_vip', amount: 9900 },
  ];
  await operator(staff.createCampaign, { campaignId, title: 'Sale', offers, reason: 'test', ...limits });
  const tokens = (await read(campaignId))?.offers.map(({ link }) =>
    new URL(link ?? '').searchParams.get('token'),
  );
  return { campaignId, month: tokens?.[0] ?? '', year: tokens?.[1] ?? '' };
}

const order = async (plan: string, quantity = 1, couponId: string | null = null) => {
  shop.clock.advance(second);
  const { quoteId } = await createQuote(shop.deps, account.accountId, { plan, quantity, couponId });
  return createOrder(shop.deps, account.accountId, quoteId);
};
const attempt = ({ orderNo }: { readonly orderNo: string }) => shop.attempt(account.accountId, orderNo);
const pay = (outTradeNo: string) => settle(shop.deps, shop.wechat.pay(outTradeNo));
const stateOf = async ({ orderNo }: { readonly orderNo: string }) =>
  (await shop.deps.db.run('select state from orders where order_no = $1', [orderNo]))[0]?.state;
const refundsOf = async () =>
  shop.deps.db.run(
    `select p.order_no, p.use, r.amount::int, r.state from payments p left join refunds r using (payment_id)
       join orders o on o.order_no = p.order_no join buyers b on b.buyer_id = o.buyer_id
       where b.account_id = $1 order by p.use`,
    [account.accountId],
  );

describe('an open order of a limited campaign that is changed', () => {
  it.each([{ perAccount: 1 }, { quota: 1 }])('releases its use at once: %j', async (limits) => {
    const { month, year, campaignId } = await campaign(limits);
    const first = await order(month);
    const number = await attempt(first);
    shop.wechat.behaviour = 'unreachable';
    const coupon = await desk.coupon(account);
    const second = await order(month, 1, coupon);
    expect(await stateOf(first)).toBe('closing');
    expect(second.payable).toBe(1000);
    await attempt(second).catch(() => null);
    const third = await order(year);
    expect(await stateOf(second)).toMatch(/closing|canceled/);
    expect(await read(campaignId)).toMatchObject({ waiting: 1, sold: 0 });
    shop.wechat.behaviour = 'works';
    expect(await pay(await attempt(third))).toBe('applied');
    expect(await pay(number)).toBe('surplus');
    expect(await read(campaignId)).toMatchObject({ waiting: 0, sold: 1, buyers: 1, paid: 9900 });
    await expect(order(month)).rejects.toBeInstanceOf(AppError);
    const orderNos = [first, second, third].map(({ orderNo }) => orderNo);
    for (const orderNo of orderNos) {
      const { alternatives } = await operator(getStaffOrder, { orderNo });
      expect(alternatives.map((one) => one.orderNo)).toEqual(orderNos.filter((one) => one !== orderNo));
      expect(alternatives.at(-1)?.status).toBe(orderNo === third.orderNo ? 'canceled' : 'finished');
    }
  });

  it('counts the larger quantity until it is closed', async () => {
    const { month } = await campaign({ quota: 3 });
    const first = await order(month, 3);
    const number = await attempt(first);
    shop.wechat.behaviour = 'unreachable';
    await order(month, 1);
    const other = await createAccount(shop.deps);
    const { quoteId } = await createQuote(shop.deps, other.accountId, { plan: month, quantity: 1 });
    const buy = () => createOrder(shop.deps, other.accountId, quoteId);
    await expect(buy()).rejects.toEqual(new AppError('campaign_sold_out'));
    shop.wechat.behaviour = 'works';
    await shop.deps.runDue();
    shop.clock.advance(minute);
    await shop.deps.runDue();
    expect([await stateOf(first), shop.wechat.trades.get(number)?.state]).toEqual(['canceled', 'closed']);
    expect((await buy()).payable).toBe(1500);
  });

  it('is not changed beyond the limit', async () => {
    const { month } = await campaign({ perAccount: 2 });
    const first = await order(month, 2);
    const limit = new AppError('campaign_limit_reached', { limit: 2 });
    await expect(order(month, 3)).rejects.toEqual(limit);
    expect(await stateOf(first)).toBe('unpaid');
  });

  it('is ordered again after the buyer canceled it, while it is being closed', async () => {
    const { month } = await campaign({ perAccount: 1 });
    const first = await order(month);
    const number = await attempt(first);
    await shop.server.as(account.token).call(cancelOrder, { orderNo: first.orderNo });
    expect(await stateOf(first)).toBe('closing');
    const again = await order(month);
    expect(await pay(number)).toBe('applied');
    expect(await stateOf(again)).toBe('canceled');
    await expect(attempt(again)).rejects.toEqual(new AppError('order_closed'));
  });

  it('is paid once in a race; the other payment is returned', async () => {
    const { month, campaignId } = await campaign({ perAccount: 1 });
    const orders = [await order(month)];
    const numbers = [await attempt(orders[0] ?? { orderNo: '' })];
    for (const coupon of [await desk.coupon(account), await desk.coupon(account, { percent: 40 })]) {
      const changed = await order(month, 1, coupon);
      orders.push(changed);
      numbers.push(await attempt(changed));
    }
    const facts = numbers.map((number) => shop.wechat.pay(number));
    const verdicts = await Promise.all(facts.map((fact) => settle(shop.deps, fact)));
    expect(verdicts.toSorted()).toEqual(['applied', 'surplus', 'surplus']);
    await shop.deps.runDue();
    const returned = (await refundsOf()).filter(({ state }) => state === 'succeeded');
    expect(returned.map(({ use }) => use)).toEqual(['surplus', 'surplus']);
    expect(await read(campaignId)).toMatchObject({ sold: 1, waiting: 0, buyers: 1 });
    const states = await Promise.all(orders.map(stateOf));
    expect(states.toSorted()).toEqual(['canceled', 'canceled', 'finished']);
    expect(await refundsOf()).toHaveLength(3);
  });
});

describe('an open order with a coupon that is changed', () => {
  it('gives its coupon to the new order, and takes it back if it is paid first', async () => {
    const coupon = await desk.coupon(account);
    const first = await order('month_vip', 1, coupon);
    const number = await attempt(first);
    shop.wechat.behaviour = 'unreachable';
    const changed = await order('month_vip', 2, coupon);
    expect(changed).toMatchObject({ couponId: coupon, payable: 4500 });
    expect(await desk.stateOf(coupon)).toEqual(['held', changed.orderNo]);
    expect(await pay(number)).toBe('applied');
    expect(await desk.stateOf(coupon)).toEqual(['consumed', first.orderNo]);
    expect(await stateOf(changed)).toBe('canceled');
  });

  it('keeps it when the new order is canceled, until it is closed itself', async () => {
    const coupon = await desk.coupon(account);
    const first = await order('month_vip', 1, coupon);
    await attempt(first);
    shop.wechat.behaviour = 'unreachable';
    const changed = await order('month_vip', 2, coupon);
    await shop.server.as(account.token).call(cancelOrder, { orderNo: changed.orderNo });
    expect(await desk.stateOf(coupon)).toEqual(['held', first.orderNo]);
    shop.wechat.behaviour = 'works';
    await shop.deps.runDue();
    shop.clock.advance(minute);
    await shop.deps.runDue();
    expect(await stateOf(first)).toBe('canceled');
    expect(await desk.stateOf(coupon)).toEqual(['available', null]);
  });

  it('is paid once in a race, with the coupon of the paid one', async () => {
    const coupon = await desk.coupon(account);
    const first = await order('month_vip', 1, coupon);
    const numbers = [await attempt(first)];
    const changed = await order('month_vip', 2, coupon);
    numbers.push(await attempt(changed));
    const facts = numbers.map((number) => shop.wechat.pay(number)).toReversed();
    const verdicts = await Promise.all(facts.map((fact) => settle(shop.deps, fact)));
    expect(verdicts.toSorted()).toEqual(['applied', 'surplus']);
    const paid = verdicts[0] === 'applied' ? changed : first;
    expect(await desk.stateOf(coupon)).toEqual(['consumed', paid.orderNo]);
    const [row] = await shop.deps.db.run('select count(*)::int from grants where source_id = any($1)', [
      [first.orderNo, changed.orderNo],
    ]);
    expect(row?.count).toBe(1);
  });
});
