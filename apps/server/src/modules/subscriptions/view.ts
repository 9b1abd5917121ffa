import type { SubscriptionStatus, SubscriptionView } from '@inkstone/contracts/subscriptions';
import { isRunning } from '@inkstone/domain/subscriptions';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../platform/db/database.ts';
import { nextAmount } from './renewal-facts.ts';
import { findNotices, type Subscription } from './store.ts';

/** A subscription as its owner sees it. */
export async function viewSubscription(
  sql: Sql,
  found: Subscription,
  now: Instant,
): Promise<SubscriptionView> {
  const { subscriptionId, channel, itemId, months, signedAt, periodEnd, endedAt } = found;
  return {
    ...{ subscriptionId, channel, plan: itemId, months, status: statusOf(found), signedAt },
    ...{ next: await nextOf(sql, found, now), paidUntil: periodEnd, endedAt },
  };
}

async function nextOf(sql: Sql, found: Subscription, now: Instant): Promise<SubscriptionView['next']> {
  const { subscriptionId, state, periodNo, nextChargeAt, currency } = found;
  if (!isRunning(state) || nextChargeAt === null) return null;
  const [notice] = await findNotices(sql, subscriptionId, periodNo + 1);
  const amount = notice?.amount ?? (await nextAmount(sql, found, now)).amount;
  return { at: nextChargeAt, amount, currency };
}

function statusOf({ state, endReason }: Subscription): SubscriptionStatus {
  switch (state) {
    case 'signing':
    case 'retrying':
    case 'lapsed':
      return state;
    case 'cancel_wanted':
      return 'canceling';
    case 'ended':
      return endReason === 'lapsed' ? 'lapsed' : 'canceled';
    default:
      return 'active';
  }
}
