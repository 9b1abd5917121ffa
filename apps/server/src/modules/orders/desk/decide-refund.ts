import { AppError } from '@inkstone/contracts';
import { nextRefundState, type RefundEvent } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { WhoOf } from '../../../platform/http/who.ts';
import { sendRefundKind } from '../refunds/order-refund.ts';
import { sendNow } from '../refunds/send-refund.ts';
import { changeRefund, type LockedRefund, lockRefund } from '../refunds/store.ts';
import type { Payment } from '../settlement/store.ts';

/** Returns whether the caller may decide about a payment. */
type PaymentFilter = (payment: Payment) => boolean;

/**
 * Approves or denies a refund, or closes a failed one if it is not approved, and returns its payment. Throws `refund_same_person` for its requester, `refund_decided`, and
 * `refund_not_found`.
 */
export async function decide(
  deps: Deps,
  staff: WhoOf<'staff'>,
  { refundId, isApproved }: { readonly refundId: string; readonly isApproved: boolean },
  mayDecide: PaymentFilter,
): Promise<Payment> {
  const payment = await changeState(
    deps,
    refundId,
    ({ state }) => (isApproved ? 'approve' : state === 'failed' ? 'dismiss' : 'deny'),
    mayDecide,
    ({ askedBy, state }) => {
      if (isApproved && askedBy === staff.accountId) throw new AppError('refund_same_person');
      // Who approved it remains recorded; the audit log has who closed it.
      if (state === 'failed') return {};
      const decided = { decidedBy: staff.accountId, decidedWhy: staff.reason ?? null };
      return { ...decided, ...(isApproved ? {} : { endedAt: deps.clock.now() }) };
    },
  );
  if (isApproved) await sendNow(deps, refundId);
  return payment;
}

/** Sends a refund again that did not reach the payer, and returns its payment. Throws as `decide` does. */
export async function resend(deps: Deps, refundId: string, mayDecide: PaymentFilter): Promise<Payment> {
  const payment = await changeState(
    deps,
    refundId,
    () => 'resend',
    mayDecide,
    () => ({ endedAt: null }),
  );
  await sendNow(deps, refundId);
  return payment;
}

/** Applies a decision of staff to a refund, and schedules it if approved. */
async function changeState(
  { db, clock }: Deps,
  refundId: string,
  eventOf: (refund: LockedRefund['refund']) => RefundEvent,
  mayDecide: PaymentFilter,
  changeBy: (refund: LockedRefund['refund']) => Parameters<typeof changeRefund>[2],
): Promise<Payment> {
  return db.transact(async ({ sql }) => {
    const found = await lockRefund(sql, { refundId });
    if (!found || !mayDecide(found.payment)) throw new AppError('refund_not_found');
    const next = nextRefundState(found.refund.state, eventOf(found.refund));
    if (!next.ok) throw new AppError('refund_decided');
    await changeRefund(sql, refundId, { ...changeBy(found.refund), state: next.value });
    if (next.value === 'approved' || next.value === 'sent')
      await scheduleDue(sql, { kind: sendRefundKind, ref: refundId, at: clock.now() });
    return found.payment;
  });
}
