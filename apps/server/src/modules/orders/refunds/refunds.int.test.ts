import { AppError } from '@inkstone/contracts';
import { saveDisplay } from '@inkstone/contracts/accounts/display';
import {
  confirmRefund,
  orderStatus,
  purchase,
  quoteUpgrade,
  readOrder,
  withdrawFromContract,
} from '@inkstone/contracts/orders';
import { day, hour, minute } from '@inkstone/kernel';
import { loadMailMessages } from '@inkstone/phrases/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '../../../ports/mail.ts';
import type { RefundFact } from '../../../ports/pay-channel.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { settle } from '../settlement/settle.ts';
import { openCouponDesk } from '../testing/coupons.ts';
import { openRefundDesk, type PaidOrder, type RefundDesk } from '../testing/refund-desk.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { recordRefundFact } from './record-refund-fact.ts';

let shop: Shop;
let desk: RefundDesk;
/** The result of this test's refund gate. */
let passage: 'clear' | 'waiting' = 'clear';
const gated: boolean[] = [];
const mails: MailMessage[] = [];
beforeAll(async () => {
  const gate = async (_deps: unknown, { isFull }: { readonly isFull: boolean }) => {
    gated.push(isFull);
    return passage;
  };
  shop = await openShop({
    base: { refundGates: [gate], mail: { send: async (mail) => void mails.push(mail), simulated: null } },
  });
  desk = openRefundDesk(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => {
  passage = 'clear';
  gated.length = 0;
  shop.wechat.refundsEnd = 'succeeded';
});

const refused = (...given: ConstructorParameters<typeof AppError>) => new AppError(...given);
const tierOf = ({ buyer }: PaidOrder) => shop.deps.tierOf(buyer.accountId);
const confirm = async ({ buyer, orderNo }: PaidOrder, amount: number) =>
  shop.server.as(await openTestSession(shop.deps, buyer)).call(confirmRefund, { orderNo, amount });
const use = async ({ buyer }: PaidOrder, words: number) => {
  await shop.deps.db.run(
    `insert into usage_entries (entry_id, account_id, feature, day, at, document_id, words)
     values ($1, $2, 'proofread', 0, $3, '', $4)`,
    [shop.deps.ids.next(), buyer.accountId, shop.clock.now(), words],
  );
};
const amountsOf = async ({ buyer, orderNo }: PaidOrder) => {
  const client = shop.server.as(await openTestSession(shop.deps, buyer));
  const { refunding, refunded } = await client.call(orderStatus, { orderNo });
  return { refunding, refunded };
};
const lastEventOf = async ({ buyer, orderNo }: PaidOrder) => {
  const client = shop.server.as(await openTestSession(shop.deps, buyer));
  return (await client.call(readOrder, { orderNo })).events.at(-1)?.kind;
};
const stateOf = async (order: PaidOrder) => (await desk.read(order)).refunds.map(({ state }) => state);
const leftOf = async ({ buyer }: PaidOrder) => {
  const [row] = await shop.deps.db.run(
    `select coalesce(sum(ends_at - greatest(starts_at, $2)), 0)::float8 as ms
     from membership_spans where account_id = $1 and ends_at > $2`,
    [buyer.accountId, shop.clock.now()],
  );
  return Number(row?.ms);
};

describe('a refund by the buyer', () => {
  it('returns everything, revokes the benefit and sums to zero', async () => {
    const before = [await desk.balance('revenue/CNY'), await desk.balance('clearing/wechat/CNY')];
    const order = await desk.paid();
    expect(await desk.quote(order)).toMatchObject({ amount: 2500, self: { fault: null }, withdrawal: null });
    expect(await tierOf(order)).toBe('plus');
    expect(await confirm(order, 2500)).toMatchObject({ refunded: 2500, status: 'finished' });
    expect(await tierOf(order)).toBe('free');
    expect([await desk.balance('revenue/CNY'), await desk.balance('clearing/wechat/CNY')]).toEqual(before);
    expect(await desk.quote(order)).toMatchObject({
      amount: 0,
      refunds: [{ state: 'succeeded', kind: 'self' }],
    });
    expect(gated).toEqual([true]);
  });

  it('is possible until the seventh day, and up to a used share', async () => {
    const late = await desk.paid();
    const used = await desk.paid();
    const barelyUsed = await desk.paid();
    await use(used, 62_000);
    await use(barelyUsed, 59_000);
    expect((await desk.quote(used)).self).toMatchObject({ fault: 'used' });
    expect((await desk.quote(barelyUsed)).self).toMatchObject({ fault: null });
    await expect(confirm(used, 2500)).rejects.toEqual(refused('refund_unavailable'));
    shop.clock.advance(7 * day);
    expect((await desk.quote(late)).self).toMatchObject({ fault: 'too_late' });
    await expect(confirm(late, 2500)).rejects.toEqual(refused('refund_unavailable'));
  });

  it('refuses an order of another account, an unpaid one, and an amount other than the shown one', async () => {
    const order = await desk.paid();
    const otherUser = await createAccount(shop.deps);
    await expect(confirm({ ...order, buyer: otherUser }, 2500)).rejects.toEqual(refused('order_not_found'));
    await expect(confirm(order, 2499)).rejects.toEqual(refused('refund_stale'));
    const unpaid = await shop.order(otherUser.accountId, 'month_vip');
    await expect(confirm({ ...order, ...unpaid, buyer: otherUser }, 2500)).rejects.toEqual(
      refused('refund_stale'),
    );
    await desk.refund(order, { amount: 500, left: 2500 });
    await expect(confirm(order, 2500)).rejects.toEqual(refused('refund_stale'));
    expect((await desk.quote(order)).self).toMatchObject({ fault: 'review' });
    await expect(confirm(order, 2000)).rejects.toEqual(refused('refund_unavailable'));
  });

  it('happens once, however often it is confirmed concurrently', async () => {
    const order = await desk.paid();
    const all = await Promise.allSettled([confirm(order, 2500), confirm(order, 2500), confirm(order, 2500)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stateOf(order)).toEqual(['succeeded']);
  });

  it('revokes free words of a package, and restores them when it fails', async () => {
    const order = await desk.paid('words_50k');
    const words = async () => (await desk.read(order)).refund?.value;
    expect(await words()).toBeGreaterThan(0);
    const { amount } = await desk.quote(order);
    shop.wechat.refundsEnd = 'failed';
    await confirm(order, amount);
    expect(await stateOf(order)).toEqual(['failed']);
    expect(await words()).toBe(amount);
    shop.wechat.refundsEnd = 'succeeded';
    await desk.refund(order, { amount, left: amount });
    expect((await stateOf(order)).toSorted()).toEqual(['failed', 'succeeded']);
    const [row] = await shop.deps.db.run(
      `select balance::int from ledger_accounts a join word_packages p on p.package_id = a.account_key
       where p.source_id = $1`,
      [order.orderNo],
    );
    expect(row?.balance).toBe(0);
  });

  it('returns the coupon of a full refund if its template allows it', async () => {
    const coupons = openCouponDesk(shop);
    for (const [isReturnable, state] of [
      [true, 'available'],
      [false, 'consumed'],
    ] as const) {
      const buyer = await createAccount(shop.deps);
      const couponId = await coupons.coupon(buyer, { isReturnable });
      const { orderNo } = await coupons.order(buyer, 'month_vip', couponId);
      const outTradeNo = await shop.attempt(buyer.accountId, orderNo);
      await settle(shop.deps, shop.wechat.pay(outTradeNo));
      await confirm({ buyer, orderNo, outTradeNo }, 2000);
      expect((await coupons.stateOf(couponId))[0]).toBe(state);
    }
  });
});

describe('a refund', () => {
  it('restores the benefit when the provider fails, closes or refuses it', async () => {
    for (const outcome of ['failed', 'closed', 'refused'] as const) {
      const order = await desk.paid();
      const before = await leftOf(order);
      shop.wechat.refundsEnd = outcome;
      await confirm(order, 2500);
      expect(await stateOf(order)).toEqual(['failed']);
      expect(await tierOf(order)).toBe('plus');
      expect(await leftOf(order)).toBe(before);
      expect((await desk.quote(order)).amount).toBe(2500);
    }
  });

  it('keeps the benefit revoked while it is pending or abnormal', async () => {
    const order = await desk.paid();
    shop.wechat.refundsEnd = 'pending';
    await confirm(order, 2500);
    expect([await stateOf(order), await tierOf(order)]).toEqual([['sent'], 'free']);
    const [fact] = [...shop.wechat.refunds.values()].filter(
      ({ outTradeNo }) => outTradeNo === order.outTradeNo,
    );
    const deliver = (state: RefundFact['state'], change: Partial<RefundFact> = {}) =>
      shop.post(
        'wechat',
        shop.wechat.sign({ ...(fact as RefundFact), state, ...change }, `${state}-${order.orderNo}`),
      );
    expect(await amountsOf(order)).toEqual({ refunding: 2500, refunded: 0 });
    await deliver('abnormal');
    expect([await stateOf(order), await tierOf(order)]).toEqual([['abnormal'], 'free']);
    expect(await lastEventOf(order)).toBe('refund_delayed');
    expect(await amountsOf(order)).toEqual({ refunding: 2500, refunded: 0 });
    await deliver('succeeded');
    expect(await lastEventOf(order)).toBe('refunded');
    expect(await amountsOf(order)).toEqual({ refunding: 0, refunded: 2500 });
    await deliver('failed');
    expect([await stateOf(order), await tierOf(order)]).toEqual([['succeeded'], 'free']);
  });

  it('can come back after it has succeeded, if the bank of the payer does not accept it', async () => {
    const order = await desk.paid();
    const before = [await desk.balance('revenue/CNY'), await leftOf(order)];
    await confirm(order, 2500);
    const [fact] = [...shop.wechat.refunds.values()].filter(
      ({ outTradeNo }) => outTradeNo === order.outTradeNo,
    );
    const failed: RefundFact = { ...(fact as RefundFact), channel: 'stripe', state: 'failed' };
    expect(await recordRefundFact(shop.deps, { ...failed, channel: 'wechat' })).toBe('succeeded');
    await shop.deps.db.run(`update payments set channel = 'stripe' where order_no = $1`, [order.orderNo]);
    for (let round = 0; round < 2; round++) await recordRefundFact(shop.deps, failed);
    const { refunds, refund, postings } = await desk.read(order);
    expect(refunds).toMatchObject([{ state: 'failed', isUnrepeated: true }]);
    expect(refund).toMatchObject({ left: 2500 });
    expect(postings.map(({ reason }) => reason)).toEqual(['payment', 'refund', 'refund-bounced']);
    expect([await desk.balance('revenue/CNY'), await leftOf(order)]).toEqual(before);
    expect([await lastEventOf(order), await tierOf(order)]).toEqual(['refund_failed', 'plus']);
  });

  it('waits at the gate with its benefit unchanged, and is sent when the gate passes it', async () => {
    const order = await desk.paid();
    passage = 'waiting';
    await confirm(order, 2500);
    expect([await stateOf(order), await tierOf(order)]).toEqual([['approved'], 'plus']);
    await shop.pass(hour);
    expect(await stateOf(order)).toEqual(['approved']);
    expect(gated.length).toBeGreaterThan(5);
    passage = 'clear';
    await shop.pass(6 * minute);
    expect([await stateOf(order), await tierOf(order)]).toEqual([['succeeded'], 'free']);
  });

  it('passes the gate also for parts, but not for a second payment', async () => {
    const order = await desk.paid();
    await desk.refund(order, { amount: 1000, left: 2500 });
    await desk.refund(order, { amount: 1500, left: 1500 });
    expect(gated).toEqual([false, true]);
  });
});

describe('a concurrent refund and upgrade', () => {
  it('do not both use the money of the old order', async () => {
    for (const _round of [1, 2, 3, 4]) {
      const order = await desk.paid('year_vip');
      const page = shop.server.as(order.buyer.token);
      const { quote } = await page.call(quoteUpgrade, { plan: 'year_vvip' });
      const upgrade = await page.call(purchase, { quoteId: quote.quoteId });
      const outTradeNo = await shop.attempt(order.buyer.accountId, upgrade.orderNo);
      const fact = shop.wechat.pay(outTradeNo);
      const [refund] = await Promise.allSettled([
        desk.refund(order, { amount: 19_800, left: 19_800 }),
        settle(shop.deps, fact),
      ]);
      const isRefunded = refund.status === 'fulfilled';
      // Either the upgrade was too cheap and its money is returned, or the old order has no money left.
      expect((await desk.read(upgrade)).order.status).toBe(isRefunded ? 'canceled' : 'finished');
      expect((await stateOf(order)).length).toBe(isRefunded ? 1 : 0);
    }
  });
});

describe('a refund begun at the provider', () => {
  const outside = (order: PaidOrder, change: Partial<RefundFact> = {}): RefundFact => ({
    ...{ channel: 'wechat', merchant: 'merchant-1', outTradeNo: order.outTradeNo, outRefundNo: '' },
    ...{ providerRefund: `outside-${order.orderNo}`, state: 'succeeded', amount: 2500, currency: 'CNY' },
    ...change,
  });
  const deliver = (fact: RefundFact) =>
    shop.post('wechat', shop.wechat.sign(fact, `${fact.providerRefund}-${shop.deps.ids.next()}`));

  it('is recorded once, and revokes the unused rest', async () => {
    const order = await desk.paid();
    await deliver(outside(order, { amount: 1000 }));
    await deliver(outside(order, { amount: 1000 }));
    const read = await desk.read(order);
    expect(read.refunds).toMatchObject([{ kind: 'provider', state: 'succeeded', amount: 1000 }]);
    expect(read.order.refunded).toBe(1000);
    expect(read.refund).toMatchObject({ left: 1500, value: 1500 });
  });

  it('leaves the same time in every order of its notices: what was not returned stays paid', async () => {
    const bought = [await desk.paid(), await desk.paid(), await desk.paid()];
    const ran = 10 * day + 7 * minute;
    shop.clock.advance(ran);
    const orders = [
      [333, 700, 1],
      [700, 1, 333],
      [1, 333, 700],
    ];
    for (const [place, order] of bought.entries()) {
      const whole = (await desk.read(order)).grants[0]?.length ?? 0;
      for (const amount of orders[place] ?? [])
        await deliver(outside(order, { amount, providerRefund: `part-${amount}-${order.orderNo}` }));
      const { grants } = await desk.read(order);
      const left = grants.reduce((sum, { length, revokedAt }) => sum + (revokedAt === null ? length : 0), 0);
      expect(left).toBe(whole - ran - Math.ceil((1034 * whole) / 2500));
    }
  });

  it('is a chargeback of a used term: all unused time ends, and the buyer is flagged', async () => {
    const order = await desk.paid();
    shop.clock.advance(20 * day);
    await deliver(outside(order, { cause: 'dispute', providerRefund: `dp-${order.orderNo}` }));
    expect(await tierOf(order)).toBe('free');
    const read = await desk.read(order);
    expect(read).toMatchObject({ isFlagged: true, refunds: [{ kind: 'chargeback' }], refund: { left: 0 } });
    expect(read.grants).toHaveLength(1);
    // The flag excludes the next order of this buyer from self-service.
    const next = await shop.order(order.buyer.accountId, 'month_vip');
    const outTradeNo = await shop.attempt(order.buyer.accountId, next.orderNo);
    await settle(shop.deps, shop.wechat.pay(outTradeNo));
    const another = { ...order, orderNo: next.orderNo };
    expect((await desk.quote(another)).self).toMatchObject({ fault: 'review' });
  });

  it('of a won dispute is reversed: money, benefits, and the mark of the buyer', async () => {
    const order = await desk.paid();
    const dispute = { cause: 'dispute', providerRefund: `won-${order.orderNo}` } as const;
    // Notified before the dispute was opened: nothing was revoked.
    await deliver(outside(order, { ...dispute, state: 'closed' }));
    expect((await desk.read(order)).refunds).toEqual([]);
    await deliver(outside(order, dispute));
    expect(await tierOf(order)).toBe('free');
    for (let round = 0; round < 2; round++) await deliver(outside(order, { ...dispute, state: 'closed' }));
    expect(await tierOf(order)).toBe('plus');
    const read = await desk.read(order);
    expect(read).toMatchObject({ isFlagged: false, refunds: [{ state: 'closed' }], refund: { left: 2500 } });
    expect(read.order.refunded).toBe(0);
    // A late notice that the dispute was opened changes nothing after it was won.
    await deliver(outside(order, dispute));
    expect(await tierOf(order)).toBe('plus');
  });

  it('never counts for more than the payment', async () => {
    const order = await desk.paid();
    await desk.refund(order, { amount: 2000, left: 2500 });
    await deliver(outside(order));
    const amounts = (await desk.read(order)).refunds.map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => b - a)).toEqual([2000, 500]);
    await deliver(outside(order, { providerRefund: 'more' }));
    expect((await desk.read(order)).refunds).toHaveLength(2);
  });

  it('queries a payment that is not known yet', async () => {
    const buyer = await createAccount(shop.deps);
    const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
    const outTradeNo = await shop.attempt(buyer.accountId, orderNo);
    const paid = shop.wechat.pay(outTradeNo);
    await deliver(outside({ buyer, orderNo, outTradeNo }));
    await shop.pass(minute);
    expect(await desk.read({ orderNo })).toMatchObject({ payments: [{ amount: paid.amount }] });
  });
});

describe('the withdrawal from a contract', () => {
  const withdraw = async ({ buyer, orderNo }: PaidOrder) =>
    shop.server
      .as(await openTestSession(shop.deps, buyer))
      .call(withdrawFromContract, { orderNo, amount: 2500, name: 'A. Buyer', email: 'a@example.com' });
  const payByCard = (order: PaidOrder) =>
    shop.deps.db.run(`update payments set channel = 'stripe' where order_no = $1`, [order.orderNo]);

  it('is not offered to orders that were not paid by card', async () => {
    const order = await desk.paid();
    await expect(withdraw(order)).rejects.toEqual(refused('withdrawal_over'));
  });

  it('is possible for fourteen days whatever was used, and sends a receipt', async () => {
    const order = await desk.paid();
    await payByCard(order);
    await use(order, 1_000_000);
    await shop.server.as(await openTestSession(shop.deps, order.buyer)).call(saveDisplay, { language: 'de' });
    shop.clock.advance(13 * day);
    expect((await desk.quote(order)).withdrawal).not.toBeNull();
    expect(await withdraw(order)).toMatchObject({ orderNo: order.orderNo });
    expect((await desk.read(order)).refunds).toMatchObject([{ kind: 'withdrawal', amount: 2500 }]);
    // A second click finds nothing left, and sends no second receipt.
    await expect(withdraw(order)).rejects.toBeInstanceOf(AppError);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const t = await loadMailMessages('de');
    expect(mail?.subject).toBe(t('withdrawal.subject', { order: order.orderNo }));
    expect(mail?.to).toBe('a@example.com');
    expect(mail?.text).toContain(order.orderNo);
    expect(mail?.text).toContain('A. Buyer');
    expect(mail?.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
    const late = await desk.paid();
    await payByCard(late);
    shop.clock.advance(14 * day);
    await expect(withdraw(late)).rejects.toEqual(refused('withdrawal_over'));
  });
});
