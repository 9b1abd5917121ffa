import { isLive, nextAttemptState, nextOrderState } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../platform/db/database.ts';
import { type DueHandler, scheduleDue } from '../../platform/due/index.ts';
import { findOpenAlternatives } from './alternatives/store.ts';
import { type Attempt, changeAttempt, lockAttemptsOf, queryAttemptKind } from './attempts/store.ts';
import { passCoupon, releaseCoupon } from './coupons/store.ts';
import { changeOrder, lockOrder, type Order } from './store.ts';

/** The kind of due rows that close unpaid orders. */
export const closeOrderKind = 'close-order';

/** Closes an expired order. */
export const closeOrderHandler: DueHandler = {
  kind: closeOrderKind,
  run: ({ db, clock }, orderNo) =>
    db.transact(async ({ sql }) => {
      const order = await lockOrder(sql, orderNo);
      if (order) await beginClosing(sql, order, clock.now());
    }),
};

/** Keeps a locked unpaid order open until a later time. */
export async function extendOrder(sql: Sql, { orderNo }: Order, until: Instant): Promise<void> {
  await changeOrder(sql, orderNo, { expiresAt: until });
  await scheduleDue(sql, { kind: closeOrderKind, ref: orderNo, at: until });
}

/**
 * Starts closing a locked order unless it is paid: its attempts are then closed at the providers. It is
 * canceled when none of them can be paid any more.
 */
export async function beginClosing(sql: Sql, order: Order, now: Instant): Promise<void> {
  const next = nextOrderState(order.state, 'cancel');
  if (!next.ok) return;
  const closingAt = order.closingAt ?? now;
  await changeOrder(sql, order.orderNo, { state: next.value, closingAt });
  await closeAttempts(sql, order.orderNo, now);
  await cancelWhenQuiet(sql, { ...order, closingAt, state: next.value }, now);
}

/** Requests closing of the live attempts of a locked order at their providers. */
async function closeAttempts(sql: Sql, orderNo: string, now: Instant): Promise<void> {
  for (const attempt of await lockAttemptsOf(sql, orderNo))
    if (isLive(attempt.state)) await closeAttempt(sql, attempt, now);
}

/** Requests closing of a locked attempt at its provider. */
export async function closeAttempt(
  sql: Sql,
  { attemptId, state }: Pick<Attempt, 'attemptId' | 'state'>,
  now: Instant,
): Promise<void> {
  const closing = nextAttemptState(state, 'close');
  if (closing.ok) await changeAttempt(sql, attemptId, { state: closing.value });
  await scheduleDue(sql, { kind: queryAttemptKind, ref: attemptId, at: now });
}

/**
 * Cancels a locked order that is being closed if no attempt is live, and releases its coupon, unless an alternative that can still
 * be paid uses the same one.
 */
export async function cancelWhenQuiet(sql: Sql, order: Order, now: Instant): Promise<void> {
  if (order.state !== 'closing') return;
  const attempts = await lockAttemptsOf(sql, order.orderNo);
  const next = nextOrderState(order.state, 'closed');
  if (attempts.some(({ state }) => isLive(state)) || !next.ok) return;
  await changeOrder(sql, order.orderNo, { state: next.value, closedAt: now });
  if (order.couponId === null) return;
  const others = await findOpenAlternatives(sql, order);
  const heir = others.find(({ couponId }) => couponId === order.couponId);
  if (heir) await passCoupon(sql, order, heir);
  else await releaseCoupon(sql, order);
}
