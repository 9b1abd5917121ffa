import type { OwnedCoupon } from '@inkstone/domain/orders';
import { type Instant, instant } from '@inkstone/kernel';
import { and, desc, eq, gt, inArray, ne, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../../platform/db/statements.ts';
import { coupons, couponTemplates } from '../../../platform/db/tables/coupons.ts';
import { buyers, orders } from '../../../platform/db/tables/orders.ts';
import type { Order } from '../store.ts';

/** A coupon of a buyer with the terms of its template. Amounts are in fen, times in ms. */
export interface StoredCoupon extends OwnedCoupon {
  readonly name: string;
  readonly currency: 'CNY';
  readonly heldBy: string | null;
  readonly heldUntil: number | null;
}

/** Coupons of a buyer that are usable or held. */
export async function findUnusedCoupons(sql: Sql, buyerId: string, now: number): Promise<StoredCoupon[]> {
  return (await unusedFind(sql).execute({ buyerId, now })).map(toCoupon);
}

const unusedFind = prepared((sql) => {
  const { buyerId } = placeholdersOf(coupons);
  const isUsable = or(gt(coupons.expiresAt, query.placeholder('now')), eq(coupons.state, 'held'));
  return select(sql)
    .where(and(eq(coupons.buyerId, buyerId), ne(coupons.state, 'consumed'), isUsable))
    .prepare('orders_find_unused_coupons');
});

/** Returns a coupon of the buyer; null if it does not exist or belongs to another buyer. */
export async function findCoupon(sql: Sql, couponId: string, buyerId: string): Promise<StoredCoupon | null> {
  const [row] = await select(sql).where(and(eq(coupons.couponId, couponId), eq(coupons.buyerId, buyerId)));
  return row ? toCoupon(row) : null;
}

/** Coupons of an account, the newest first. */
export async function findCouponsOf(sql: Sql, accountId: string, limit: number): Promise<StoredCoupon[]> {
  const rows = await select(sql)
    .innerJoin(buyers, eq(buyers.buyerId, coupons.buyerId))
    .where(eq(buyers.accountId, accountId))
    .orderBy(desc(coupons.issuedAt), desc(coupons.couponId))
    .limit(limit);
  return rows.map(toCoupon);
}

// Transitions of `nextCouponState`. Each is one conditional UPDATE, so that exactly one of several concurrent
// ones succeeds.

/**
 * Reserves the coupon of an order until the order expires, also if `former`, which it replaces, reserves it. False if it is not
 * available, has expired, or belongs to another buyer; true for an order without a coupon. The order must exist.
 */
export async function holdCoupon(
  sql: Sql,
  { orderNo, couponId, buyerId, expiresAt }: Pick<Order, 'orderNo' | 'couponId' | 'buyerId' | 'expiresAt'>,
  now: Instant,
  former: Pick<Order, 'orderNo'> | null = null,
): Promise<boolean> {
  if (couponId === null) return true;
  const isFree = and(
    eq(coupons.couponId, couponId),
    eq(coupons.buyerId, buyerId),
    or(eq(coupons.state, 'available'), former ? eq(coupons.heldBy, former.orderNo) : undefined),
    gt(coupons.expiresAt, now),
  );
  const held = await sql
    .update(coupons)
    .set({ state: 'held', heldBy: orderNo, heldUntil: expiresAt })
    .where(isFree)
    .returning({ couponId: coupons.couponId });
  return held.length > 0;
}

/** Releases the coupon that an order reserves. The order must be closed at every provider. */
export async function releaseCoupon(
  sql: Sql,
  { orderNo, couponId }: Pick<Order, 'orderNo' | 'couponId'>,
): Promise<void> {
  if (couponId === null) return;
  await sql
    .update(coupons)
    .set({ state: 'available', heldBy: null, heldUntil: null })
    .where(eq(coupons.heldBy, orderNo));
}

/** Reserves the coupon that an order reserves for its alternative, if both name the same one. */
export async function passCoupon(
  sql: Sql,
  from: Pick<Order, 'orderNo'>,
  { orderNo, couponId, expiresAt }: Pick<Order, 'orderNo' | 'couponId' | 'expiresAt'>,
): Promise<void> {
  if (couponId === null) return;
  await sql
    .update(coupons)
    .set({ heldBy: orderNo, heldUntil: expiresAt })
    .where(and(eq(coupons.couponId, couponId), eq(coupons.heldBy, from.orderNo)));
}

/**
 * Consumes the coupon of a paid order: the one it reserves, also after expiry, or after a release, if it is
 * available. False if another order has it; true for an order without a coupon.
 */
export async function consumeCoupon(
  sql: Sql,
  { orderNo, couponId }: Pick<Order, 'orderNo' | 'couponId'>,
): Promise<boolean> {
  if (couponId === null) return true;
  const isFree = or(eq(coupons.state, 'available'), eq(coupons.heldBy, orderNo));
  const used = await sql
    .update(coupons)
    .set({ state: 'consumed', heldBy: null, heldUntil: null, usedBy: orderNo })
    .where(and(eq(coupons.couponId, couponId), isFree))
    .returning({ couponId: coupons.couponId });
  return used.length > 0;
}

/** Makes the coupon of a fully refunded order available again, if its template allows it. */
export async function returnCoupon(sql: Sql, { orderNo }: Pick<Order, 'orderNo'>): Promise<boolean> {
  const returnable = sql
    .select({ templateId: couponTemplates.templateId })
    .from(couponTemplates)
    .where(eq(couponTemplates.isReturnable, true));
  const returned = await sql
    .update(coupons)
    .set({ state: 'available', usedBy: null })
    .where(and(eq(coupons.usedBy, orderNo), inArray(coupons.templateId, returnable)))
    .returning({ couponId: coupons.couponId });
  return returned.length > 0;
}

/**
 * Consumes the coupon of an order again whose refund had returned it and came back. False if another order has it; true if it was
 * not returned.
 */
export async function consumeReturnedCoupon(sql: Sql, orderNo: string): Promise<boolean> {
  const [order] = await sql
    .select({ orderNo: orders.orderNo, couponId: orders.couponId, usedBy: coupons.usedBy })
    .from(orders)
    .leftJoin(coupons, eq(coupons.usedBy, orders.orderNo))
    .where(eq(orders.orderNo, orderNo));
  return order === undefined || order.usedBy !== null || consumeCoupon(sql, order);
}

function select(sql: Sql) {
  const { couponId, state, heldBy, heldUntil, issuedAt, expiresAt } = coupons;
  const { name, amount, percent, minimum, currency, plans } = couponTemplates;
  return sql
    .select({
      ...{ couponId, state, heldBy, heldUntil, issuedAt, expiresAt },
      ...{ name, amount, percent, minimum, currency, plans },
    })
    .from(coupons)
    .innerJoin(couponTemplates, eq(couponTemplates.templateId, coupons.templateId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toCoupon(row: Row): StoredCoupon {
  return { ...row, issuedAt: instant(row.issuedAt), expiresAt: instant(row.expiresAt) };
}
