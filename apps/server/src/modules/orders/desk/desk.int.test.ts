import { AppError } from '@inkstone/contracts';
import { listNotifications } from '@inkstone/contracts/notifications';
import { readOrder } from '@inkstone/contracts/orders';
import * as contract from '@inkstone/contracts/staff/orders';
import { day, minute } from '@inkstone/kernel';
import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import type { TestStaff } from '../../staff/testing/staff.ts';
import { recordRefundFact } from '../refunds/record-refund-fact.ts';
import { settle } from '../settlement/settle.ts';
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { countUndecided } from './store.ts';

let shop: Shop;
let desk: RefundDesk;
let operator: RefundDesk['operator'];
beforeAll(async () => {
  shop = await openShop();
  desk = openRefundDesk(shop);
  operator = desk.operator;
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => {
  shop.wechat.refundsEnd = 'succeeded';
});

const reason = 'test';
const undecided = () => countUndecided(shop.deps.db.sql);
const isListed = async ({ orderNo }: { readonly orderNo: string }) => {
  const { rows } = await operator(contract.findStaffOrders, { query: '', which: 'waiting' });
  return rows.some(({ order, isWaiting }) => order.orderNo === orderNo && isWaiting);
};
const refused = (...given: ConstructorParameters<typeof AppError>) => new AppError(...given);

describe('a refund by staff', () => {
  it('returns half, and revokes half of the unused benefit', async () => {
    const order = await desk.paid('year_vip');
    const { refund } = await desk.read(order);
    const paid = refund?.left ?? 0;
    shop.clock.advance(100 * day);
    const value = (await desk.read(order)).refund?.value ?? 0;
    expect(value).toBeLessThan(paid);
    const half = Math.floor(value / 2);
    const after = await desk.refund(order, { amount: half, left: paid });
    expect(after.order.refunded).toBe(half);
    expect(after.refund?.left).toBe(paid - half);
    // The remaining benefits are worth the other half, to the fen.
    expect(Math.abs((after.refund?.value ?? 0) - (value - half))).toBeLessThanOrEqual(1);
    const [bought, kept] = after.grants;
    expect(bought).toMatchObject({ keptSince: null, revokedAt: shop.clock.now() });
    expect(kept).toMatchObject({ keptSince: bought?.revokedAt, revokedAt: null });
    expect(await shop.deps.tierOf(order.buyer.accountId)).toBe('plus');
    expect(after.postings.map(({ reason: why }) => why)).toEqual(['payment', 'refund']);
    for (const { entries } of after.postings)
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('never exceeds the payment, also concurrently, and refuses a stale choice', async () => {
    const order = await desk.paid();
    for (const amount of [2501, 1e9])
      await expect(desk.refund(order, { amount, left: 2500 })).rejects.toEqual(
        refused('refund_above_payment'),
      );
    for (const amount of [0, -1, 0.5, 1e21])
      await expect(desk.refund(order, { amount, left: 2500 })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    const all = await Promise.allSettled([
      desk.refund(order, { amount: 1500, left: 2500 }),
      desk.refund(order, { amount: 1500, left: 2500 }, await desk.staff()),
    ]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(desk.refund(order, { amount: 1000, left: 2500 })).rejects.toEqual(refused('refund_stale'));
    expect((await desk.refund(order, { amount: 1000, left: 1000 })).order.refunded).toBe(2500);
    await expect(desk.refund(order, { amount: 1, left: 0 })).rejects.toEqual(refused('refund_above_payment'));
  });

  it('refuses the 51st', async () => {
    const order = await desk.paid();
    const { payments } = await desk.read(order);
    await shop.deps.db.run(
      `insert into refunds (refund_id, payment_id, out_refund_no, amount, currency, reason, state, kind, created_at)
       select 'many-' || n || $1, $1, 'MANY' || n || $1, 1, 'CNY', '', 'succeeded', 'staff', 0 from generate_series(1, 49) n`,
      [payments[0]?.paymentId],
    );
    await desk.refund(order, { amount: 1, left: 2451 });
    await expect(desk.refund(order, { amount: 1, left: 2450 })).rejects.toEqual(
      refused('refund_too_many', { most: 50 }),
    );
  });

  it('requires a paid order', async () => {
    const buyer = await createAccount(shop.deps);
    const order = await shop.order(buyer.accountId, 'month_vip');
    await expect(desk.refund(order, { amount: 1, left: 0 })).rejects.toEqual(refused('refund_unavailable'));
    await expect(desk.refund({ orderNo: '1'.repeat(18) }, { amount: 1, left: 0 })).rejects.toEqual(
      refused('order_not_found'),
    );
  });
});

describe('a refund above the limit', () => {
  const requestRefund = async (less = 0) => {
    const order = await desk.paid('year_vvip');
    const left = (await desk.read(order)).refund?.left ?? 0;
    expect(left).toBeGreaterThan(50_000);
    const [requester, other] = [await desk.staff(), await desk.staff()];
    const { refunds } = await desk.refund(order, { amount: left - less, left }, requester);
    expect(refunds).toMatchObject([{ state: 'wanted', askedBy: requester.accountId, askedWhy: 'test' }]);
    expect((await desk.read(order)).refund).toMatchObject({ left: less, waiting: left - less });
    return { order, left, requester, other, refundId: refunds[0]?.refundId ?? '' };
  };
  const decide = (refundId: string, isApproved: boolean, staff: TestStaff) =>
    shop.server.as(staff.token).call(contract.decideRefund, { refundId, isApproved, reason });

  it('is approved only by another person, and counts before that', async () => {
    const { order, refundId, requester, other } = await requestRefund();
    expect(await shop.deps.tierOf(order.buyer.accountId)).toBe('pro');
    await expect(desk.refund(order, { amount: 1, left: 0 })).rejects.toEqual(refused('refund_above_payment'));
    await expect(decide(refundId, true, requester)).rejects.toEqual(refused('refund_same_person'));
    const { rows } = await operator(contract.findStaffOrders, { which: 'waiting' });
    expect(rows.map((row) => row.order.orderNo)).toContain(order.orderNo);
    expect((await decide(refundId, true, other)).refunds).toMatchObject([
      { state: 'succeeded', decidedBy: other.accountId, decidedWhy: reason },
    ]);
    expect(await shop.deps.tierOf(order.buyer.accountId)).toBe('free');
    await expect(decide(refundId, true, other)).rejects.toEqual(refused('refund_decided'));
    await expect(decide(refundId, false, other)).rejects.toEqual(refused('refund_decided'));
  });

  it('cannot be split into smaller ones that nobody approves', async () => {
    const order = await desk.paid('year_vvip');
    const left = (await desk.read(order)).refund?.left ?? 0;
    const first = await desk.refund(order, { amount: 50_000, left });
    expect(first).toMatchObject({ refunds: [{ state: 'succeeded' }], refund: { approvalAbove: 0 } });
    const { refunds } = await desk.refund(order, { amount: 1, left: left - 50_000 });
    expect(refunds.map(({ state, amount }) => [state, amount]).sort()).toEqual([
      ['succeeded', 50_000],
      ['wanted', 1],
    ]);
  });

  it('can be denied, and leaves the money', async () => {
    const { order, left, refundId, other } = await requestRefund();
    const after = await decide(refundId, false, other);
    expect(after).toMatchObject({ refund: { left }, refunds: [{ state: 'denied' }] });
    const buyer = shop.server.as(order.buyer.token);
    const { events } = await buyer.call(readOrder, { orderNo: order.orderNo });
    expect(events.at(-1)).toMatchObject({ kind: 'refund_denied', amount: left });
    expect(await shop.deps.tierOf(order.buyer.accountId)).toBe('pro');
  });

  it.each([
    ['a chargeback', 'dispute', null, 'closed'],
    ['a refund that leaves too little', undefined, 2, 'closed'],
    ['a refund that leaves enough', undefined, 1, 'wanted'],
  ] as const)('is compared with %s that begins at the provider', async (_, cause, returned, state) => {
    const { order, left, refundId, other } = await requestRefund(1);
    const amount = returned ?? left;
    await recordRefundFact(shop.deps, {
      ...{ channel: 'wechat', merchant: 'merchant-1', outTradeNo: order.outTradeNo, outRefundNo: '' },
      ...{ providerRefund: `outside-${order.orderNo}`, amount, currency: 'CNY', state: 'succeeded' },
      ...(cause && { cause }),
    });
    const { refunds, refund, postings } = await desk.read(order);
    expect(refunds.map((one) => [one.state, one.amount])).toEqual([
      [state, left - 1],
      ['succeeded', amount],
    ]);
    expect(postings.filter(({ reason: why }) => why === 'refund')).toHaveLength(1);
    expect(refund?.left).toBe(state === 'closed' ? left - amount : 0);
    if (cause === 'dispute') expect(await shop.deps.tierOf(order.buyer.accountId)).toBe('free');
    const decided = decide(refundId, true, other);
    if (state === 'closed') await expect(decided).rejects.toEqual(refused('refund_decided'));
    else expect((await decided).order.refunded).toBe(left);
  });

  it('is approved once by two concurrent requests', async () => {
    const { refundId, other } = await requestRefund();
    const both = await Promise.allSettled([decide(refundId, true, other), decide(refundId, false, other)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an operator', () => {
  it('resends an abnormal refund with the same number', async () => {
    const order = await desk.paid();
    shop.wechat.refundsEnd = 'abnormal';
    const { refunds } = await desk.refund(order, { amount: 2500, left: 2500 });
    expect(refunds).toMatchObject([{ state: 'abnormal' }]);
    const { refundId = '', outRefundNo = '' } = refunds[0] ?? {};
    const fact = shop.wechat.refunds.get(outRefundNo);
    if (fact)
      (shop.wechat.refunds as Map<string, typeof fact>).set(outRefundNo, { ...fact, state: 'succeeded' });
    const after = await operator(contract.resendRefund, { refundId, reason });
    expect(after.refunds).toMatchObject([{ state: 'succeeded', outRefundNo }]);
    await expect(operator(contract.resendRefund, { refundId, reason })).rejects.toEqual(
      refused('refund_decided'),
    );
  });

  it("repairs an order that was paid and not granted, only by the provider's report", async () => {
    const buyer = await createAccount(shop.deps);
    const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
    const outTradeNo = await shop.attempt(buyer.accountId, orderNo);
    const queryProvider = () => operator(contract.queryProvider, { orderNo, reason });
    expect((await queryProvider()).order.status).toBe('unpaid');
    shop.wechat.behaviour = 'unreachable';
    await expect(queryProvider()).rejects.toEqual(refused('pay_status_unknown'));
    shop.wechat.behaviour = 'works';
    shop.wechat.pay(outTradeNo);
    expect(await queryProvider()).toMatchObject({
      order: { status: 'finished' },
      grants: [{ tier: 'plus' }],
    });
    expect((await queryProvider()).grants).toHaveLength(1);
  });

  it('returns money in suspense, or applies it', async () => {
    const suspended = async () => {
      const buyer = await createAccount(shop.deps);
      const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
      const fact = shop.wechat.pay(await shop.attempt(buyer.accountId, orderNo));
      await settle(shop.deps, { ...fact, amount: 2400 });
      const { payments, order } = await desk.read({ orderNo });
      expect([order.status, payments[0]?.use, payments[0]?.faults]).toEqual([
        'unpaid',
        'suspense',
        ['amount'],
      ]);
      return { buyer, orderNo, paymentId: payments[0]?.paymentId ?? '' };
    };
    const resolve = (paymentId: string, how: 'return' | 'apply') =>
      operator(contract.resolvePayment, { paymentId, how, reason });
    const before = await desk.balance('suspense/CNY');
    const one = await suspended();
    expect(await resolve(one.paymentId, 'return')).toMatchObject({
      ...{ refunds: [{ state: 'succeeded', kind: 'suspense', amount: 2400 }], order: { status: 'unpaid' } },
    });
    await expect(resolve(one.paymentId, 'apply')).rejects.toEqual(refused('payment_not_open'));
    const other = await suspended();
    expect(await resolve(other.paymentId, 'apply')).toMatchObject({ order: { status: 'finished' } });
    expect(await shop.deps.tierOf(other.buyer.accountId)).toBe('plus');
    await expect(resolve(other.paymentId, 'return')).rejects.toEqual(refused('payment_not_open'));
    expect(await desk.balance('suspense/CNY')).toBe(before);
  });

  it('sees the postings of a payment in its own currency', async () => {
    const buyer = await createAccount(shop.deps);
    const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
    const fact = shop.wechat.pay(await shop.attempt(buyer.accountId, orderNo));
    await settle(shop.deps, { ...fact, amount: 340, currency: 'USD' });
    const { order, postings } = await desk.read({ orderNo });
    expect(order.currency).toBe('CNY');
    expect(postings.flatMap(({ entries }) => entries.map((one) => [one.currency, one.amount]))).toEqual([
      ['USD', 340],
      ['USD', -340],
    ]);
  });

  it('finds orders by complete number, phone and id only', async () => {
    const { buyer, orderNo } = await desk.paid();
    const find = async (query: string) =>
      (await operator(contract.findStaffOrders, { query })).rows.map(({ order }) => order.orderNo);
    const [payment] = await shop.deps.db.run(
      `select a.out_trade_no as attempt, p.provider_txn as payment
       from payments p join pay_attempts a using (order_no) where order_no = $1`,
      [orderNo],
    );
    const spaced = orderNo.replaceAll(/(\d{4})/g, '$1 ');
    const numbers = [orderNo, spaced, String(payment?.attempt), String(payment?.payment)];
    for (const query of [...numbers, buyer.phone, buyer.accountId])
      expect(await find(query), query).toEqual([orderNo]);
    for (const query of [orderNo.slice(1), buyer.phone.slice(0, -1), '%'])
      expect(await find(query)).toEqual([]);
    const { rows } = await operator(contract.findStaffOrders, { query: orderNo });
    expect(JSON.stringify(rows)).not.toContain(buyer.phone);
  });

  it('counts what waits for a decision without reading every payment', async () => {
    let rowsRead: number | undefined;
    const abandoned = shop.deps.db.transact(async ({ sql }) => {
      const readRows = async () => {
        const { rows } = await sql.execute<{ read: string }>(query`select seq_tup_read + idx_tup_fetch as read
          from pg_stat_xact_user_tables where relname = 'payments'`);
        return Number(rows[0]?.read);
      };
      // Payments of orders that do not exist.
      await sql.execute(query`set local session_replication_role = replica`);
      await sql.execute(query`insert into payments
        (payment_id, order_no, channel, provider_txn, amount, currency, paid_at, received_at, use, faults)
        select 'many-' || n, 'I' || n, 'wechat', 'many-' || n, 100, 'CNY', n, n, 'applied', ''
        from generate_series(1, 2000) n`);
      await sql.execute(query`analyze payments, refunds`);
      const before = await readRows();
      await countUndecided(sql);
      rowsRead = (await readRows()) - before;
      throw new Error('nothing of this is kept');
    });
    await expect(abandoned).rejects.toThrow('nothing of this is kept');
    expect(rowsRead).toBeLessThan(100);
  });

  it.each(['failed', 'closed', 'refused'] as const)(
    'decides about a refund that the provider %s: it is repeated or left as it is',
    async (outcome) => {
      const before = await undecided();
      const [repeated, left] = [await desk.paid(), await desk.paid()];
      shop.wechat.refundsEnd = outcome;
      for (const order of [repeated, left]) {
        const after = await desk.refund(order, { amount: 2500, left: 2500 });
        expect(after.refunds).toMatchObject([{ state: 'failed', isUnrepeated: true }]);
        expect(await isListed(order)).toBe(true);
        const buyer = shop.server.as(await openTestSession(shop.deps, order.buyer));
        const { rows } = await buyer.call(listNotifications, {});
        expect(rows[0]).toMatchObject({ kind: 'refund_failed', params: { orderNo: order.orderNo } });
      }
      expect(await undecided()).toBe(before + 2);

      shop.wechat.refundsEnd = 'succeeded';
      shop.clock.advance(minute);
      const again = await desk.refund(repeated, { amount: 2500, left: 2500 });
      expect(again.refunds.map(({ state, isUnrepeated }) => [state, isUnrepeated])).toEqual([
        ['failed', false],
        ['succeeded', false],
      ]);
      const buyer = shop.server.as(await openTestSession(shop.deps, repeated.buyer));
      const [newest] = (await buyer.call(listNotifications, {})).rows;
      const returned = { orderNo: repeated.orderNo, amount: 2500, currency: 'CNY' };
      expect(newest).toMatchObject({ kind: 'order_refunded', params: returned });
      const refundId = (await desk.read(left)).refunds[0]?.refundId ?? '';
      const closed = await operator(contract.decideRefund, { refundId, isApproved: false, reason });
      expect(closed.refunds).toMatchObject([{ state: 'closed', isUnrepeated: false }]);
      expect([await isListed(repeated), await isListed(left)]).toEqual([false, false]);
      expect(await undecided()).toBe(before);
      await expect(operator(contract.decideRefund, { refundId, isApproved: false, reason })).rejects.toEqual(
        refused('refund_decided'),
      );
    },
  );

  it('returns a second payment whose automatic return failed', async () => {
    const { accountId } = await createAccount(shop.deps);
    const order = await shop.order(accountId, 'month_vip');
    const { orderNo } = order;
    const attempts = [
      await shop.attempt(accountId, orderNo, 'alipay'),
      await shop.attempt(accountId, orderNo),
    ];
    const [first = '', second = ''] = attempts;
    expect(await settle(shop.deps, shop.alipay.pay(first))).toBe('applied');
    shop.wechat.refundsEnd = 'failed';
    expect(await settle(shop.deps, shop.wechat.pay(second))).toBe('surplus');
    await shop.pass(minute);
    const surplus = async () => (await desk.read(order)).payments.find(({ use }) => use === 'surplus');
    expect(await surplus()).toMatchObject({ left: 2500 });
    expect(await isListed(order)).toBe(true);
    expect((await desk.read(order)).refunds).toMatchObject([{ state: 'failed', isUnrepeated: false }]);

    shop.wechat.refundsEnd = 'succeeded';
    const paymentId = (await surplus())?.paymentId ?? '';
    const returned = await operator(contract.resolvePayment, { paymentId, how: 'return', reason });
    expect(returned.refunds.map(({ state, kind }) => [state, kind])).toEqual([
      ['failed', 'surplus'],
      ['succeeded', 'surplus'],
    ]);
    expect(await isListed(order)).toBe(false);
    await expect(operator(contract.resolvePayment, { paymentId, how: 'return', reason })).rejects.toEqual(
      refused('refund_above_payment'),
    );
  });

  it('sees notices, attempts and payments; every action is in the audit log with its reason', async () => {
    const buyer = await createAccount(shop.deps);
    const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
    const fact = shop.wechat.pay(await shop.attempt(buyer.accountId, orderNo));
    await shop.post('wechat', shop.wechat.sign(fact, `notice-${orderNo}`));
    expect(await desk.read({ orderNo })).toMatchObject({
      ...{ attempts: [{ state: 'paid' }], notices: [{ verdict: 'applied' }], payments: [{ use: 'applied' }] },
    });
    await desk.refund({ orderNo }, { amount: 100, left: 2500 });
    const rows = await shop.deps.db.run(
      `select outcome, reason, facts from audit_entries where action = 'orders.refund' order by seq desc limit 2`,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'begun']);
    expect(JSON.stringify(rows)).toContain(orderNo);
  });
});
