import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { giveUpPeriod } from '../../orders/index.ts';
import { type EndDeps as MailDeps, notifyOfEnd } from '../mails.ts';
import { referenceOf, requireChannel } from '../renewal-facts.ts';
import { changeSubscription, lockSubscription, type Subscription } from '../store.ts';
import { countPaid } from './advance.ts';
import { changeState } from './change-state.ts';

type EndDeps = MailDeps & Pick<Deps, 'ids' | 'agreements'>;
type EndReason = NonNullable<Subscription['endReason']>;

/**
 * Records that a subscription is to end. Nothing is charged afterwards, and a pending charge is refunded. The owner is notified of
 * a lapse. Returns false if the subscription was already ending, or was paid and does not lapse.
 */
export async function requestEnd(
  deps: EndDeps,
  subscriptionId: string,
  reason: EndReason,
  isByPrice = false,
): Promise<boolean> {
  return deps.db.transact(async (tx) => {
    const { sql } = tx;
    const now = deps.clock.now();
    const locked = await lockSubscription(sql, subscriptionId);
    if (['lapsed', 'cancel_wanted', 'ended'].includes(locked.state)) return false;
    const found = await countPaid(deps, sql, locked);
    // The period was paid, so the subscription does not lapse.
    if (reason === 'lapsed' && found.periodNo > locked.periodNo) return false;
    const event = reason === 'lapsed' ? 'lapse' : 'cancel';
    await changeState(sql, found, event, { endReason: reason, nextChargeAt: null });
    await giveUpCharge(sql, found, now);
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, minute) });
    if (reason === 'lapsed' && found.periodNo > 0) await notifyOfEnd(deps, tx, found, isByPrice);
    return true;
  });
}

/** Gives up the order of the period. A first order that was not charged can still be paid in another way. */
async function giveUpCharge(sql: Sql, found: Subscription, now: Instant): Promise<void> {
  const { subscriptionId, periodNo, state } = found;
  const isFirstUnsent = periodNo === 0 && state !== 'charging';
  if (!isFirstUnsent) await giveUpPeriod(sql, { subscriptionId, periodNo: periodNo + 1 }, now);
}

/** Ends an agreement at its provider. Rejects until the provider confirms it, so that the due row is retried. */
export async function endAtProvider(
  deps: Pick<Deps, 'db' | 'clock' | 'agreements'>,
  subscription: Subscription,
): Promise<void> {
  const channel = requireChannel(deps, subscription);
  const result = await channel.cancel(referenceOf(subscription));
  const { subscriptionId } = subscription;
  if (result.kind !== 'done' && result.kind !== 'absent') {
    await changeSubscription(deps.db.sql, subscriptionId, { fault: result.detail });
    throw new Error(`The agreement of ${subscriptionId} was not ended: ${result.kind} ${result.detail}`);
  }
  await deps.db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    await changeState(sql, found, 'canceled', { endedAt: found.endedAt ?? deps.clock.now() });
  });
}

/** Records that the agreement no longer exists at the provider. The owner is notified unless the end was requested here. */
export async function recordEnd(deps: EndDeps, subscriptionId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const now = deps.clock.now();
    const locked = await lockSubscription(sql, subscriptionId);
    if (locked.state === 'ended') return;
    const found = await countPaid(deps, sql, locked);
    const endReason = found.endReason ?? 'provider';
    await changeState(sql, found, 'gone', { endReason, nextChargeAt: null, endedAt: now });
    await giveUpCharge(sql, found, now);
    if (found.endReason === null && found.periodNo > 0) await notifyOfEnd(deps, tx, found);
  });
}
