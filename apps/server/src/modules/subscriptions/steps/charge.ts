import { hasPayment } from '@inkstone/domain/orders';
import { isChargeTime, planRenewal, renewalRules } from '@inkstone/domain/subscriptions';
import { day, hour, type Instant, instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/statements.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { findItem } from '../../membership/index.ts';
import {
  beginCharge,
  type ChargeOutcome,
  findOrder,
  followCharge,
  lockOrder,
  type Order,
  orderRenewal,
  queryCharge,
  sendCharge,
  subjectOf,
} from '../../orders/index.ts';
import { changeCharge, findCharges, insertCharge, recordPaidCharges } from '../charges/store.ts';
import { nextAmount, readFacts, referenceOf, requireChannel } from '../renewal-facts.ts';
import { lockSubscription, type OwnedSubscription, type RenewalNotice, type Subscription } from '../store.ts';
import { advance, countPaid, firstOrderOf } from './advance.ts';
import { changeState } from './change-state.ts';
import { recordEnd, requestEnd } from './end.ts';

/** Interval of checks of an open charge, in ms. A settled payment makes the subscription due at once. */
const pause = 12 * hour;

/**
 * Charges the period that is due, after the provider has confirmed the agreement. Returns whether another step may follow now: not
 * while the charge is open, unless the paid period has ended.
 */
export async function chargeDue(deps: Deps, subscription: Subscription): Promise<boolean> {
  const { subscriptionId } = subscription;
  const channel = requireChannel(deps, subscription);
  const agreement = await channel.queryAgreement(referenceOf(subscription));
  if (agreement.kind === 'absent' || (agreement.kind === 'found' && agreement.state === 'ended')) {
    await recordEnd(deps, subscriptionId);
    return true;
  }
  if (agreement.kind !== 'found' || agreement.state !== 'signed')
    throw new Error(`The agreement of ${subscriptionId} could not be read: ${agreement.kind}`);
  const begun = await begin(deps, subscriptionId);
  if (!begun) return true;
  const item = await findItem(deps.db.sql, subscription.itemId);
  if (!item) throw new Error(`The item ${subscription.itemId} is missing`);
  const subject = await subjectOf(item, 1, 'zh');
  const { attempt, periodNo, periodEnd } = begun;
  const result = await sendCharge(deps, channel, attempt, { ...referenceOf(subscription), subject });
  await recordOutcome(deps, { subscriptionId, periodNo }, attempt.attemptId, result);
  return result.outcome !== 'open' || (periodEnd !== null && periodEnd <= deps.clock.now());
}

/** Decides again under the lock, so that only one of two workers charges. */
async function begin(deps: Deps, subscriptionId: string) {
  const { db, clock } = deps;
  return db.transact(async (tx) => {
    const { sql } = tx;
    const now = clock.now();
    const found = await lockSubscription(sql, subscriptionId);
    const channel = requireChannel(deps, found);
    // Another worker may have begun the charge.
    if (found.state === 'charging') return null;
    const [facts, next] = await together([
      readFacts(sql, found, channel, now),
      found.periodNo === 0 ? null : nextAmount(sql, found, now),
    ]);
    const step = planRenewal(facts, now);
    const isAllowed = (found.periodNo === 0 && channel.worksAtNight) || isChargeTime(now);
    if (step?.do !== 'charge' || step.at > now || !isAllowed || found.accountId === null) return null;
    const order = await orderOf(deps, sql, found, {
      notice: facts.announced[0],
      priceId: next?.priceId ?? null,
    });
    if (order.state !== 'unpaid' || !(await changeState(sql, found, 'charge'))) return null;
    const attempt = await beginCharge(deps, sql, order, channel);
    const charge = { subscriptionId, periodNo: found.periodNo + 1, tryNo: step.tryNo };
    tx.withCommit(
      insertCharge(sql, {
        ...{ ...charge, attemptId: attempt.attemptId, startedAt: now, outcome: 'open', fault: '' },
      }),
    );
    tx.withCommit(
      scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: nextCheckTime(found, now) }),
    );
    return { attempt, periodNo: found.periodNo, periodEnd: found.periodEnd };
  });
}

/** Returns the locked order of the period that is due, for the announced amount even if the price has changed. */
async function orderOf(
  deps: Deps,
  sql: Sql,
  found: Subscription,
  { notice, priceId }: { readonly notice: RenewalNotice | undefined; readonly priceId: string | null },
): Promise<Order> {
  const { subscriptionId, periodNo, periodEnd, buyerId, itemId, currency, orderNo } = found;
  if (periodNo === 0 || periodEnd === null) return firstOrderOf(sql, found);
  if (!notice) throw new Error(`A charge of ${subscriptionId} was not announced`);
  const first = priceId === null ? await lockOrder(sql, orderNo) : null;
  return orderRenewal(deps, sql, {
    ...{ subscriptionId, periodNo: periodNo + 1, buyerId, itemId, amount: notice.amount, currency },
    priceId: priceId ?? first?.priceId ?? '',
    expiresAt: instant(periodEnd + (renewalRules.graceDays + 1) * day),
  });
}

/** Queries the provider about an open charge now, for a waiting page. */
export async function queryOpenCharge(deps: Deps, { subscriptionId, periodNo }: Subscription): Promise<void> {
  const open = (await findCharges(deps.db.sql, subscriptionId, periodNo + 1)).at(-1);
  if (open) await queryCharge(deps, open.attemptId);
}

/** Checks an open charge. Returns whether its outcome is known. */
export async function followOpen(deps: Deps, { subscriptionId, periodNo }: Subscription): Promise<boolean> {
  const open = (await findCharges(deps.db.sql, subscriptionId, periodNo + 1)).at(-1);
  if (!open) throw new Error(`The charge of ${subscriptionId} is missing`);
  const { attemptId } = open;
  const period = { subscriptionId, periodNo };
  let result = await followCharge(deps, attemptId);
  if (result.outcome === 'open') {
    await scheduleCheck(deps, period);
    // A payment that was settled before this schedule had made the subscription due at once, so the charge is read again.
    result = await followCharge(deps, attemptId);
  }
  await recordOutcome(deps, period, attemptId, result);
  return result.outcome !== 'open';
}

/** Schedules the next check of the open charge of the period after `periodNo`. */
async function scheduleCheck({ db, clock }: Deps, { subscriptionId, periodNo }: Period): Promise<void> {
  await db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    if (found.periodNo !== periodNo) return;
    const at = nextCheckTime(found, clock.now());
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at });
  });
}

/** Records the outcome of a charge that was open when its subscription ended. Its payment is a surplus. */
export async function closeLateCharge(deps: Deps, { subscriptionId, periodNo }: Subscription): Promise<void> {
  const last = (await findCharges(deps.db.sql, subscriptionId, periodNo + 1)).at(-1);
  if (last?.outcome !== 'open') return;
  const { outcome, fault } = await followCharge(deps, last.attemptId);
  if (outcome === 'paid' || outcome === 'declined' || outcome === 'failed')
    await changeCharge(deps.db.sql, last.attemptId, { outcome, fault });
}

type Period = Pick<Subscription, 'subscriptionId' | 'periodNo'>;

/**
 * Records the outcome of a charge of the period after `periodNo`, unless another worker has counted that period. The next check of
 * an open charge is already scheduled: a payment that is settled meanwhile makes the subscription due earlier.
 */
async function recordOutcome(
  deps: Deps,
  { subscriptionId, periodNo }: Period,
  attemptId: string,
  { outcome, fault }: ChargeOutcome,
): Promise<void> {
  if (outcome === 'open' && fault === '') return;
  if (outcome === 'gone') {
    await changeCharge(deps.db.sql, attemptId, { outcome: 'failed', fault });
    return recordEnd(deps, subscriptionId);
  }
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const found = await lockSubscription(sql, subscriptionId);
    if (found.periodNo !== periodNo) return;
    if (outcome !== 'paid') await changeCharge(sql, attemptId, { outcome, fault });
    if (outcome === 'open') return;
    // An earlier charge of the period, which had counted as failed, may have paid the order.
    if (await advance(deps, sql, found)) {
      const paid = outcome === 'paid' ? { attemptId } : {};
      await recordPaidCharges(sql, { subscriptionId, periodNo: periodNo + 1, ...paid });
    } else if (outcome === 'paid') {
      // The order was given up while its charge was open: the payment is refunded and pays nothing.
      await changeCharge(sql, attemptId, { outcome: 'declined', fault: 'returned' });
      await changeState(sql, found, 'declined', { fault: 'returned' });
    } else {
      if (!(await changeState(sql, found, 'declined', { fault }))) return;
      const { accountId } = found;
      if (accountId === null || found.periodNo === 0) return;
      const isLast = !(await isRetried(deps, sql, found));
      await deps.notify(tx, accountId, 'renewal_failed', isLast ? { isLast: 'yes' } : {});
    }
  });
  if (outcome === 'failed')
    deps.log.error('a renewal cannot be charged: staff have to check it', { subscriptionId, fault });
}

/** Whether a subscription whose charge was just declined is charged again. */
async function isRetried(deps: Deps, sql: Sql, found: OwnedSubscription): Promise<boolean> {
  const now = deps.clock.now();
  const facts = await readFacts(sql, { ...found, state: 'retrying' }, requireChannel(deps, found), now);
  // An extension of the benefits comes before the next charge, and before the end.
  const step = planRenewal({ ...facts, hasGrace: true }, now)?.do;
  return step === 'charge' || step === 'announce';
}

/** Time of the next check of an open charge: at the latest the end of the paid period, when the benefits are extended. */
function nextCheckTime({ periodEnd }: Subscription, now: Instant): Instant {
  const next = later(now, pause);
  return periodEnd !== null && periodEnd > now ? instant(Math.min(next, periodEnd)) : next;
}

/** Counts the period of a failed charge that was paid before it was retried. Returns whether there was one. */
export async function followLatePayment(deps: Deps, { subscriptionId }: Subscription): Promise<boolean> {
  return deps.db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const after = await countPaid(deps, sql, found);
    return after.periodNo > found.periodNo;
  });
}

/** Handles a first order that was paid or given up without a charge. Returns whether anything changed. */
export async function followFirstOrder(deps: Deps, { subscriptionId, periodNo, orderNo }: Subscription) {
  if (periodNo > 0 || (await findOrder(deps.db.sql, orderNo))?.state === 'unpaid') return false;
  const closed = await deps.db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const order = await lockOrder(sql, orderNo);
    if (order && hasPayment(order.state) && found.periodNo === 0) await advance(deps, sql, found);
    else if (order?.state === 'unpaid') return null;
    return !order || !hasPayment(order.state);
  });
  if (closed === null) return false;
  if (closed) await requestEnd(deps, subscriptionId, 'unsigned');
  return true;
}
