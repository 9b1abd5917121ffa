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
  askCharge,
  beginCharge,
  type ChargeOutcome,
  findAccountOf,
  followCharge,
  lockOrder,
  type Order,
  orderRenewal,
  sendCharge,
  subjectOf,
} from '../../orders/index.ts';
import { type ReadFacts, readFacts, referenceOf, requireChannel } from '../renewal-facts.ts';
import { changeCharge, findCharges, insertCharge, lockSubscription, type Subscription } from '../store.ts';
import { advance, firstOrderOf } from './advance.ts';
import { changeState } from './change-state.ts';
import { noteGone, wantEnd } from './end.ts';

/** How often an open charge is looked at, in ms, in case its end was not told: that makes it due at once. */
const pause = 12 * hour;

/** Charges what is due, once the provider has confirmed that the agreement stands. */
export async function chargeDue(deps: Deps, subscription: Subscription): Promise<void> {
  const { subscriptionId } = subscription;
  const channel = requireChannel(deps, subscription);
  const agreement = await channel.queryAgreement(referenceOf(subscription));
  if (agreement.kind === 'absent' || (agreement.kind === 'found' && agreement.state === 'ended'))
    return noteGone(deps, subscriptionId);
  if (agreement.kind !== 'found' || agreement.state !== 'signed')
    throw new Error(`The agreement of ${subscriptionId} could not be read: ${agreement.kind}`);
  const begun = await begin(deps, subscriptionId);
  if (!begun) return;
  const item = await findItem(deps.db.sql, subscription.itemId);
  if (!item) throw new Error(`The item ${subscription.itemId} is missing`);
  const subject = await subjectOf(item, 1, 'zh');
  const { attempt, periodNo } = begun;
  const outcome = await sendCharge(deps, channel, attempt, { ...referenceOf(subscription), subject });
  await noteOutcome(deps, { subscriptionId, periodNo }, attempt.attemptId, outcome);
}

/** Decides again under the lock, so that of two workers one charges. */
async function begin(deps: Deps, subscriptionId: string) {
  const { db, clock } = deps;
  return db.transact(async (tx) => {
    const { sql } = tx;
    const now = clock.now();
    const found = await lockSubscription(sql, subscriptionId);
    const channel = requireChannel(deps, found);
    const [facts, accountId] = await together([
      readFacts(sql, found, channel, now),
      findAccountOf(sql, found.buyerId),
    ]);
    const step = planRenewal(facts, now);
    const isAllowed = (found.periodNo === 0 && channel.worksAtNight) || isChargeTime(now);
    if (step?.do !== 'charge' || step.at > now || !isAllowed || accountId === null) return null;
    const order = await orderOf(deps, sql, found, facts);
    if (order.state !== 'unpaid' || !(await changeState(sql, found, 'charge'))) return null;
    const attempt = await beginCharge(deps, sql, order, channel);
    const charge = { subscriptionId, periodNo: found.periodNo + 1, tryNo: step.tryNo };
    tx.withCommit(
      insertCharge(sql, {
        ...{ ...charge, attemptId: attempt.attemptId, startedAt: now, outcome: 'open', fault: '' },
      }),
    );
    tx.withCommit(scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, pause) }));
    return { attempt, periodNo: found.periodNo };
  });
}

/** The order of the period that is due, locked: at the announced amount, whatever the price is by now. */
async function orderOf(
  deps: Deps,
  sql: Sql,
  found: Subscription,
  { announced: [notice], next: { priceId } }: ReadFacts,
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

/** Asks the provider about an open charge now, for somebody who waits. */
export async function askOpenCharge(deps: Deps, { subscriptionId, periodNo }: Subscription): Promise<void> {
  const open = (await findCharges(deps.db.sql, subscriptionId, periodNo + 1)).at(-1);
  if (open) await askCharge(deps, open.attemptId);
}

/** Looks at an open charge again. Returns whether its outcome is known. */
export async function followOpen(deps: Deps, { subscriptionId, periodNo }: Subscription): Promise<boolean> {
  const open = (await findCharges(deps.db.sql, subscriptionId, periodNo + 1)).at(-1);
  if (!open) throw new Error(`The charge of ${subscriptionId} is missing`);
  const outcome = await followCharge(deps, open.attemptId);
  await noteOutcome(deps, { subscriptionId, periodNo }, open.attemptId, outcome);
  return outcome.outcome !== 'open';
}

/** Records what became of a charge whose subscription was ended while it was open. Its payment is a surplus. */
export async function closeLateCharge(deps: Deps, { subscriptionId, periodNo }: Subscription): Promise<void> {
  const last = (await findCharges(deps.db.sql, subscriptionId, periodNo + 1)).at(-1);
  if (last?.outcome !== 'open') return;
  const { outcome, fault } = await followCharge(deps, last.attemptId);
  if (outcome === 'paid' || outcome === 'declined' || outcome === 'failed')
    await changeCharge(deps.db.sql, last.attemptId, { outcome, fault });
}

/** Records what became of a charge of the period after `periodNo`, unless somebody else has counted that period. */
async function noteOutcome(
  deps: Deps,
  { subscriptionId, periodNo }: Pick<Subscription, 'subscriptionId' | 'periodNo'>,
  attemptId: string,
  { outcome, fault }: ChargeOutcome,
): Promise<void> {
  if (outcome === 'gone') {
    await changeCharge(deps.db.sql, attemptId, { outcome: 'failed', fault });
    return noteGone(deps, subscriptionId);
  }
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const found = await lockSubscription(sql, subscriptionId);
    if (found.periodNo !== periodNo) return;
    if (outcome !== 'open' || fault !== '') await changeCharge(sql, attemptId, { outcome, fault });
    if (outcome === 'open') {
      const at = nextLook(found, deps.clock.now());
      await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at });
    } else if (outcome === 'paid') {
      if (await advance(deps, sql, found)) return;
      // The order was given up while its charge was open: the money goes back, and pays nothing.
      await changeCharge(sql, attemptId, { outcome: 'declined', fault: 'returned' });
      await changeState(sql, found, 'declined', { fault: 'returned' });
    } else {
      if (!(await changeState(sql, found, 'declined', { fault }))) return;
      const accountId = await findAccountOf(sql, found.buyerId);
      if (accountId !== null && found.periodNo > 0) await deps.notify(tx, accountId, 'renewal_failed', {});
    }
  });
  if (outcome === 'failed')
    deps.log.error('a renewal cannot be charged: somebody has to look', { subscriptionId, fault });
}

/** When to look at an open charge again: not later than the end of the paid period, when the benefits are extended. */
function nextLook({ periodEnd }: Subscription, now: Instant): Instant {
  const next = later(now, pause);
  return periodEnd !== null && periodEnd > now ? instant(Math.min(next, periodEnd)) : next;
}

/** The first order was paid or given up in another way than by a charge. Returns whether anything changed. */
export async function followFirstOrder(deps: Deps, { subscriptionId, periodNo, orderNo }: Subscription) {
  if (periodNo > 0) return false;
  const closed = await deps.db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const order = await lockOrder(sql, orderNo);
    if (order && hasPayment(order.state) && found.periodNo === 0) await advance(deps, sql, found);
    else if (order?.state === 'unpaid') return null;
    return !order || !hasPayment(order.state);
  });
  if (closed === null) return false;
  if (closed) await wantEnd(deps, subscriptionId, 'unsigned');
  return true;
}
