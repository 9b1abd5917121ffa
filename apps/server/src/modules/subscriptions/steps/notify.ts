import { plannedCharge } from '@inkstone/domain/subscriptions';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/statements.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { findAccountOf } from '../../orders/index.ts';
import { contentOf, sendAnnouncement } from '../announcement.ts';
import { jitterOf, noticeWaysOf, readFacts, requireChannel } from '../renewal-facts.ts';
import {
  findNotices,
  findSubscriptionsOf,
  insertNotice,
  lockSubscription,
  noteReceipt,
  type RenewalNotice,
  type Subscription,
} from '../store.ts';
import { changeState } from './change-state.ts';

/**
 * Announces the next charge by a way. It is stored before it is sent, so that no worker sends it twice; without an
 * acceptance there is no receipt, and the next way follows.
 */
export async function notify(deps: Deps, { subscriptionId }: Subscription, wayNo: number): Promise<void> {
  const { db, clock } = deps;
  const made = await db.transact(async (tx) => {
    const { sql } = tx;
    const found = await lockSubscription(sql, subscriptionId);
    const now = clock.now();
    const [accountId, facts] = await together([
      findAccountOf(sql, found.buyerId),
      readFacts(sql, found, requireChannel(deps, found), now),
    ]);
    const { announced: before, next } = facts;
    // A way that was used before the payer chose another one is not used twice.
    const way = noticeWaysOf(found).find((one) => before.every((notice) => notice.way !== one));
    const isWanted = found.state === 'active' && before.length === wayNo && found.periodEnd !== null;
    if (!isWanted || !way || accountId === null) return null;
    // A price that rose a moment ago is told first.
    if (next.toAgree !== null && wayNo === 0) return null;
    const amount = before[0]?.amount ?? next.amount;
    const chargeAt = plannedCharge(instant(found.periodEnd ?? 0), facts, jitterOf(subscriptionId));
    const notice: RenewalNotice = {
      ...{ subscriptionId, periodNo: found.periodNo + 1, seq: wayNo + 1, way, sentAt: now, receiptAt: null },
      ...{ amount, currency: found.currency, chargeAt, message: '' },
      ...contentOf({ ...found, amount, chargeAt }),
    };
    if (!(await insertNotice(sql, notice))) return null;
    // Once for each charge, however many ways it is announced by.
    if (wayNo === 0) await deps.notify(tx, accountId, 'renewal_ahead', { at: notice.chargeAt });
    return { notice, found, accountId };
  });
  if (!made || made.notice.way === 'page') return;
  const { notice, found, accountId } = made;
  const { message, isAccepted } = await sendAnnouncement(deps, accountId, found, notice);
  if (isAccepted) await db.transact((tx) => receive(deps, tx, { ...notice, message }));
}

/** Stores a receipt, after which the charge counts as announced. */
async function receive(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  notice: RenewalNotice,
): Promise<void> {
  const { sql } = tx;
  const { subscriptionId, periodNo, message } = notice;
  const found = await lockSubscription(sql, subscriptionId);
  const isNew =
    found.periodNo + 1 === periodNo && (await noteReceipt(sql, notice, { at: clock.now(), message }));
  if (!isNew) return;
  // A provider that charges by itself decides the state.
  if (found.channel !== 'stripe') await changeState(sql, found, 'announce');
  tx.withCommit(scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: clock.now() }));
}

/** Stores that an account has opened the page on which its next charges stand. */
export async function noteSeen(deps: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<void> {
  for (const { subscriptionId, periodNo, state } of await findSubscriptionsOf(deps.db.sql, accountId)) {
    if (state !== 'active') continue;
    const notices = await findNotices(deps.db.sql, subscriptionId, periodNo + 1);
    const shown = notices.find(({ way, receiptAt }) => way === 'page' && receiptAt === null);
    if (shown) await deps.db.transact((tx) => receive(deps, tx, shown));
  }
}
