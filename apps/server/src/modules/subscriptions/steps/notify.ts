import { plannedCharge, planRenewal } from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { contentOf, sendAnnouncement } from '../announcement.ts';
import { jitterOf, noticeWaysOf, type ReadFacts, readFacts, requireChannel } from '../renewal-facts.ts';
import {
  changeSubscription,
  findNotices,
  findSubscriptionsOf,
  insertNotice,
  lockSubscription,
  type RenewalNotice,
  recordReceipt,
  type Subscription,
} from '../store.ts';
import { changeState } from './change-state.ts';

/**
 * Announces the next charge in one of the ways. The announcement is stored before it is sent, so that no other worker sends it
 * again. If it is not accepted there is no receipt, and the next way is used. Returns whether another step may follow now; otherwise
 * the charge is scheduled.
 */
export async function notify(deps: Deps, { subscriptionId }: Subscription, wayNo: number): Promise<boolean> {
  const { db, clock } = deps;
  const created = await db.transact(async (tx) => {
    const { sql } = tx;
    const found = await lockSubscription(sql, subscriptionId);
    const now = clock.now();
    const { accountId } = found;
    const facts = await readFacts(sql, found, requireChannel(deps, found), now);
    const { announced: before, next } = facts;
    // A way that was used before the payer chose another one is not used twice.
    const way = noticeWaysOf(found).find((one) => before.every((notice) => notice.way !== one));
    const isWanted = found.state === 'active' && before.length === wayNo && found.periodEnd !== null;
    if (!isWanted || !next || !way || accountId === null) return null;
    // A higher price must be announced first.
    if (next.toAgree !== null && wayNo === 0) return null;
    const amount = before[0]?.amount ?? next.amount;
    const chargeAt = plannedCharge(instant(found.periodEnd ?? 0), facts, jitterOf(subscriptionId));
    const notice: RenewalNotice = {
      ...{ subscriptionId, periodNo: found.periodNo + 1, seq: wayNo + 1, way, sentAt: now, receiptAt: null },
      ...{ amount, currency: found.currency, chargeAt, message: '' },
      ...contentOf({ ...found, amount, chargeAt }),
    };
    if (!(await insertNotice(sql, notice))) return null;
    // One notification per charge, regardless of the number of ways.
    if (wayNo === 0) {
      const { currency } = found;
      await deps.notify(tx, accountId, 'renewal_ahead', { at: notice.chargeAt, amount, currency });
    }
    return { notice, found, accountId, facts };
  });
  if (!created || created.notice.way === 'page') return true;
  const { notice, found, accountId, facts } = created;
  const { message, isAccepted } = await sendAnnouncement(deps, accountId, found, notice);
  if (!isAccepted) return true;
  return db.transact(async (tx) => {
    const received = await receive(deps, tx, { ...notice, message });
    return !(received?.isAnnounced && (await scheduleCharge(deps, tx, received, facts)));
  });
}

interface ReceivedNotice {
  readonly found: Subscription;
  readonly receiptAt: Instant;
  /** Whether the charge counts as announced by it. */
  readonly isAnnounced: boolean;
}

/** Stores a receipt, after which the charge counts as announced. Returns the locked subscription; null if it is not new. */
async function receive(
  { clock }: Pick<Deps, 'clock'>,
  { sql }: Transaction,
  notice: RenewalNotice,
): Promise<ReceivedNotice | null> {
  const { subscriptionId, periodNo, message } = notice;
  const found = await lockSubscription(sql, subscriptionId);
  const receiptAt = clock.now();
  const isNew =
    found.periodNo + 1 === periodNo && (await recordReceipt(sql, notice, { at: receiptAt, message }));
  if (!isNew) return null;
  // For card subscriptions the provider determines the state.
  const isAnnounced = found.channel !== 'stripe' && (await changeState(sql, found, 'announce'));
  return { found, receiptAt, isAnnounced };
}

/**
 * Schedules the step that follows a receipt, under the lock of the subscription, so that a concurrent cancellation is not
 * overwritten. Returns false if that step is due.
 */
async function scheduleCharge(
  { clock }: Pick<Deps, 'clock'>,
  { sql }: Transaction,
  { found: { subscriptionId, nextChargeAt }, receiptAt }: ReceivedNotice,
  facts: ReadFacts,
): Promise<boolean> {
  const notices = [...facts.notices, { sentAt: receiptAt, receiptAt }];
  const now = clock.now();
  const step = planRenewal({ ...facts, state: 'announced', notices, rise: null }, now);
  if (!step || step.at <= now) return false;
  if (step.do === 'charge' && step.at !== nextChargeAt)
    await changeSubscription(sql, subscriptionId, { nextChargeAt: step.at });
  await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: step.at });
  return true;
}

/** Records that an account has opened the page that shows its next charges. */
export async function recordPageView(deps: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<void> {
  const at = deps.clock.now();
  for (const { subscriptionId, periodNo, state } of await findSubscriptionsOf(deps.db.sql, accountId)) {
    if (state !== 'active') continue;
    const notices = await findNotices(deps.db.sql, subscriptionId, periodNo + 1);
    const shown = notices.find(({ way, receiptAt }) => way === 'page' && receiptAt === null);
    if (!shown) continue;
    await deps.db.transact(async (tx) => {
      if (await receive(deps, tx, shown))
        await scheduleDue(tx.sql, { kind: subscriptionKind, ref: subscriptionId, at });
    });
  }
}
