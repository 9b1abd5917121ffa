import { isChargeTime, nextChargeTime } from '@inkstone/domain/subscriptions';
import { hour, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { extendOrder, lockOrder } from '../../orders/index.ts';
import { referenceOf, requireChannel } from '../renewal-facts.ts';
import { findOther, lockSubscription, type Subscription } from '../store.ts';
import { changeState } from './change-state.ts';
import { requestEnd } from './end.ts';

/** Interval of queries for the signature of an agreement, in ms; a notice or the page of the payer queries at once. */
const pause = minute;
/** How long the first charge may take after the hours of charges began, in ms. */
const maxChargeTime = hour;

/** Queries whether the payer has signed. Returns whether anything changed. */
export async function followSigning(deps: Deps, subscription: Subscription): Promise<boolean> {
  const { subscriptionId } = subscription;
  const { db, clock } = deps;
  const channel = requireChannel(deps, subscription);
  const agreement = await channel.queryAgreement(referenceOf(subscription));
  const signed = agreement.kind === 'found' && agreement.state === 'signed' ? agreement : null;
  const isRefused = agreement.kind === 'found' && agreement.state === 'ended';
  const result = await db.transact(async ({ sql }) => {
    const now = clock.now();
    const found = await lockSubscription(sql, subscriptionId);
    if (found.state !== 'signing') return 'changed';
    const order = await lockOrder(sql, found.orderNo);
    const isOpen =
      order?.state === 'unpaid' && now < order.expiresAt && order.subscriptionId === subscriptionId;
    if (signed && isOpen) {
      if (await findOther(sql, found)) return 'replaced';
      await changeState(sql, found, 'signed', { signedAt: now, agreementRef: signed.agreementRef });
      // Its order stays open until it can be charged.
      if (!channel.worksAtNight && !isChargeTime(now))
        await extendOrder(sql, order, later(nextChargeTime(now), maxChargeTime));
      return 'changed';
    }
    if (!isOpen || isRefused) return 'unsigned';
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, pause) });
    return 'waits';
  });
  if (result === 'replaced' || result === 'unsigned') await requestEnd(deps, subscriptionId, result);
  return result !== 'waits';
}
