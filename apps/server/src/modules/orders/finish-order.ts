import { nextOrderState } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { grant } from '../membership/index.ts';
import { changeOrder, findAccountOf, type Order } from './store.ts';

/**
 * Marks a locked order as paid and grants what was bought, in one transaction. Throws where the state refuses: the
 * caller has decided before that the payment is applied.
 */
export async function finishOrder(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  order: Order,
  at: Instant,
): Promise<Order> {
  const { orderNo: sourceId, itemId, quantity, buyerId } = order;
  const paid = nextOrderState(order.state, 'pay');
  const accountId = await findAccountOf(sql, buyerId);
  if (!paid.ok || accountId === null) throw new Error(`The order ${sourceId} cannot be paid`);
  const isNew = await grant(deps, sql, { accountId, itemId, quantity, source: 'order', sourceId, at });
  const finished = nextOrderState(paid.value, 'grant');
  if (!isNew || !finished.ok) throw new Error(`The order ${sourceId} was granted before`);
  const change = { state: finished.value, isLate: order.state === 'canceled', paidAt: at };
  await changeOrder(sql, sourceId, change);
  return { ...order, ...change };
}
