import { AppError } from '@inkstone/contracts';
import { getStaffOrder } from '@inkstone/contracts/staff/orders';
import {
  decideStrayRefund,
  listStrayPayments,
  resendStrayRefund,
  resolveStrayPayment,
  type StrayPaymentView,
} from '@inkstone/contracts/staff/stray-payments';
import { listWaiting } from '@inkstone/contracts/staff/waiting';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProviderFact } from '../../../ports/pay-channel.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { settle } from '../settlement/settle.ts';
import { openRefundDesk, type RefundDesk } from '../testing/refund-desk.ts';
import { openShop, type Shop } from '../testing/shop.ts';

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
const refused = (code: 'payment_not_open' | 'refund_decided' | 'refund_same_person' | 'order_not_found') =>
  new AppError(code);
let made = 0;
/** Delivers a payment with a number that no order has. */
async function stray(change: Partial<ProviderFact> = {}): Promise<StrayPaymentView> {
  const providerTxn = `stray-${++made}`;
  const fact = { channel: 'wechat', outTradeNo: `ELSEWHERE${made}`, providerTxn, state: 'paid' } as const;
  const target = { merchant: 'the-account', app: 'the-app', amount: 2500, currency: 'CNY' };
  const notice = shop.wechat.sign(
    { ...fact, ...target, paidAt: shop.clock.now(), ...change },
    `notice-${providerTxn}`,
  );
  for (const each of [notice, notice]) expect(await shop.post('wechat', each)).toBe('success');
  const { rows } = await operator(listStrayPayments, {});
  const found = rows.find((one) => one.providerTxn === providerTxn);
  if (!found) throw new Error('The payment is not listed');
  return found;
}
const openIds = async () => (await operator(listStrayPayments, {})).rows.map(({ paymentId }) => paymentId);
const resolve = (paymentId: string, how: 'return' | 'apply' | 'foreign', orderNo?: string) =>
  operator(resolveStrayPayment, { paymentId, how, reason, ...(orderNo === undefined ? {} : { orderNo }) });

it('is listed and counted until staff return it, from the account that received it', async () => {
  const { token } = await createStaff(shop.deps, { roles: ['finance'] });
  const counted = async () => {
    const { waiting } = await shop.server.as(token).call(listWaiting, {});
    return waiting.find(({ kind }) => kind === 'strayPayments')?.count;
  };
  expect(await counted()).toBe(0);
  const payment = await stray();
  expect(payment).toMatchObject({
    ...{ channel: 'wechat', merchant: 'the-account', outTradeNo: 'ELSEWHERE1', amount: 2500 },
    ...{ isOpen: true, isForeign: false, refunds: [] },
  });
  expect(await counted()).toBe(1);
  expect(await desk.balance('suspense/CNY')).toBe(-2500);
  const after = await resolve(payment.paymentId, 'return');
  expect(after.payment).toMatchObject({
    ...{ isOpen: false, refunds: [{ kind: 'suspense', state: 'succeeded', amount: 2500, askedWhy: reason }] },
  });
  expect([...shop.wechat.refunds.values()]).toMatchObject([
    { merchant: 'the-account', outTradeNo: 'ELSEWHERE1' },
  ]);
  expect(await counted()).toBe(0);
  expect(await openIds()).not.toContain(payment.paymentId);
  const all = await operator(listStrayPayments, { which: 'all' });
  expect(all.rows).toContainEqual(expect.objectContaining({ paymentId: payment.paymentId }));
  expect(await desk.balance('suspense/CNY')).toBe(0);
  for (const how of ['return', 'foreign'] as const)
    await expect(resolve(payment.paymentId, how)).rejects.toEqual(refused('payment_not_open'));
});

it('requires a second person above the limit, and is resent if it did not arrive', async () => {
  const { paymentId } = await stray({ amount: 90_000 });
  const [requester, other] = [await desk.staff(), await desk.staff()];
  const requested = await shop.server
    .as(requester.token)
    .call(resolveStrayPayment, { paymentId, how: 'return', reason });
  const [refund] = requested.payment?.refunds ?? [];
  expect(refund).toMatchObject({ state: 'wanted' });
  expect(await openIds()).toContain(paymentId);
  const decision = { refundId: refund?.refundId ?? '', isApproved: true, reason };
  await expect(shop.server.as(requester.token).call(decideStrayRefund, decision)).rejects.toEqual(
    refused('refund_same_person'),
  );
  shop.wechat.refundsEnd = 'abnormal';
  const approved = await shop.server.as(other.token).call(decideStrayRefund, decision);
  expect(approved.payment?.paymentId).toBe(paymentId);
  const [after] = (await operator(listStrayPayments, {})).rows.filter((one) => one.paymentId === paymentId);
  expect(after).toMatchObject({ isOpen: true, refunds: [{ state: 'abnormal' }] });
  const { outRefundNo = '', refundId = '' } = after?.refunds[0] ?? {};
  const fact = shop.wechat.refunds.get(outRefundNo);
  if (fact)
    (shop.wechat.refunds as Map<string, typeof fact>).set(outRefundNo, { ...fact, state: 'succeeded' });
  const sent = await operator(resendStrayRefund, { refundId, reason });
  expect(sent.payment).toMatchObject({ isOpen: false, refunds: [{ state: 'succeeded' }] });
  await expect(operator(resendStrayRefund, { refundId, reason })).rejects.toEqual(refused('refund_decided'));
});

it('pays an unpaid order chosen by staff, and its refund uses the account that received it', async () => {
  const { paymentId } = await stray();
  const buyer = await createAccount(shop.deps);
  const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
  const outTradeNo = await shop.attempt(buyer.accountId, orderNo);
  await expect(resolve(paymentId, 'apply', '1'.repeat(18))).rejects.toEqual(refused('order_not_found'));
  await expect(resolve(paymentId, 'apply')).rejects.toEqual(refused('order_not_found'));
  expect(await resolve(paymentId, 'apply', orderNo)).toEqual({ payment: null });
  expect(await shop.deps.tierOf(buyer.accountId)).toBe('plus');
  expect(await openIds()).not.toContain(paymentId);
  const order = await operator(getStaffOrder, { orderNo });
  expect(order).toMatchObject({ order: { status: 'finished' }, payments: [{ use: 'applied', left: 2500 }] });
  expect(order.attempts).toMatchObject([{ outTradeNo, state: 'closing' }]);
  await expect(resolve((await stray()).paymentId, 'apply', orderNo)).rejects.toEqual(
    refused('payment_not_open'),
  );
  const after = await desk.refund({ orderNo }, { amount: 2500, left: 2500 });
  expect(after.refunds).toMatchObject([{ state: 'succeeded' }]);
  expect([...shop.wechat.refunds.values()].at(-1)).toMatchObject({ merchant: 'the-account' });
});

it('of another program leaves suspense, and is not queried again', async () => {
  const before = await desk.balance('suspense/CNY');
  const { paymentId } = await stray();
  const after = await resolve(paymentId, 'foreign');
  expect(after.payment).toMatchObject({ isOpen: false, isForeign: true });
  expect(await openIds()).not.toContain(paymentId);
  expect(await desk.balance('suspense/CNY')).toBe(before);
  expect(await desk.balance('foreign/CNY')).toBe(-2500);
  await expect(resolve(paymentId, 'return')).rejects.toEqual(refused('payment_not_open'));
});

it('is not a payment of an order in suspense, which its order decides about', async () => {
  const buyer = await createAccount(shop.deps);
  const { orderNo } = await shop.order(buyer.accountId, 'month_vip');
  const fact = shop.wechat.pay(await shop.attempt(buyer.accountId, orderNo));
  await settle(shop.deps, { ...fact, amount: 2400 });
  const [payment] = (await operator(getStaffOrder, { orderNo })).payments;
  expect(await openIds()).not.toContain(payment?.paymentId);
  await expect(resolve(payment?.paymentId ?? '', 'return')).rejects.toEqual(refused('payment_not_open'));
  const { orderNo: other } = await shop.order((await createAccount(shop.deps)).accountId, 'month_vip');
  await expect(resolve(payment?.paymentId ?? '', 'apply', other)).rejects.toEqual(
    refused('payment_not_open'),
  );
});
