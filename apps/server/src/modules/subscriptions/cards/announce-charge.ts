import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { contentOf, sendAnnouncement } from '../announcement.ts';
import { nextAmount, referenceOf } from '../renewal-facts.ts';
import {
  findNotices,
  insertNotice,
  lockSubscription,
  type RenewalNotice,
  recordReceipt,
  type Subscription,
} from '../store.ts';
import { findMirror } from './store.ts';

/** Ways of announcing a charge of a card, in order; the next one is used if there is no receipt. */
export const cardNoticeWays = ['mail', 'page'] as const;

interface Announcing {
  readonly wayNo: number;
  /** Changes the amount that the provider charges from the next period on. */
  readonly setAmount: (amount: number) => Promise<void>;
}

/**
 * Announces the next charge with the amount and time reported by the provider. A lower price is set at the provider first.
 * The announcement is stored before it is sent, so that no other worker sends it again.
 */
export async function announceCharge(
  deps: Deps,
  found: Subscription,
  { wayNo, setAmount }: Announcing,
): Promise<void> {
  const { db, clock } = deps;
  const way = cardNoticeWays[wayNo];
  if (!way) throw new Error(`There is no way ${wayNo} to announce a charge`);
  const { subscriptionId } = found;
  const { amount: expectedAmount } = await nextAmount(db.sql, found, clock.now());
  if ((await findMirror(db.sql, subscriptionId)).amount !== expectedAmount) await setAmount(expectedAmount);
  const next = await readNext(deps, found);
  const recorded = await db.transact(async ({ sql }) => {
    const locked = await lockSubscription(sql, subscriptionId);
    const { accountId } = locked;
    const periodNo = locked.periodNo + 1;
    const before = await findNotices(sql, subscriptionId, periodNo);
    if (locked.state !== 'active' || before.length !== wayNo || accountId === null) return null;
    const { currency } = locked;
    const notice: RenewalNotice = {
      ...{ subscriptionId, periodNo, seq: wayNo + 1, way, sentAt: clock.now(), receiptAt: null },
      ...{ amount: next.amount, currency, chargeAt: next.at, message: '' },
      ...contentOf({ ...locked, amount: next.amount, chargeAt: next.at }),
    };
    return (await insertNotice(sql, notice)) ? { notice, accountId } : null;
  });
  if (recorded?.notice.way !== 'mail') return;
  const { notice, accountId } = recorded;
  const { message, isAccepted } = await sendAnnouncement(deps, accountId, found, notice);
  if (!isAccepted) return;
  await db.transact(async ({ sql }) => {
    await recordReceipt(sql, notice, { at: clock.now(), message });
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: clock.now() });
  });
}

async function readNext({ pay }: Deps, found: Subscription) {
  const { target, agreementNo, agreementRef: subscriptionRef } = referenceOf(found);
  const next = await pay.stripe?.subscriptions?.nextCharge({ target, agreementNo, subscriptionRef });
  if (next?.kind === 'found') return next;
  throw new Error(`The next charge of ${found.subscriptionId} is unknown: ${next?.kind ?? 'off'}`);
}
