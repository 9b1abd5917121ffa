import type { Sql } from '../../../platform/db/database.ts';
import { findGrantStates, lockTimeline } from '../../membership/index.ts';
import type { Order } from '../store.ts';
import { isCreditAvailable } from './credit-lines.ts';
import { findLines, findPaidOrders } from './store.ts';

/**
 * Whether the credit of an upgrade has meanwhile been used by another upgrade, a conversion or a refund.
 * Locks the timeline of the buyer. False for orders that are not upgrades.
 */
export async function isCreditUsed(sql: Sql, order: Order, accountId: string): Promise<boolean> {
  if (order.credit === 0) return false;
  await lockTimeline(sql, accountId);
  const lines = await findLines(sql, order);
  const states = await findGrantStates(sql, accountId);
  const paid = await findPaidOrders(
    sql,
    lines.map(({ orderNo }) => orderNo),
  );
  return !isCreditAvailable(lines, states, paid);
}
