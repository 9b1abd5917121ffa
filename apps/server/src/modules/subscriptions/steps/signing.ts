import { later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import { lockOrder } from '../../orders/index.ts';
import { referenceOf, requireChannel } from '../renewal-facts.ts';
import { findOther, lockSubscription, type Subscription } from '../store.ts';
import { changeState } from './change-state.ts';
import { wantEnd } from './end.ts';

/** Interval of queries for the signature of an agreement, in ms; a notice or the page of the payer queries at once. */
const pause = minute;

/** Queries whether the payer has signed. Returns whether anything changed. */
export async function followSigning(deps: Deps, subscription: Subscription): Promise<boolean> {
  const { subscriptionId } = subscription;
  const { db, clock } = deps;
  const asked = await requireChannel(deps, subscription).queryAgreement(referenceOf(subscription));
  const signed = asked.kind === 'found' && asked.state === 'signed' ? asked : null;
  const isRefused = asked.kind === 'found' && asked.state === 'ended';
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
      return 'changed';
    }
    if (!isOpen || isRefused) return 'unsigned';
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, pause) });
    return 'waits';
  });
  if (result === 'replaced' || result === 'unsigned') await wantEnd(deps, subscriptionId, result);
  return result !== 'waits';
}
