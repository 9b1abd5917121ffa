import { AppError } from '@inkstone/contracts';
import { type CouponEvent, couponEvents, couponStates, nextCouponState } from '@inkstone/domain/orders';
import { day, instant, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import { createOrder } from '../create-order.ts';
import { type CouponDesk, openCouponDesk } from '../testing/coupons.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { consumeCoupon, holdCoupon, releaseCoupon, returnCoupon } from './store.ts';

let shop: Shop;
let desk: CouponDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = openCouponDesk(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

let account: TestAccount;
beforeEach(async () => {
  account = await createAccount(shop.deps);
});

const coupon = (terms: Parameters<CouponDesk['template']>[0] = {}) => desk.coupon(account, terms);
const stateOf = (couponId: string) => desk.stateOf(couponId);

describe('100 concurrent requests', () => {
  it('for one coupon: one succeeds, and the others are refused as unusable', async () => {
    const id = await coupon();
    const items = Array.from({ length: 100 }, (_, n) => `parallel_${n}`);
    for (const item of items)
      await shop.deps.db.run(
        `insert into catalogue_items (item_id, kind, tier, months, value_days, is_listed, position)
           values ('${item}', 'vip', 'plus', 1, 31, true, 99);
         insert into catalogue_prices (price_id, item_id, currency, amount, valid_from)
           values ('${item}-1', '${item}', 'CNY', 2500, 0)`,
      );
    const quotes = [];
    for (const item of items) quotes.push(await desk.quote(account, item, id));
    const results = await Promise.allSettled(
      quotes.map(({ quoteId }) => createOrder(shop.deps, account.accountId, quoteId)),
    );
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await stateOf(id)).toEqual(['held', won[0]?.value.orderNo]);
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(lost).toEqual(Array.from({ length: 99 }, () => new AppError('coupon_unusable')));
    const [orders] = await shop.deps.db.run('select count(*)::int from orders where coupon_id = $1', [id]);
    expect(orders?.count).toBe(1);
  });

  it("hold without the buyer's lock: one succeeds", async () => {
    const id = await coupon();
    const { buyerId } = await desk.quote(account, 'month_vip', null);
    const held = await Promise.all(
      (await plainOrders(100)).map((orderNo) =>
        shop.deps.db.transact(({ sql }) => hold(sql, orderNo, id, buyerId)),
      ),
    );
    expect(held.filter(Boolean)).toHaveLength(1);
  });
});

type Sql = Parameters<typeof holdCoupon>[0];
const hold = (sql: Sql, orderNo: string, couponId: string, buyerId: string) =>
  holdCoupon(
    sql,
    { orderNo, couponId, buyerId, expiresAt: instant(shop.clock.now() + minute) },
    shop.clock.now(),
  );

let copies = 0;
/** Orders without a coupon, to hold one for. */
const plainOrders = async (count: number): Promise<string[]> => {
  const { orderNo } = await desk.order(account, 'month_vip', null);
  const from = `${++copies}`.padStart(15, '9');
  await shop.deps.db.run(
    `insert into quotes select '${from}-' || n, buyer_id, item_id, price_id, campaign_id, quantity, list,
       discount, credit, payable, currency, quoted_at, expires_at from quotes, generate_series(1, ${count}) n
       where quote_id = (select quote_id from orders where order_no = '${orderNo}');
     insert into orders (order_no, buyer_id, quote_id, item_id, price_id, quantity, list, discount, credit, payable,
         currency, state, is_late, created_at, expires_at)
       select '${from}' || lpad(n::text, 3, '0'), buyer_id, '${from}-' || n, item_id, price_id, quantity,
         list, discount, credit, payable, currency, 'canceled', false, created_at, expires_at
       from orders, generate_series(1, ${count}) n where order_no = '${orderNo}'`,
  );
  return Array.from({ length: count }, (_, n) => `${from}${String(n + 1).padStart(3, '0')}`);
};

describe('a change of stored coupons', () => {
  const act = (
    id: string,
    buyerId: string,
    orderNo: string,
  ): Record<CouponEvent, (sql: Sql) => Promise<unknown>> => ({
    hold: (sql) => hold(sql, orderNo, id, buyerId),
    release: (sql) => releaseCoupon(sql, { orderNo, couponId: id }),
    consume: (sql) => consumeCoupon(sql, { orderNo, couponId: id }),
    return: (sql) => returnCoupon(sql, { orderNo }),
  });

  it.each(couponStates)('follows the state machine, from %s', async (state) => {
    const path = { available: [], held: ['hold'], consumed: ['consume'] } as const;
    for (const event of couponEvents)
      for (const isExpired of [false, true]) {
        const id = await coupon({ validDays: 1, isReturnable: true });
        const [orderNo = ''] = await plainOrders(1);
        const { buyerId } = await desk.quote(account, 'month_vip', null);
        const does = act(id, buyerId, orderNo);
        for (const before of path[state]) await shop.deps.db.transact(({ sql }) => does[before](sql));
        if (isExpired) shop.clock.advance(day);
        await shop.deps.db.transact(({ sql }) => does[event](sql));
        const expiresAt = instant(isExpired ? shop.clock.now() : shop.clock.now() + day);
        const next = nextCouponState({ state, expiresAt }, event, shop.clock.now());
        const [after] = await stateOf(id);
        expect(after, `${event} ${isExpired ? 'after' : 'before'} its end`).toBe(
          next.ok ? next.value : state,
        );
      }
  });

  it('keeps a coupon of a refunded order if its template does not allow a return', async () => {
    const id = await coupon({ percent: 100, isReturnable: false });
    const { orderNo } = await desk.order(account, 'month_vip', id);
    expect(await shop.deps.db.transact(({ sql }) => returnCoupon(sql, { orderNo }))).toBe(false);
    expect(await stateOf(id)).toEqual(['consumed', orderNo]);
  });

  it('refuses to hold a coupon of another account', async () => {
    const id = await coupon();
    const [orderNo = ''] = await plainOrders(1);
    expect(await shop.deps.db.transact(({ sql }) => hold(sql, orderNo, id, 'somebody'))).toBe(false);
  });

  it('is checked by the database', async () => {
    const id = await coupon();
    for (const change of [
      `update coupons set state = 'held' where coupon_id = '${id}'`,
      `update coupons set state = 'consumed' where coupon_id = '${id}'`,
      `update coupons set held_until = 1 where coupon_id = '${id}'`,
      `update coupon_templates set issued = quota + 1`,
      `update coupon_templates set amount = 1, percent = 1`,
      `update coupon_templates set amount = null, percent = null`,
      `update coupon_templates set percent = 101, amount = null`,
      `update coupon_templates set valid_to = null, valid_days = null`,
      `update quotes set coupon_discount = 1`,
      `update quotes set payable = payable - 1`,
      `update orders set is_coupon_reused = true`,
    ])
      await expect(shop.deps.db.run(change), change).rejects.toThrow(/constraint/);
  });
});
