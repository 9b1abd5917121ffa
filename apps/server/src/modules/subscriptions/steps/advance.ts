import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { hasPayment } from '@inkstone/domain/orders';
import { nextSubscriptionState, plannedCharge } from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { findGrantsOfOrder, grantExtension } from '../../membership/index.ts';
import { lockOrder, lockOrderOfPeriod, type Order } from '../../orders/index.ts';
import { findCharges, recordPaidCharges } from '../charges/store.ts';
import { jitterOf, requireChannel } from '../renewal-facts.ts';
import { beginPeriod, lockSubscription, type OwnedSubscription, type Subscription } from '../store.ts';

type AdvanceDeps = Pick<Deps, 'ids' | 'clock' | 'agreements'>;

/** Returns the locked order of the first period. */
export async function firstOrderOf(sql: Sql, { orderNo }: Subscription): Promise<Order> {
  const first = await lockOrder(sql, orderNo);
  if (!first) throw new Error(`The order ${orderNo} is missing`);
  return first;
}

/** Begins the next period of a locked subscription if its order is paid. Returns false for an unpaid order. */
export async function advance(deps: AdvanceDeps, sql: Sql, found: OwnedSubscription): Promise<boolean> {
  const { subscriptionId, periodNo, months } = found;
  const order =
    periodNo === 0
      ? await firstOrderOf(sql, found)
      : await lockOrderOfPeriod(sql, subscriptionId, periodNo + 1);
  if (!order) throw new Error(`The order of a charge of ${subscriptionId} is missing`);
  if (!hasPayment(order.state)) return false;
  const periodStart = instant(periodNo === 0 ? (order.paidAt ?? deps.clock.now()) : (found.periodEnd ?? 0));
  const anchorDay = found.anchorDay ?? dayOfMonth(periodStart);
  const periodEnd = addMonths(periodStart, months, anchorDay);
  const channel = requireChannel(deps, found);
  if (order.paidAt !== null)
    await closeGap(deps, sql, found, {
      orderNo: order.orderNo,
      paidAt: instant(order.paidAt),
      nextEnd: periodEnd,
    });
  const next = nextSubscriptionState(found.state, 'paid');
  if (!next.ok) return true;
  const nextChargeAt = plannedCharge(periodEnd, channel, jitterOf(subscriptionId));
  const period = { periodNo: periodNo + 1, periodStart, periodEnd, anchorDay, nextChargeAt };
  await beginPeriod(sql, subscriptionId, { ...period, state: next.value });
  return true;
}

/** A late payment with its order, and the end of the period that it pays for. */
interface LatePayment {
  readonly orderNo: string;
  readonly paidAt: Instant;
  readonly nextEnd: Instant;
}

/**
 * Extends a period to the time of a payment made after its end, unless it was extended before, so that benefits have no
 * gap. A month granted from a late payment can be shorter than the month that it pays for, such as from the last day of
 * a short month; the missing days are added.
 */
async function closeGap(
  deps: AdvanceDeps,
  sql: Sql,
  { subscriptionId, periodNo, periodEnd, graceAfter, accountId, tier }: OwnedSubscription,
  { orderNo, paidAt, nextEnd }: LatePayment,
): Promise<void> {
  if (periodNo === 0 || periodEnd === null || graceAfter === periodNo || paidAt <= periodEnd) return;
  if (accountId === null) return;
  const [paid] = await findGrantsOfOrder(sql, orderNo);
  const missing = paid ? Math.max(0, nextEnd - paidAt - paid.length) : 0;
  const given = { accountId, tier, subscriptionId, periodNo, length: paidAt - periodEnd + missing };
  await grantExtension(deps, sql, { ...given, at: instant(periodEnd) });
}

/**
 * Counts the period of a locked subscription whose order was paid by a charge since the last check, including a charge
 * that had counted as failed. Returns the current subscription.
 */
export async function countPaid(
  deps: AdvanceDeps,
  sql: Sql,
  found: OwnedSubscription,
): Promise<OwnedSubscription> {
  const { subscriptionId, periodNo, state } = found;
  if (state !== 'charging' && state !== 'retrying') return found;
  const charges = await findCharges(sql, subscriptionId, periodNo + 1);
  if (charges.length === 0 || !(await advance(deps, sql, found))) return found;
  await recordPaidCharges(sql, { subscriptionId, periodNo: periodNo + 1 });
  return lockSubscription(sql, subscriptionId);
}
