import { plannedCharge } from '@inkstone/domain/subscriptions';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { contentOf, sendAnnouncement } from '../announcement.ts';
import { jitterOf, noticeWaysOf, readFacts, requireChannel } from '../renewal-facts.ts';
import {
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
 * again. If it is not accepted there is no receipt, and the next way is used.
 */
export async function notify(deps: Deps, { subscriptionId }: Subscription, wayNo: number): Promise<void> {
  const { db, clock } = deps;
  const made = await db.transact(async (tx) => {
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
    if (wayNo === 0) await deps.notify(tx, accountId, 'renewal_ahead', { at: notice.chargeAt });
    return { notice, found, accountId };
  });
  if (!made || made.notice.way === 'page') return;
  const { notice, found, accountId } = made;
  const { message, isAccepted } = await sendAnnouncement(deps, accountId, found, notice);
  // The caller takes the next step, so nothing is scheduled.
  if (isAccepted) await db.transact((tx) => receive(deps, tx, { ...notice, message }));
}

/** Stores a receipt, after which the charge counts as announced. Returns whether it is new. */
async function receive(
  { clock }: Pick<Deps, 'clock'>,
  { sql }: Transaction,
  notice: RenewalNotice,
): Promise<boolean> {
  const { subscriptionId, periodNo, message } = notice;
  const found = await lockSubscription(sql, subscriptionId);
  const isNew =
    found.periodNo + 1 === periodNo && (await recordReceipt(sql, notice, { at: clock.now(), message }));
  if (!isNew) return false;
  // For card subscriptions the provider determines the state.
  if (found.channel !== 'stripe') await changeState(sql, found, 'announce');
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
