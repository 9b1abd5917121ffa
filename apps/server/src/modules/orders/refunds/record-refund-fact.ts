import { nextRefundState, type RefundEvent, type RefundState, refundable } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Sql, Transaction } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { RefundFact } from '../../../ports/pay-channel.ts';
import { findAttemptNumbered, queryAttemptKind } from '../attempts/store.ts';
import { consumeReturnedCoupon, returnCoupon } from '../coupons/store.ts';
import { postMoney } from '../settlement/post-money.ts';
import type { Payment } from '../settlement/store.ts';
import { changeOrder, findAccountOfOrder } from '../store.ts';
import {
  changeRefund,
  findPaymentOf,
  findRefundsOf,
  insertRefund,
  type LockedRefund,
  lockPayment,
  lockRefund,
  type Refund,
} from './store.ts';
import { restoreBenefits, takeBenefits } from './take-benefits.ts';
import { closeSuperseded, lockUnsent } from './unsent-refunds.ts';

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'notify'>;

const eventOf: Readonly<Record<RefundFact['state'], RefundEvent>> = {
  pending: 'send',
  succeeded: 'succeed',
  abnormal: 'stall',
  closed: 'close',
  failed: 'fail',
};

/**
 * Records a provider's statement about a refund that this server requested or that began at the provider.
 * Returns the state of the former; null for the latter.
 */
export async function recordRefundFact(deps: RecordDeps, fact: RefundFact): Promise<RefundState | null> {
  const outRefundNo = fact.outRefundNo || fact.providerRefund;
  const found = await deps.db.transact(({ sql }) => lockRefund(sql, { outRefundNo }));
  if (found && isBounce(found, fact)) return recordOutcome(deps, outRefundNo, 'bounce');
  if (!found || fact.outRefundNo === '') return recordExternalRefund(deps, fact);
  const { refund, payment } = found;
  const isSame =
    fact.channel === payment.channel && fact.amount === refund.amount && fact.currency === refund.currency;
  return recordOutcome(deps, fact.outRefundNo, isSame ? eventOf[fact.state] : 'stall');
}

/**
 * Whether a provider states that a refund which had succeeded has failed. Stripe does, up to 30 days later, when the bank of the
 * payer cannot credit the money and sends it back. At other providers it is a late notice.
 */
function isBounce({ refund, payment }: LockedRefund, { state }: RefundFact): boolean {
  const isReturn = refund.state === 'succeeded' && refund.kind !== 'chargeback';
  return isReturn && state === 'failed' && payment.channel === 'stripe';
}

/** Applies an outcome to a refund, with all consequences. Returns the new state. */
export async function recordOutcome(
  deps: RecordDeps,
  outRefundNo: string,
  event: RefundEvent,
): Promise<RefundState> {
  return deps.db.transact(async (tx) => {
    const found = await lockRefund(tx.sql, { outRefundNo });
    if (!found) throw new Error(`The refund ${outRefundNo} is missing`);
    const { refund, payment } = found;
    const next = nextRefundState(refund.state, event);
    if (!next.ok || next.value === refund.state) return refund.state;
    const state = next.value;
    const at = deps.clock.now();
    await changeRefund(tx.sql, refund.refundId, { state, endedAt: state === 'sent' ? null : at });
    if (state === 'succeeded') {
      await bookRefund(deps, tx.sql, found);
      await notifyBuyer(deps, tx, found, 'order_refunded');
    }
    if (event === 'bounce') await bookBounce(deps, tx.sql, found);
    if (state === 'failed') {
      await restoreBenefits(deps, tx.sql, found, at);
      if (payment.use === 'applied') await notifyBuyer(deps, tx, found, 'refund_failed');
    }
    if (state !== 'succeeded') alarm(deps, tx, refund.refundId, payment, state);
    return state;
  });
}

/** Notifies the account of an order of the outcome of a refund, with its amount: it may be a part, or a second payment. */
async function notifyBuyer(
  { notify }: RecordDeps,
  tx: Transaction,
  { refund: { amount }, payment: { orderNo, currency } }: LockedRefund,
  kind: 'order_refunded' | 'refund_failed',
): Promise<void> {
  const accountId = orderNo === null ? null : await findAccountOfOrder(tx.sql, orderNo);
  if (orderNo !== null && accountId !== null)
    await notify(tx, accountId, kind, { orderNo, amount, currency });
}

function alarm({ log }: RecordDeps, tx: Transaction, refundId: string, payment: Payment, state: RefundState) {
  const facts = { refundId, channel: payment.channel, state };
  tx.afterCommit(() => log.error('a refund did not arrive: staff have to decide', facts));
}

/** Posts the money of a completed refund; makes the coupon available again if the order is fully refunded. */
async function bookRefund(
  deps: RecordDeps,
  sql: Sql,
  { refund, payment }: { readonly refund: Refund; readonly payment: Payment },
): Promise<void> {
  const { channel, use, currency, orderNo } = payment;
  const moved = { channel, use, currency, amount: -refund.amount, at: deps.clock.now() };
  await postMoney(deps, sql, { ...moved, reason: 'refund', sourceId: refund.refundId });
  if (use !== 'applied' || orderNo === null || refund.kind === 'chargeback') return;
  const refunds = await findRefundsOf(sql, payment.paymentId);
  const isDone = ({ refundId, state }: Refund) => refundId === refund.refundId || state === 'succeeded';
  const returned = refunds.filter(isDone).reduce((sum, { amount }) => sum + amount, 0);
  if (returned === payment.amount) await returnCoupon(sql, { orderNo });
}

/** Posts the money of a refund that came back; consumes the coupon again if the refund had returned it. */
async function bookBounce(deps: RecordDeps, sql: Sql, { refund, payment }: LockedRefund): Promise<void> {
  const { channel, use, currency, orderNo } = payment;
  const moved = { channel, use, currency, amount: refund.amount, at: deps.clock.now() };
  await postMoney(deps, sql, { ...moved, reason: 'refund-bounced', sourceId: refund.refundId });
  if (use !== 'applied' || orderNo === null) return;
  if (!(await consumeReturnedCoupon(sql, orderNo))) await changeOrder(sql, orderNo, { isCouponReused: true });
}

/** Handles a won dispute: posts its money and restores the benefits that it revoked, if any. */
async function recordWonDispute(
  deps: RecordDeps,
  { providerRefund: outRefundNo }: RefundFact,
): Promise<null> {
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const found = await lockRefund(sql, { outRefundNo });
    if (found?.refund.kind !== 'chargeback') return;
    const { refund, payment } = found;
    const next = nextRefundState(refund.state, 'win');
    if (!next.ok) return;
    const at = deps.clock.now();
    await changeRefund(sql, refund.refundId, { state: next.value, endedAt: at });
    const { channel, use, currency } = payment;
    const moved = { channel, use, currency, amount: refund.amount, at };
    await postMoney(deps, sql, { ...moved, reason: 'dispute-won', sourceId: refund.refundId });
    await restoreBenefits(deps, sql, found, at);
    tx.afterCommit(() =>
      deps.log.info('a dispute was won', { paymentId: payment.paymentId, channel, amount: refund.amount }),
    );
  });
  return null;
}

/**
 * Handles a refund that began at the provider, or a chargeback. Benefits worth the returned amount are
 * revoked, or all unused ones after a chargeback. Refunds that were not sent yet and exceed the rest are closed. If the payment is unknown, it is queried first.
 */
async function recordExternalRefund(deps: RecordDeps, fact: RefundFact): Promise<null> {
  const { channel, outTradeNo, providerTxn = '', amount, currency } = fact;
  if (fact.cause === 'dispute' && fact.state === 'closed') return recordWonDispute(deps, fact);
  if (fact.state !== 'succeeded') return null;
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const known = await findPaymentOf(sql, { channel, providerTxn, outTradeNo });
    const payment = known && (await lockPayment(sql, known.paymentId));
    const at = deps.clock.now();
    if (!payment) {
      const attempt = await findAttemptNumbered(sql, channel, outTradeNo);
      if (attempt) await scheduleDue(sql, { kind: queryAttemptKind, ref: attempt.attemptId, at });
      tx.afterCommit(() => deps.log.error('a refund names an unknown payment', { channel, outTradeNo }));
      return;
    }
    const outRefundNo = fact.outRefundNo || fact.providerRefund;
    if (await lockRefund(sql, { outRefundNo })) return;
    // The provider has returned this money already: refunds that were not sent yet do not reduce the remaining amount.
    const { sent, unsent } = await lockUnsent(sql, payment);
    const left = refundable({ amount: payment.amount, refunds: sent });
    const facts = { paymentId: payment.paymentId, channel, amount, left };
    if (amount > left || currency !== payment.currency) {
      tx.afterCommit(() =>
        deps.log.error('a provider returned more than the remaining amount of a payment', facts),
      );
      if (left === 0 || currency !== payment.currency) return;
    }
    const refundId = deps.ids.next();
    const refund: Refund = {
      ...{ refundId, paymentId: payment.paymentId, outRefundNo, amount: Math.min(amount, left), currency },
      ...{ kind: fact.cause === 'dispute' ? 'chargeback' : 'provider', reason: '', state: 'succeeded' },
      ...{
        askedBy: null,
        decidedBy: null,
        askedWhy: null,
        decidedWhy: null,
        createdAt: at,
        sentAt: at,
        endedAt: at,
        effect: null,
      },
    };
    await insertRefund(sql, refund);
    await closeSuperseded(sql, payment, { sent: [...sent, refund], unsent }, at);
    const effect = await takeBenefits(deps, sql, { refund, payment }, at);
    if (effect !== null) await changeRefund(sql, refundId, { effect });
    await bookRefund(deps, sql, { refund, payment });
    tx.afterCommit(() =>
      deps.log.error('money was returned at the provider', { ...facts, kind: refund.kind }),
    );
  });
  return null;
}
