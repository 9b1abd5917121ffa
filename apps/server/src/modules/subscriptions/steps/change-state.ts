import { nextSubscriptionState, type SubscriptionEvent } from '@inkstone/domain/subscriptions';
import type { Sql } from '../../../platform/db/database.ts';
import { changeSubscription, type Subscription, setState } from '../store.ts';

/** Applies an event and other changes to a locked subscription. Returns false if the state does not allow the event. */
export async function changeState(
  sql: Sql,
  { subscriptionId, state }: Pick<Subscription, 'subscriptionId' | 'state'>,
  event: SubscriptionEvent,
  change: Parameters<typeof changeSubscription>[2] = {},
): Promise<boolean> {
  const next = nextSubscriptionState(state, event);
  if (!next.ok) return false;
  if (Object.keys(change).length === 0) await setState(sql, { subscriptionId, state: next.value });
  else await changeSubscription(sql, subscriptionId, { ...change, state: next.value });
  return true;
}
