import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/orders';
import { findWindowFault, hasPayment, refundable, windowEnd } from '@inkstone/domain/orders';
import { day, type Instant, instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findBenefits } from '../../membership/index.ts';
import { requireOwnOrder } from '../history/read-orders.ts';
import type { Payment } from '../settlement/store.ts';
import { lockOrder, type Order } from '../store.ts';
import { findCreditUsed } from '../upgrades/credit-used.ts';
import { viewOne } from '../view.ts';
import { requestRefund } from './order-refund.ts';
import { sendNow } from './send-refund.ts';
import { findApplied, findRefundsOf, isFlagged, type Refund } from './store.ts';
import { mailWithdrawal } from './withdrawal-mail.ts';

type OwnRefundUseCase<E extends (typeof contract)['quoteRefund' | 'confirmRefund' | 'withdrawFromContract']> =
  UseCase<E, ReplyOf<E>>;

/** Withdrawal period for consumers in the European Union, in days (Directive 2011/83, article 9). */
const withdrawalDays = 14;

/** The refundable amount of an order at a time. */
interface RefundAssessment {
  readonly payment: Payment | null;
  readonly refunds: readonly Refund[];
  readonly left: number;
  readonly self: ReplyOf<typeof contract.quoteRefund>['self'];
  readonly withdrawal: { readonly until: Instant } | null;
}

async function assess(
  { config }: Pick<Deps, 'config'>,
  sql: Sql,
  { accountId, order, at }: { readonly accountId: string; readonly order: Order; readonly at: Instant },
): Promise<RefundAssessment> {
  const payment = hasPayment(order.state) ? await findApplied(sql, order.orderNo) : null;
  if (!payment) return { payment, refunds: [], left: 0, self: null, withdrawal: null };
  const refunds = await findRefundsOf(sql, payment.paymentId);
  const { orderNo, buyerId } = order;
  const creditUsed = await findCreditUsed(sql, orderNo);
  const left = refundable({ amount: payment.amount, creditUsed, refunds });
  const paidAt = instant(payment.paidAt);
  const benefits = await findBenefits(sql, { accountId, orderNo, at, earlier: [] });
  const quota = benefits?.quota ?? { used: 0, whole: 0 };
  // Staff decide if a part was returned or credited, or if no benefits remain.
  const needsReview = refunds.length > 0 || creditUsed > 0 || !benefits || (await isFlagged(sql, buyerId));
  const fault = findWindowFault(config.refunds, { paidAt, ...quota }, at) ?? (needsReview ? 'review' : null);
  const until = later(paidAt, withdrawalDays * day);
  const isEuropean = payment.channel === 'stripe' && at < until && left > 0;
  return {
    ...{ payment, refunds, left, withdrawal: isEuropean ? { until } : null },
    self: { until: windowEnd(config.refunds, paidAt), fault },
  };
}

/** Returns the amount that the caller can get back for an order. */
export const quoteRefund: OwnRefundUseCase<typeof contract.quoteRefund> = async (
  deps,
  { accountId },
  { orderNo },
) => {
  const { sql } = deps.db;
  const order = await requireOwnOrder(sql, accountId, orderNo);
  const at = deps.clock.now();
  const { left, self, withdrawal, refunds } = await assess(deps, sql, { accountId, order, at });
  return {
    ...{ amount: left, currency: order.currency, self, withdrawal },
    refunds: refunds.map(({ refundId, amount, state, kind, createdAt, endedAt }) => ({
      ...{ refundId, amount, state, kind, createdAt, endedAt },
    })),
  };
};

/** Refunds an order of the caller by the published rule. */
export const confirmRefund: OwnRefundUseCase<typeof contract.confirmRefund> = async (
  deps,
  { accountId },
  input,
) => {
  await refundOwn(
    deps,
    accountId,
    { ...input, kind: 'self', reason: 'asked for by its buyer' },
    ({ self }) => {
      if (self?.fault !== null) throw new AppError('refund_unavailable');
    },
  );
  return viewOne(deps.db.sql, await requireOwnOrder(deps.db.sql, accountId, input.orderNo), deps.clock.now());
};

/** Records a declaration of withdrawal, refunds the order, and sends the receipt. */
export const withdrawFromContract: OwnRefundUseCase<typeof contract.withdrawFromContract> = async (
  deps,
  { accountId },
  input,
) => {
  const { orderNo, amount, name, email } = input;
  const at = await refundOwn(
    deps,
    accountId,
    { orderNo, amount, kind: 'withdrawal', reason: 'withdrawal from the contract' },
    ({ withdrawal }) => {
      if (!withdrawal) throw new AppError('withdrawal_over');
    },
  );
  const order = await requireOwnOrder(deps.db.sql, accountId, orderNo);
  await mailWithdrawal(deps, { accountId, order, amount, name, email, at });
  return viewOne(deps.db.sql, order, deps.clock.now());
};

interface OwnRefund extends Pick<Refund, 'kind' | 'reason' | 'amount'> {
  readonly orderNo: string;
}

/**
 * Requests a refund of the remaining amount of an order, if it equals the amount that the buyer was shown.
 * Returns the time of the request.
 */
async function refundOwn(
  deps: Deps,
  accountId: string,
  { orderNo, amount, kind, reason }: OwnRefund,
  require: (assessed: RefundAssessment) => void,
): Promise<Instant> {
  await requireOwnOrder(deps.db.sql, accountId, orderNo);
  const { refundId, at } = await deps.db.transact(async ({ sql }) => {
    const order = await lockOrder(sql, orderNo);
    if (!order) throw new AppError('order_not_found');
    const at = deps.clock.now();
    const assessed = await assess(deps, sql, { accountId, order, at });
    const { payment, left } = assessed;
    if (!payment || left !== amount) throw new AppError('refund_stale');
    require(assessed);
    const refundInput = { paymentId: payment.paymentId, amount, kind, reason, askedBy: null };
    const { refundId } = await requestRefund(deps, sql, { ...refundInput, needsApproval: false, at });
    return { refundId, at };
  });
  await sendNow(deps, refundId);
  return at;
}
