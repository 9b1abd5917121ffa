import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/orders';
import { approvalLimit, hasPayment, isLive, refundable } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { hasPaidAlternative } from '../alternatives/store.ts';
import { queryNow } from '../attempts/query-attempt.ts';
import { findAttemptsOf, lockAttemptsOf } from '../attempts/store.ts';
import { closeAttempt } from '../close-order.ts';
import { finishOrder } from '../finish-order.ts';
import { findOrder } from '../history/store.ts';
import { requestRefund } from '../refunds/order-refund.ts';
import { sendNow } from '../refunds/send-refund.ts';
import { findApplied, findRefundsOf, lockPayment } from '../refunds/store.ts';
import { postDecided } from '../settlement/post-money.ts';
import type { Payment } from '../settlement/store.ts';
import { findAccountOf, lockOrder } from '../store.ts';
import { findCreditUsed } from '../upgrades/credit-used.ts';
import { decide, resend } from './decide-refund.ts';
import { describeOrder } from './read-order.ts';
import { findOrderNoOf, setApplied } from './store.ts';

type Act<
  E extends (typeof contract)[
    | 'queryProvider'
    | 'refundOrder'
    | 'decideRefund'
    | 'resendRefund'
    | 'resolvePayment'],
> = UseCase<E, ReplyOf<E>>;

/** Queries the provider about every attempt of an order, including closed ones, and settles the replies. */
export const queryProvider: Act<typeof contract.queryProvider> = async (deps, _staff, { orderNo }) => {
  const { sql } = deps.db;
  if (!(await findOrder(sql, orderNo))) throw new AppError('order_not_found');
  const answers = await Promise.all(
    (await findAttemptsOf(sql, orderNo)).map((attempt) => queryNow(deps, attempt)),
  );
  const after = await findOrder(sql, orderNo);
  if (answers.includes('no answer') && after && !hasPayment(after.state))
    throw new AppError('pay_status_unknown');
  return describeOrder(deps, orderNo);
};

/** Refunds a paid order in part or in full. Above the limit, a second staff member has to approve it. */
export const refundOrder: Act<typeof contract.refundOrder> = async (
  deps,
  staff,
  { orderNo, amount, left },
) => {
  const { db, clock, config } = deps;
  const refundId = await db.transact(async ({ sql }) => {
    if (!(await lockOrder(sql, orderNo))) throw new AppError('order_not_found');
    const payment = await findApplied(sql, orderNo);
    if (!payment) throw new AppError('refund_unavailable');
    const refunds = await findRefundsOf(sql, payment.paymentId);
    const creditUsed = await findCreditUsed(sql, orderNo);
    if (refundable({ amount: payment.amount, creditUsed, refunds }) !== left)
      throw new AppError('refund_stale');
    const refund = await requestRefund(deps, sql, {
      ...{ paymentId: payment.paymentId, amount, kind: 'staff', reason: 'refund', at: clock.now() },
      ...{ askedBy: staff.accountId, askedWhy: staff.reason ?? null },
      needsApproval: amount > approvalLimit(config.refunds.approvalAbove, payment.currency, refunds),
    });
    staff.note({ refundId: refund.refundId, state: refund.state });
    return refund.refundId;
  });
  await sendNow(deps, refundId);
  return describeOrder(deps, orderNo);
};

/** Approves or denies a refund. Its requester cannot. */
export const decideRefund: Act<typeof contract.decideRefund> = async (
  deps,
  staff,
  { refundId, isApproved },
) => {
  return describeOrder(deps, requireOrder(await decide(deps, staff, { refundId, isApproved }, isOfOrder)));
};

/** Sends a refund again that did not reach the payer. */
export const resendRefund: Act<typeof contract.resendRefund> = async (deps, _staff, { refundId }) => {
  return describeOrder(deps, requireOrder(await resend(deps, refundId, isOfOrder)));
};

const isOfOrder = ({ orderNo }: Payment) => orderNo !== null;

function requireOrder({ orderNo }: Payment): string {
  if (orderNo === null) throw new AppError('refund_not_found');
  return orderNo;
}

/** Returns a payment that is not used, or applies one in suspense to its order and grants the purchase. */
export const resolvePayment: Act<typeof contract.resolvePayment> = async (
  deps,
  staff,
  { paymentId, how },
) => {
  const { db, clock, config } = deps;
  const orderNo = await findOrderNoOf(db.sql, paymentId);
  if (orderNo === null) throw new AppError('payment_not_open');
  const refundId = await db.transact(async (tx) => {
    if (how === 'apply') return applyPayment(deps, tx, { orderNo, paymentId });
    await lockOrder(tx.sql, orderNo);
    const payment = await lockPayment(tx.sql, paymentId);
    if (payment?.use !== 'suspense' && payment?.use !== 'surplus') throw new AppError('payment_not_open');
    const { amount, use } = payment;
    const refund = await requestRefund(deps, tx.sql, {
      ...{ paymentId, amount, kind: use, reason: 'returned', at: clock.now() },
      ...{ askedBy: staff.accountId, askedWhy: staff.reason ?? null },
      needsApproval: amount > approvalLimit(config.refunds.approvalAbove, payment.currency, []),
    });
    return refund.refundId;
  });
  if (refundId !== null) await sendNow(deps, refundId);
  return describeOrder(deps, orderNo);
};

/**
 * Applies a payment in the order's currency, of that order or of none, to an unpaid order whose buyer still has an account.
 * Other attempts of the order are closed.
 */
export async function applyPayment(
  deps: Deps,
  { sql }: Transaction,
  { orderNo, paymentId }: { readonly orderNo: string; readonly paymentId: string },
): Promise<null> {
  const at = deps.clock.now();
  const order = await lockOrder(sql, orderNo);
  const payment = await lockPayment(sql, paymentId);
  const accountId = order && (await findAccountOf(sql, order.buyerId));
  const isOpen =
    payment?.use === 'suspense' &&
    payment.faults !== 'refunded' &&
    (payment.orderNo ?? orderNo) === orderNo &&
    payment.currency === order?.currency &&
    (await findRefundsOf(sql, paymentId)).length === 0;
  if (
    !order ||
    !payment ||
    !accountId ||
    !isOpen ||
    hasPayment(order.state) ||
    (await hasPaidAlternative(sql, order))
  )
    throw new AppError('payment_not_open');
  const attempts = await lockAttemptsOf(sql, orderNo);
  await setApplied(sql, { paymentId, orderNo });
  const { amount, currency } = payment;
  await postDecided(deps, sql, 'applied', { sourceId: paymentId, amount, currency, at });
  await finishOrder(deps, sql, order, { accountId, at });
  for (const attempt of attempts) if (isLive(attempt.state)) await closeAttempt(sql, attempt, at);
  return null;
}
