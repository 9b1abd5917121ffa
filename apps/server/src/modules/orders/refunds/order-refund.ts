import { AppError } from '@inkstone/contracts';
import { allowRefund, type RefundState } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { lockTimeline } from '../../membership/index.ts';
import type { Payment } from '../settlement/store.ts';
import { findAccountOfOrder } from '../store.ts';
import { findCreditUsed } from '../upgrades/credit-used.ts';
import { findRefundsOf, insertRefund, lockPayment, type Refund } from './store.ts';

/** The kind of due rows that send refunds. */
export const sendRefundKind = 'send-refund';

/** A requested refund. */
export interface RefundInput {
  readonly paymentId: string;
  /** In minor units. */
  readonly amount: number;
  readonly kind: Refund['kind'];
  readonly reason: string;
  /** The requesting staff member; null if the buyer or the system requested it. */
  readonly askedBy: string | null;
  /** Internal reason of staff; `reason` is sent to the provider. */
  readonly askedWhy?: string | null;
  /** Whether a second person has to approve it. */
  readonly needsApproval: boolean;
  readonly at: Instant;
}

/** Requests the full return of a surplus payment. */
export async function orderRefund(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  payment: Payment,
  at: Instant,
): Promise<void> {
  await addRefund(deps, sql, payment, {
    ...{ paymentId: payment.paymentId, amount: payment.amount, kind: 'surplus', reason: 'paid twice' },
    ...{ askedBy: null, needsApproval: false, at },
  });
}

/**
 * Requests a partial or full refund of a payment. Locks the payment; lock the order first. Throws
 * `refund_above_payment` and `refund_too_many`.
 */
export async function requestRefund(deps: Pick<Deps, 'ids'>, sql: Sql, input: RefundInput): Promise<Refund> {
  const payment = await lockPayment(sql, input.paymentId);
  if (!payment) throw new Error(`The payment ${input.paymentId} is missing`);
  const creditUsed = await lockCreditUsed(sql, payment);
  const refunds = await findRefundsOf(sql, input.paymentId);
  const allowed = allowRefund({ amount: payment.amount, creditUsed, refunds }, input.amount);
  if (allowed.ok) return addRefund(deps, sql, payment, input);
  throw allowed.refusal.fault === 'too_many'
    ? new AppError('refund_too_many', { most: allowed.refusal.most })
    : new AppError('refund_above_payment');
}

/**
 * Returns the part of a payment that was credited to upgrades. Locks the timeline, so that a concurrent
 * upgrade and refund cannot both use the money.
 */
async function lockCreditUsed(sql: Sql, { use, orderNo }: Payment): Promise<number> {
  if (use !== 'applied' || orderNo === null) return 0;
  const accountId = await findAccountOfOrder(sql, orderNo);
  if (accountId === null) return 0;
  await lockTimeline(sql, accountId);
  return findCreditUsed(sql, orderNo);
}

async function addRefund(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { paymentId, currency }: Payment,
  { amount, kind, reason, askedBy, askedWhy = null, needsApproval, at }: RefundInput,
): Promise<Refund> {
  const refundId = ids.next();
  const state: RefundState = needsApproval ? 'wanted' : 'approved';
  const refund: Refund = {
    ...{ refundId, paymentId, outRefundNo: `R${refundId.replaceAll('-', '').slice(1).toUpperCase()}` },
    ...{ amount, currency, reason, state, kind, askedBy, askedWhy, decidedBy: null, decidedWhy: null },
    effect: null,
    ...{ createdAt: at, sentAt: null, endedAt: null },
  };
  await insertRefund(sql, refund);
  if (state === 'approved') await scheduleDue(sql, { kind: sendRefundKind, ref: refundId, at });
  return refund;
}
