import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/orders';
import {
  approvalLimit,
  hasPayment,
  nextRefundState,
  type RefundEvent,
  refundable,
} from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { queryNow } from '../attempts/query-attempt.ts';
import { findAttemptsOf } from '../attempts/store.ts';
import { finishOrder } from '../finish-order.ts';
import { findOrder } from '../history/store.ts';
import { askRefund, sendRefundKind } from '../refunds/order-refund.ts';
import { sendNow } from '../refunds/send-refund.ts';
import { changeRefund, findApplied, findRefundsOf, lockPayment, lockRefund } from '../refunds/store.ts';
import { postApplied } from '../settlement/post-money.ts';
import { findAccountOf, lockOrder } from '../store.ts';
import { findCreditUsed } from '../upgrades/credit-used.ts';
import { describeOrder } from './read-order.ts';
import { findOrderNoOf, setApplied } from './store.ts';

type Act<
  E extends (typeof contract)[
    | 'askProvider'
    | 'refundOrder'
    | 'decideRefund'
    | 'resendRefund'
    | 'resolvePayment'],
> = UseCase<E, ReplyOf<E>>;

/** Queries the provider about every attempt of an order, including closed ones, and settles the replies. */
export const askProvider: Act<typeof contract.askProvider> = async (deps, _staff, { orderNo }) => {
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
    const refund = await askRefund(deps, sql, {
      ...{ paymentId: payment.paymentId, amount, kind: 'staff', reason: 'refund', at: clock.now() },
      ...{ askedBy: staff.accountId, askedWhy: staff.reason ?? null },
      needsApproval: amount > approvalLimit(config.refunds.approvalAbove, payment.currency),
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
  const orderNo = await changeState(deps, refundId, isApproved ? 'approve' : 'deny', ({ askedBy }) => {
    if (isApproved && askedBy === staff.accountId) throw new AppError('refund_same_person');
    const decided = { decidedBy: staff.accountId, decidedWhy: staff.reason ?? null };
    return { ...decided, ...(isApproved ? {} : { endedAt: deps.clock.now() }) };
  });
  if (isApproved) await sendNow(deps, refundId);
  return describeOrder(deps, orderNo);
};

/** Sends a refund again that did not reach the payer. */
export const resendRefund: Act<typeof contract.resendRefund> = async (deps, _staff, { refundId }) => {
  const orderNo = await changeState(deps, refundId, 'resend', () => ({ endedAt: null }));
  await sendNow(deps, refundId);
  return describeOrder(deps, orderNo);
};

type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>;

/** Applies a decision of staff to a refund, and sends it if approved. Returns its order. */
async function changeState(
  { db, clock }: Deps,
  refundId: string,
  event: RefundEvent,
  changeBy: (refund: Locked['refund']) => Parameters<typeof changeRefund>[2],
): Promise<string> {
  return db.transact(async ({ sql }) => {
    const found = await lockRefund(sql, { refundId });
    if (!found?.payment.orderNo) throw new AppError('refund_not_found');
    const next = nextRefundState(found.refund.state, event);
    if (!next.ok) throw new AppError('refund_decided');
    await changeRefund(sql, refundId, { ...changeBy(found.refund), state: next.value });
    if (event !== 'deny') await scheduleDue(sql, { kind: sendRefundKind, ref: refundId, at: clock.now() });
    return found.payment.orderNo;
  });
}

/** Returns a payment in suspense, or applies it to its order and grants the purchase. */
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
    if (payment?.use !== 'suspense') throw new AppError('payment_not_open');
    const { amount } = payment;
    const refund = await askRefund(deps, tx.sql, {
      ...{ paymentId, amount, kind: 'suspense', reason: 'returned', at: clock.now() },
      ...{ askedBy: staff.accountId, askedWhy: staff.reason ?? null },
      needsApproval: amount > approvalLimit(config.refunds.approvalAbove, payment.currency),
    });
    return refund.refundId;
  });
  if (refundId !== null) await sendNow(deps, refundId);
  return describeOrder(deps, orderNo);
};

/** Applies a payment in the order's currency to an unpaid order whose buyer still has an account. */
async function applyPayment(
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
    payment.currency === order?.currency &&
    (await findRefundsOf(sql, paymentId)).length === 0;
  if (!order || !payment || !accountId || !isOpen || hasPayment(order.state))
    throw new AppError('payment_not_open');
  await setApplied(sql, payment);
  const { amount, currency } = payment;
  await postApplied(deps, sql, { sourceId: paymentId, amount, currency, at });
  await finishOrder(deps, sql, order, { accountId, at });
  return null;
}
