import { takenBack, takesMoney } from '@inkstone/domain/orders';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type RevokedBenefit, restore, revoke } from '../../membership/index.ts';
import type { Payment } from '../settlement/store.ts';
import { findAccountOfOrder } from '../store.ts';
import { findCreditUsed } from '../upgrades/credit-used.ts';
import { findRefundsOf, type Refund } from './store.ts';

/**
 * Revokes the benefits worth the amount of a refund, or all unused ones after a chargeback. Returns what was
 * revoked, to be stored with the refund; null for nothing.
 */
export async function takeBenefits(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  { refund, payment }: { readonly refund: Refund; readonly payment: Payment },
  at: Instant,
): Promise<string | null> {
  if (payment.use !== 'applied' || payment.orderNo === null) return null;
  const { orderNo } = payment;
  const accountId = await findAccountOfOrder(sql, orderNo);
  if (accountId === null) return null;
  const others = (await findRefundsOf(sql, payment.paymentId)).filter(
    ({ refundId, state }) => refundId !== refund.refundId && takesMoney(state),
  );
  const paid = payment.amount - (await findCreditUsed(sql, orderNo));
  const { returned, earlier } = readEarlier(others.filter(({ sentAt }) => sentAt !== null));
  const isAll = refund.kind === 'chargeback';
  const { refundId } = refund;
  const revoked = await revoke(deps, sql, { accountId, orderNo, refundId, at, earlier }, (share) =>
    isAll ? share.unused : takenBack(refund.amount, { paid, returned }, share),
  );
  return revoked && JSON.stringify(revoked);
}

/** The amount that refunds returned, in minor units, and the benefits that they revoked. Unsent refunds have revoked nothing. */
export function readEarlier(refunds: readonly Pick<Refund, 'amount' | 'effect'>[]) {
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const earlier = refunds.flatMap(({ effect }): RevokedBenefit[] =>
    effect === null ? [] : [JSON.parse(effect)],
  );
  return { returned, earlier };
}

/** Restores what a refund revoked, because the money is not returned. */
export async function restoreBenefits(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  { refund, payment }: { readonly refund: Refund; readonly payment: Payment },
  at: Instant,
): Promise<void> {
  if (refund.effect === null || payment.orderNo === null) return;
  const accountId = await findAccountOfOrder(sql, payment.orderNo);
  if (accountId === null) return;
  const revoked: RevokedBenefit = JSON.parse(refund.effect);
  const since = instant(refund.sentAt ?? at);
  const { refundId } = refund;
  await restore(deps, sql, { accountId, orderNo: payment.orderNo, refundId, at }, { revoked, since });
}
