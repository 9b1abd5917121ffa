import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/stray-payments';
import type { StrayPaymentView } from '@inkstone/contracts/staff/stray-payments';
import { approvalLimit } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { applyPayment } from '../desk/act-on-orders.ts';
import { decide, resend } from '../desk/decide-refund.ts';
import { viewRefund } from '../desk/read-order.ts';
import { returningRefunds, undecidedRefunds } from '../desk/store.ts';
import { findOrder } from '../history/store.ts';
import { requestRefund } from '../refunds/order-refund.ts';
import { sendNow } from '../refunds/send-refund.ts';
import { lockPayment } from '../refunds/store.ts';
import { postDecided } from '../settlement/post-money.ts';
import type { Payment } from '../settlement/store.ts';
import { findStray, listStray, type StrayPayment, setForeign } from './store.ts';

type Act<E extends (typeof contract)[keyof typeof contract]> = UseCase<E, ReplyOf<E>>;

/** Lists payments without an order for staff. */
export const listStrayPayments: Act<typeof contract.listStrayPayments> = async (
  deps,
  _staff,
  { which, cursor, limit },
) => {
  const found = await listStray(deps.db.sql, { which, from: readCursor(cursor), limit: limit + 1 });
  const page = toPage(found, limit, ({ payment: { receivedAt: at, paymentId: id } }) => ({ at, id }));
  return { rows: await Promise.all(page.rows.map((one) => view(deps, one))), next: page.next };
};

/** Returns a payment without an order to its payer, applies it to an order, or leaves it to another program. */
export const resolveStrayPayment: Act<typeof contract.resolveStrayPayment> = async (
  deps,
  staff,
  { paymentId, how, orderNo },
) => {
  const { db, clock, config } = deps;
  if (how === 'apply' && (orderNo === undefined || !(await findOrder(db.sql, orderNo))))
    throw new AppError('order_not_found');
  const refundId = await db.transact(async (tx) => {
    // The order is locked before its payments.
    if (how === 'apply' && orderNo !== undefined) return applyPayment(deps, tx, { orderNo, paymentId });
    const payment = await lockPayment(tx.sql, paymentId);
    const found = await findStray(tx.sql, paymentId);
    if (!payment || !found || !isUnused(found)) throw new AppError('payment_not_open');
    const { amount, currency } = payment;
    const at = clock.now();
    if (how === 'foreign') {
      await setForeign(tx.sql, paymentId);
      await postDecided(deps, tx.sql, 'foreign', { sourceId: paymentId, amount, currency, at });
      return null;
    }
    const refund = await requestRefund(deps, tx.sql, {
      ...{ paymentId, amount, kind: 'suspense', reason: 'returned', at },
      ...{ askedBy: staff.accountId, askedWhy: staff.reason ?? null },
      needsApproval: amount > approvalLimit(config.refunds.approvalAbove, currency, []),
    });
    return refund.refundId;
  });
  if (refundId !== null) await sendNow(deps, refundId);
  return read(deps, paymentId);
};

/** Approves or denies the return of a payment without an order. Its requester cannot approve it. */
export const decideStrayRefund: Act<typeof contract.decideStrayRefund> = async (deps, staff, decision) =>
  read(deps, (await decide(deps, staff, decision, isOfNoOrder)).paymentId);

/** Sends the return of a payment without an order again. */
export const resendStrayRefund: Act<typeof contract.resendStrayRefund> = async (deps, _staff, { refundId }) =>
  read(deps, (await resend(deps, refundId, isOfNoOrder)).paymentId);

const isOfNoOrder = ({ orderNo }: Payment) => orderNo === null;

/** Whether its money is still in suspense. */
function isUnused({ payment, refunds }: StrayPayment): boolean {
  return payment.use === 'suspense' && !refunds.some(({ state }) => returningRefunds.includes(state));
}

async function read(deps: Deps, paymentId: string): Promise<{ payment: StrayPaymentView | null }> {
  const found = await findStray(deps.db.sql, paymentId);
  return { payment: found && (await view(deps, found)) };
}

async function view(deps: Deps, stray: StrayPayment): Promise<StrayPaymentView> {
  const { payment, merchant, outTradeNo, refunds } = stray;
  const { paymentId, channel, providerTxn, amount, currency, paidAt, receivedAt, use } = payment;
  const isWaiting = refunds.some(({ state }) => undecidedRefunds.includes(state));
  return {
    ...{ paymentId, channel, merchant, outTradeNo, providerTxn, amount, currency, paidAt, receivedAt },
    ...{ isOpen: isWaiting || isUnused(stray), isForeign: use === 'foreign' },
    refunds: await Promise.all(refunds.map((refund) => viewRefund(deps, refund))),
  };
}
