import { type AttemptState, isLive } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import type { Order } from '../store.ts';

/** Schedules the next step of the subscription of an order after an attempt has ended, with any outcome. */
export async function rescheduleSubscription(
  sql: Sql,
  { subscriptionId: ref }: Pick<Order, 'subscriptionId'>,
  state: AttemptState,
  at: Instant,
): Promise<void> {
  if (ref !== null && !isLive(state)) await scheduleDue(sql, { kind: subscriptionKind, ref, at });
}
