import {
  type AttemptState,
  decidePaymentUse,
  findPaymentFaults,
  hasPayment,
  isLive,
  nextAttemptState,
  type PaymentUse,
} from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Sql, Transaction } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/statements.ts';
import type { ProviderFact } from '../../../ports/pay-channel.ts';
import { hasPaidAlternative } from '../alternatives/store.ts';
import { rescheduleSubscription } from '../attempts/reschedule-subscription.ts';
import { type Attempt, agreementWay, invoiceWay, setAttemptState } from '../attempts/store.ts';
import { beginClosing, cancelWhenQuiet, closeAttempt } from '../close-order.ts';
import { finishOrder } from '../finish-order.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import type { Order } from '../store.ts';
import { isCreditUsed } from '../upgrades/is-credit-used.ts';
import { postMoney } from './post-money.ts';
import {
  insertNotice,
  insertPayment,
  insertStray,
  lockSubject,
  type Payment,
  type Subject,
  setVerdict,
} from './store.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'notify' | 'recordEvent'>;

/** A verified notice of a provider: its event key, and the SHA-256 of its bytes. */
export interface SettledNotice {
  readonly eventKey: string;
  readonly digest: string;
}

/**
 * Result of settling a statement. `noted`: without money. `repeated`: already known. `unmatched`: without
 * money, and it matches no attempt or differs from its terms.
 */
export type Verdict = PaymentUse | 'noted' | 'repeated' | 'unmatched';

/**
 * Settles a provider's statement about a payment from any source: a notice, a query, an operator. One
 * transaction for notice, payment, order, grant and ledger. Idempotent. The statement must be authentic.
 */
export async function settle(
  deps: SettleDeps,
  fact: ProviderFact,
  notice: SettledNotice | null = null,
): Promise<Verdict> {
  const { channel } = fact;
  return deps.db.transact(async (tx) => {
    if (!notice) return apply(deps, tx, fact, await lockSubject(tx.sql, fact));
    const { outTradeNo } = fact;
    const row = { ...notice, channel, outTradeNo, verdict: 'noted', receivedAt: deps.clock.now() };
    const [isNew, subject] = await together([insertNotice(tx.sql, row), lockSubject(tx.sql, fact)]);
    if (!isNew) return 'repeated';
    const verdict = await apply(deps, tx, fact, subject);
    if (verdict !== row.verdict) tx.withCommit(setVerdict(tx.sql, row, verdict));
    return verdict;
  });
}

async function apply(
  deps: SettleDeps,
  tx: Transaction,
  fact: ProviderFact,
  subject: Subject | null,
): Promise<Verdict> {
  const hasMoney = fact.state === 'paid' || fact.state === 'refunded';
  if (!subject) return hasMoney ? takeStray(deps, tx, fact) : 'unmatched';
  if (hasMoney) return takePayment(deps, tx, fact, subject);
  const { order, attempt } = subject;
  const isOurs = fact.merchant === attempt.merchant && fact.app === attempt.app;
  if (!isOurs) return 'unmatched';
  const state = await moveAttempt(tx.sql, attempt, fact.state === 'pending' ? 'pending' : 'ended');
  await cancelWhenQuiet(tx.sql, order, deps.clock.now());
  if (state !== attempt.state) await rescheduleSubscription(tx.sql, order, state, deps.clock.now());
  return 'noted';
}

/** Handles money for an unknown attempt number. */
async function takeStray(deps: SettleDeps, tx: Transaction, fact: ProviderFact): Promise<Verdict> {
  const payment = describe(deps, fact, { use: 'suspense', faults: 'outTradeNo', attempt: null });
  if (!(await insertPayment(tx.sql, payment))) return 'repeated';
  const { merchant, app, outTradeNo } = fact;
  await insertStray(tx.sql, { paymentId: payment.paymentId, merchant, app, outTradeNo });
  await record(deps, tx, payment);
  return 'suspense';
}

async function takePayment(
  deps: SettleDeps,
  tx: Transaction,
  fact: ProviderFact,
  subject: Subject,
): Promise<Verdict> {
  const { sql } = tx;
  const { order, attempt, attempts } = subject;
  const terms = findPaymentFaults(attempt, fact);
  // Refunded at the provider before the payment was known here, so it was done deliberately.
  const isKnownLate = fact.state === 'refunded';
  const accountId = isKnownLate ? null : subject.accountId;
  const hasBuyer = accountId !== null;
  const isCreditSpent =
    accountId !== null && !hasPayment(order.state) && (await isCreditUsed(sql, order, accountId));
  const isAlternativePaid = !hasPayment(order.state) && (await hasPaidAlternative(sql, order));
  const decided = decidePaymentUse({
    ...{ faults: terms, order: order.state, hasBuyer, isCreditUsed: isCreditSpent, isAlternativePaid },
    isOfSubscription: isUnattended(attempt, order),
  });
  const use = isKnownLate ? 'suspense' : decided;
  const faults = [...terms, ...(isKnownLate ? ['refunded'] : hasBuyer ? [] : ['buyer'])].join(',');
  const payment = describe(deps, fact, { use, faults, attempt });
  if (!(await insertPayment(sql, payment))) return 'repeated';
  const recorded = [
    record(deps, tx, payment),
    moveAttempt(sql, attempt, use === 'suspense' ? 'ended' : 'paid'),
  ];
  const now = deps.clock.now();
  if (use === 'applied' && accountId !== null) {
    const finishing = finishOrder(deps, sql, order, { accountId, at: now, period: fact.period });
    const notified = deps.notify(tx, accountId, 'order_paid', { orderNo: order.orderNo });
    const [{ isCouponReused }] = await together([finishing, notified, ...recorded]);
    if (isCouponReused) tx.afterCommit(() => warnOfReuse(deps, order));
    for (const other of attempts)
      if (other.attemptId !== attempt.attemptId && isLive(other.state)) await closeAttempt(sql, other, now);
  } else {
    await together(recorded);
    await rescheduleSubscription(sql, order, 'closed', now);
    if (use === 'surplus') await orderRefund(deps, sql, payment, now);
    // Such an order can no longer be paid.
    if (isCreditSpent || isAlternativePaid) await beginClosing(sql, order, now);
    else await cancelWhenQuiet(sql, order, now);
  }
  return use;
}

/** Whether an attempt is an automatic charge of a subscription. The first card payment is made by the payer. */
function isUnattended({ way }: Attempt, { periodNo }: Order): boolean {
  return way === agreementWay || (way === invoiceWay && periodNo !== 1);
}

function warnOfReuse({ log }: SettleDeps, { orderNo, couponId }: Order): void {
  log.warn('a late payment was applied whose coupon another order has used', { orderNo, couponId });
}

function describe(
  { ids, clock }: SettleDeps,
  { channel, providerTxn, amount, currency, paidAt }: ProviderFact,
  { attempt, ...rest }: Pick<Payment, 'use' | 'faults'> & { readonly attempt: Attempt | null },
): Payment {
  const receivedAt = clock.now();
  return {
    ...{ paymentId: ids.next(), attemptId: attempt?.attemptId ?? null, orderNo: attempt?.orderNo ?? null },
    ...{ channel, providerTxn, amount, currency, paidAt: paidAt ?? receivedAt, receivedAt, ...rest },
  };
}

/** Posts the money of a new payment; logs an error if staff have to decide about it. */
async function record(deps: SettleDeps, tx: Transaction, payment: Payment): Promise<void> {
  const { paymentId: sourceId, orderNo, channel, use, amount, currency, faults } = payment;
  const at = deps.clock.now();
  await postMoney(deps, tx.sql, { reason: 'payment', sourceId, channel, use, amount, currency, at });
  if (use === 'suspense')
    tx.afterCommit(() =>
      deps.log.error('a payment cannot be applied: staff have to decide', {
        ...{ paymentId: sourceId, orderNo, channel, faults },
      }),
    );
}

/** Applies an event to the attempt and returns its state. */
async function moveAttempt(
  sql: Sql,
  attempt: Attempt,
  event: 'pending' | 'ended' | 'paid',
): Promise<AttemptState> {
  const next = nextAttemptState(attempt.state, event);
  if (!next.ok || next.value === attempt.state) return attempt.state;
  await setAttemptState(sql, { attemptId: attempt.attemptId, state: next.value });
  return next.value;
}
