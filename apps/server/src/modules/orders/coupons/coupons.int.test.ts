import { AppError, type InputOf } from '@inkstone/contracts';
import { confirmRefund, couponPrice, listCoupons } from '@inkstone/contracts/orders';
import { day, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefundFact } from '../../../ports/pay-channel.ts';
import { addPrice } from '../../../testing/add-price.ts';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import { writeCampaignToken } from '../../membership/catalogue/campaign-token.ts';
import { createOrder } from '../create-order.ts';
import { recordRefundFact } from '../refunds/record-refund-fact.ts';
import { settle } from '../settlement/settle.ts';
import { type CouponDesk, openCouponDesk } from '../testing/coupons.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let desk: CouponDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = openCouponDesk(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

let account: TestAccount;
beforeEach(async () => {
  shop.wechat.behaviour = 'works';
  shop.alipay.behaviour = 'works';
  await shop.pass(day);
  account = await createAccount(shop.deps);
});

const refused = (...given: ConstructorParameters<typeof AppError>) => new AppError(...given);
const coupon = (terms: Parameters<CouponDesk['template']>[0] = {}, owner = account) =>
  desk.coupon(owner, terms);
const page = () => shop.server.as(account.token);
const price = (wanted: InputOf<typeof couponPrice>) => page().call(couponPrice, wanted);
type QuoteInput = [plan: string, couponId?: string | null, quantity?: number];
const quote = (...wanted: QuoteInput) => desk.quote(account, ...wanted);
const order = (...wanted: QuoteInput) => desk.order(account, ...wanted);
const stateOf = (couponId: string) => desk.stateOf(couponId);
const orderRow = async (orderNo: string) =>
  (await shop.deps.db.run('select * from orders where order_no = $1', [orderNo]))[0];

describe('POST /api/coupon/price', () => {
  it('is the regular price without a coupon', async () => {
    const { quote: plain, coupons, best } = await price({ plan: 'month_vip' });
    expect(plain).toMatchObject({
      ...{ type: 'vip', plan: 'month_vip', quantity: 1, list: 2500, discount: 0, couponDiscount: 0 },
      ...{ credit: 0, payable: 2500, currency: 'CNY', couponId: null },
    });
    expect([coupons, best]).toEqual([[], null]);
    const words = await price({ plan: 'words_50k', quantity: 3 });
    expect(words.quote).toMatchObject({ type: 'ai', list: 2970, payable: 2970 });
  });

  it('applies the coupon with the highest saving, with the reason', async () => {
    const small = await coupon({ amount: 500 });
    const large = await coupon({ percent: 33 });
    const other = await coupon({ amount: 2000, plans: ['year_vip'] });
    const high = await coupon({ amount: 2000, minimum: 2501 });
    const { quote: best, coupons, best: why } = await price({ plan: 'month_vip' });
    expect(best).toMatchObject({ couponId: large, couponDiscount: 825, payable: 1675 });
    expect(why).toEqual({ couponId: large, saves: 825, reason: 'saves_most' });
    const facts = coupons.map((each) => [each.coupon.couponId, each.saves, each.fault, each.isBest]);
    expect(facts).toHaveLength(4);
    expect(facts).toEqual(
      expect.arrayContaining([
        [small, 500, null, false],
        [large, 825, null, true],
        [other, 0, 'other_items', false],
        [high, 0, 'below_minimum', false],
      ]),
    );
  });

  it('applies the first to expire of equal coupons', async () => {
    await coupon({ validDays: 3 });
    const sooner = await coupon({ validDays: 2 });
    const { best } = await price({ plan: 'month_vip' });
    expect(best).toEqual({ couponId: sooner, saves: 500, reason: 'expires_first' });
  });

  it('applies the requested coupon, or none', async () => {
    const small = await coupon({ amount: 100 });
    await coupon({ amount: 500 });
    expect((await price({ plan: 'month_vip', couponId: small })).quote.payable).toBe(2400);
    expect((await price({ plan: 'month_vip', couponId: null })).quote.payable).toBe(2500);
  });

  it('subtracts a coupon from the campaign price, which also determines its minimum', async () => {
    await addPrice(shop.deps.db, {
      ...{ id: 'c-coupon', item: 'halfyear_vvip', campaign: 'frost', amount: 30_000 },
      from: shop.clock.now(),
    });
    const plan = writeCampaignToken(shop.deps.keys, { campaignId: 'frost', itemId: 'halfyear_vvip' });
    await coupon({ amount: 9000, minimum: 30_001 });
    await coupon({ percent: 10, plans: ['halfyear_vvip'] });
    const { quote: both } = await price({ plan, quantity: 1 });
    expect(both).toMatchObject({ list: 39_800, discount: 9800, couponDiscount: 3000, payable: 27_000 });
  });

  it('refuses an unknown, used, expired or unsuitable coupon, and one of another account', async () => {
    const other = await createAccount(shop.deps);
    const theirs = await coupon({}, other);
    const unknown = shop.deps.ids.next();
    for (const couponId of [theirs, unknown])
      await expect(price({ plan: 'month_vip', couponId })).rejects.toEqual(refused('coupon_not_found'));
    const expired = await coupon({ validDays: 1 });
    const used = await coupon({ percent: 100 });
    await order('month_vip', used);
    const unsuitable = await coupon({ plans: ['year_vip'] });
    await shop.pass(day);
    for (const couponId of [expired, used, unsuitable])
      await expect(price({ plan: 'month_vip', couponId })).rejects.toEqual(refused('coupon_unusable'));
  });

  it('never accepts a saving stated by the client', async () => {
    const forged = { plan: 'month_vip', couponDiscount: 2499, payable: 1, amount: 2499, percent: 100 };
    expect((await price(forged)).quote).toMatchObject({ couponDiscount: 0, payable: 2500 });
  });
});

describe('GET /api/coupons', () => {
  it('lists usable coupons first, and the orders that hold the others', async () => {
    const [later, sooner] = [await coupon({ validDays: 9 }), await coupon({ validDays: 3 })];
    const held = await coupon({ name: 'Held' });
    const { orderNo, expiresAt } = await order('month_vip', held);
    const used = await coupon({ percent: 100 });
    await order('week_vvip', used);
    const { coupons, usable, holdMinutes } = await page().call(listCoupons, {});
    expect(coupons.map(({ couponId, status }) => [couponId, status])).toEqual([
      [sooner, 'available'],
      [later, 'available'],
      [held, 'held'],
      [used, 'consumed'],
    ]);
    expect(coupons[2]).toMatchObject({ name: 'Held', heldBy: orderNo, heldUntil: expiresAt });
    expect([usable, holdMinutes]).toEqual([2, 5]);
    await shop.pass(9 * day);
    const after = await page().call(listCoupons, {});
    expect(after.usable).toBe(1);
    expect(after.coupons.filter(({ status }) => status === 'expired')).toHaveLength(2);
  });

  it('never lists coupons of other accounts', async () => {
    await coupon({}, await createAccount(shop.deps));
    expect((await page().call(listCoupons, {})).coupons).toEqual([]);
  });
});

describe('an order with a coupon', () => {
  it('holds it, and lasts as long as the coupon', async () => {
    const id = await coupon();
    const made = await order('month_vip', id);
    expect(made).toMatchObject({ couponId: id, couponDiscount: 500, payable: 2000 });
    expect(made.expiresAt - made.createdAt).toBe(5 * minute);
    expect(await stateOf(id)).toEqual(['held', made.orderNo]);
    const number = await shop.attempt(account.accountId, made.orderNo);
    const [attempt] = await shop.deps.db.run(
      'select amount::int, expires_at::float8 as at from pay_attempts where out_trade_no = $1',
      [number],
    );
    expect(attempt).toEqual({ amount: 2000, at: made.expiresAt });
  });

  it('is the same order when requested again, also by a new quote', async () => {
    const id = await coupon();
    const { orderNo } = await order('month_vip', id);
    const again = await quote('month_vip');
    expect(again.couponId).toBe(id);
    expect((await createOrder(shop.deps, account.accountId, again.quoteId)).orderNo).toBe(orderNo);
    const { coupons } = await price({ plan: 'year_vip' });
    expect(coupons).toMatchObject([{ fault: 'held', saves: 0, isBest: false }]);
  });

  it('consumes it when paid', async () => {
    const id = await coupon();
    const { orderNo } = await order('month_vip', id);
    const fact = shop.wechat.pay(await shop.attempt(account.accountId, orderNo));
    expect(fact.amount).toBe(2000);
    expect(await settle(shop.deps, fact)).toBe('applied');
    expect(await stateOf(id)).toEqual(['consumed', orderNo]);
    expect(await shop.deps.tierOf(account.accountId)).toBe('plus');
  });

  it('is finished without a channel if nothing is left to pay', async () => {
    const id = await coupon({ amount: 9_000_000 });
    const made = await order('month_vip', id);
    expect(made).toMatchObject({ couponDiscount: 2500, payable: 0, state: 'finished' });
    expect(await stateOf(id)).toEqual(['consumed', made.orderNo]);
    expect(await shop.deps.tierOf(account.accountId)).toBe('plus');
  });

  it('releases it only when the provider has closed every attempt', async () => {
    const id = await coupon();
    const { orderNo } = await order('month_vip', id);
    await shop.attempt(account.accountId, orderNo);
    await shop.attempt(account.accountId, orderNo, 'alipay');
    shop.wechat.behaviour = 'unreachable';
    await shop.pass(20 * minute);
    expect((await orderRow(orderNo))?.state).toBe('closing');
    expect(await stateOf(id)).toEqual(['held', orderNo]);
    await expect(quote('year_vip', id)).rejects.toEqual(refused('coupon_unusable'));
    shop.wechat.behaviour = 'works';
    await shop.pass(10 * minute);
    expect((await orderRow(orderNo))?.state).toBe('canceled');
    expect(await stateOf(id)).toEqual(['available', null]);
    expect((await quote('month_vip')).couponId).toBe(id);
  });

  it('releases it at once for another order of the same item if no payment was begun', async () => {
    const id = await coupon();
    const first = await order('month_vip', id);
    const other = await quote('month_vip', null, 2);
    await createOrder(shop.deps, account.accountId, other.quoteId);
    expect((await orderRow(first.orderNo))?.state).toBe('canceled');
    expect(await stateOf(id)).toEqual(['available', null]);
  });

  it('consumes a coupon that expired while it was held', async () => {
    const id = await coupon({ validDays: 1 });
    shop.clock.advance(day - second);
    const { orderNo } = await order('month_vip', id);
    const number = await shop.attempt(account.accountId, orderNo);
    shop.clock.advance(minute);
    expect(await settle(shop.deps, shop.wechat.pay(number))).toBe('applied');
    expect(await stateOf(id)).toEqual(['consumed', orderNo]);
  });

  it('is refused if the coupon expired, was used or held after the quote', async () => {
    const expiring = await coupon({ validDays: 1 });
    shop.clock.advance(day - second);
    const stale = await quote('month_vip', expiring);
    shop.clock.advance(second);
    await expect(createOrder(shop.deps, account.accountId, stale.quoteId)).rejects.toEqual(
      refused('coupon_unusable'),
    );
    const id = await coupon({ percent: 100 });
    const [one, other] = [await quote('month_vip', id), await quote('year_vip', id)];
    await createOrder(shop.deps, account.accountId, one.quoteId);
    await expect(createOrder(shop.deps, account.accountId, other.quoteId)).rejects.toEqual(
      refused('coupon_unusable'),
    );
  });
});

describe('a late payment of an order whose coupon was released', () => {
  const late = async (id: string) => {
    const { orderNo } = await order('month_vip', id);
    const number = await shop.attempt(account.accountId, orderNo);
    await shop.pass(20 * minute);
    expect(await stateOf(id)).toEqual(['available', null]);
    return { orderNo, pay: () => settle(shop.deps, shop.wechat.pay(number)) };
  };

  it('consumes it if it is unused, also when it has expired', async () => {
    const id = await coupon({ validDays: 1 });
    const { orderNo, pay } = await late(id);
    shop.clock.advance(day);
    expect(await pay()).toBe('applied');
    expect(await stateOf(id)).toEqual(['consumed', orderNo]);
    expect(await orderRow(orderNo)).toMatchObject({ is_late: true, is_coupon_reused: false });
  });

  it.each(['held', 'consumed'])('is applied and flagged if another order has it %s', async (state) => {
    // The other order costs 990, and is paid at once if the coupon covers this amount.
    const id = await coupon({ amount: state === 'held' ? 500 : 990 });
    const { orderNo, pay } = await late(id);
    const other = await order('words_50k', id);
    expect(await stateOf(id)).toEqual([state, other.orderNo]);
    expect(await pay()).toBe('applied');
    expect(await stateOf(id)).toEqual([state, other.orderNo]);
    expect(await orderRow(orderNo)).toMatchObject({
      ...{ state: 'finished', is_late: true, is_coupon_reused: true },
    });
    const warnings = shop.server.captured.lines().filter(({ couponId }) => couponId === id);
    expect(warnings).toMatchObject([{ level: 'warn', orderNo }]);
  });
});

describe('a refund that had returned a coupon and comes back', () => {
  it.each([
    ['consumes it again', false],
    ['is flagged if another order has used it', true],
  ])('%s', async (_, isUsed) => {
    const id = await coupon({ isReturnable: true });
    const payWithCoupon = async (plan: string) => {
      const { orderNo } = await order(plan, id);
      const number = await shop.attempt(account.accountId, orderNo);
      await settle(shop.deps, shop.wechat.pay(number));
      return { orderNo, number };
    };
    const { orderNo, number } = await payWithCoupon('month_vip');
    await page().call(confirmRefund, { orderNo, amount: 2000 });
    expect(await stateOf(id)).toEqual(['available', null]);
    const other = isUsed ? await payWithCoupon('quarter_vip') : null;
    const fact = [...shop.wechat.refunds.values()].find(({ outTradeNo }) => outTradeNo === number);
    // Only at Stripe a refund can fail after it has succeeded.
    await shop.deps.db.run(`update payments set channel = 'stripe' where order_no = $1`, [orderNo]);
    await recordRefundFact(shop.deps, { ...(fact as RefundFact), channel: 'stripe', state: 'failed' });
    expect(await stateOf(id)).toEqual(['consumed', other?.orderNo ?? orderNo]);
    expect((await orderRow(orderNo))?.is_coupon_reused).toBe(isUsed);
  });
});
