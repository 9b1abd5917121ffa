import { nextOrderState } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { together } from '../../platform/db/statements.ts';
import { dropDue, scheduleDue } from '../../platform/due/index.ts';
import { subscriptionKind } from '../../ports/agreement-channel.ts';
import { grant } from '../membership/index.ts';
import { closeAlternatives } from './alternatives/close-alternatives.ts';
import { closeOrderKind } from './close-order.ts';
import { consumeCoupon } from './coupons/store.ts';
import { postCredit } from './settlement/post-money.ts';
import { type Order, setFinished } from './store.ts';
import { findLines } from './upgrades/store.ts';

/** Input of finishing an order. `period`: the provider's dates of the paid period. */
interface Finishing {
  readonly accountId: string;
  readonly at: Instant;
  readonly period?: { readonly from: Instant; readonly to: Instant } | undefined;
}

/**
 * Marks a locked order as paid, consumes its coupon and grants the item to the buyer's account, in one
 * transaction; an upgrade ends the Plus that lowered its price. Its alternatives are closed. The order is finished even
 * if another order has consumed the coupon; `isCouponReused` is true then. Throws if the state does not allow it:
 * callers decide beforehand whether the payment is applied.
 */
export async function finishOrder(
  deps: Pick<Deps, 'ids' | 'recordEvent'>,
  sql: Sql,
  order: Order,
  { accountId, at, period }: Finishing,
): Promise<Order> {
  const { orderNo: sourceId, itemId, quantity } = order;
  const paid = nextOrderState(order.state, 'pay');
  if (!paid.ok) throw new Error(`The order ${sourceId} cannot be paid`);
  await closeAlternatives(sql, order, at);
  const isCouponReused = !(await consumeCoupon(sql, order));
  const granted = nextOrderState(paid.value, 'grant');
  if (!granted.ok) throw new Error(`The order ${sourceId} cannot be granted`);
  const change = { state: granted.value, isLate: order.state === 'canceled', isCouponReused, paidAt: at };
  const finished = { ...order, ...change };
  const upgraded = await findLines(sql, order);
  const ref = order.subscriptionId;
  const [isNew] = await together([
    grant(deps, sql, { accountId, itemId, quantity, source: 'order', sourceId, at, upgraded, period }),
    setFinished(sql, finished),
    dropDue(sql, { kind: closeOrderKind, ref: sourceId }),
    ref === null ? null : scheduleDue(sql, { kind: subscriptionKind, ref, at }),
    deps.recordEvent(sql, { event: 'purchased', accountId }),
  ]);
  if (!isNew) throw new Error(`The order ${sourceId} was granted before`);
  if (order.credit > 0) await postCredit(deps, sql, { ...order, at });
  return finished;
}
