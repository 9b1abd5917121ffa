import { and, eq, isNull, sql as query, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../platform/db/statements.ts';
import { buyers, orders } from '../../platform/db/tables/orders.ts';

/** An order. Amounts are in minor units, times in ms. */
export type Order = typeof orders.$inferSelect;

/** Returns the buyer of an account, locked until the transaction ends; created if missing. */
export async function lockBuyer(sql: Sql, accountId: string, newId: string): Promise<string> {
  const [known] = await buyerLock(sql).execute({ accountId });
  if (known) return known.buyerId;
  await sql.insert(buyers).values({ buyerId: newId, accountId }).onConflictDoNothing();
  const [row] = await buyerLock(sql).execute({ accountId });
  if (!row) throw new Error('The buyer that was just inserted is missing');
  return row.buyerId;
}

const buyerLock = prepared((sql) =>
  sql
    .select({ buyerId: buyers.buyerId })
    .from(buyers)
    .where(eq(buyers.accountId, query.placeholder('accountId')))
    .for('no key update')
    .prepare('orders_lock_buyer'),
);

/** Returns the buyer of an account; null if it has no orders. */
export async function findBuyer(sql: Sql, accountId: string): Promise<string | null> {
  const [row] = await sql.select().from(buyers).where(eq(buyers.accountId, accountId));
  return row?.buyerId ?? null;
}

/** The account of a buyer; null if it was removed. */
export async function findAccountOf(sql: Sql, buyerId: string): Promise<string | null> {
  const [row] = await buyerFind(sql).execute({ buyerId });
  return row?.accountId ?? null;
}

const buyerFind = prepared((sql) =>
  sql
    .select()
    .from(buyers)
    .where(eq(buyers.buyerId, query.placeholder('buyerId')))
    .prepare('orders_find_buyer'),
);

/** The account that bought an order; null if it was removed. */
export async function findAccountOfOrder(sql: Sql, orderNo: string): Promise<string | null> {
  const [row] = await accountOfOrderFind(sql).execute({ orderNo });
  return row?.accountId ?? null;
}

const accountOfOrderFind = prepared((sql) =>
  sql
    .select({ accountId: buyers.accountId })
    .from(orders)
    .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
    .where(eq(orders.orderNo, query.placeholder('orderNo')))
    .prepare('orders_find_account_of_order'),
);

export async function insertOrder(sql: Sql, order: Order): Promise<void> {
  await orderInsert(sql).execute(order);
}

const orderInsert = prepared((sql) =>
  sql.insert(orders).values(placeholdersOf(orders)).prepare('orders_insert'),
);

/** An order, locked until the transaction ends, with the first of its alternatives. */
export async function lockOrder(sql: Sql, orderNo: string): Promise<Order | null> {
  const rows = await orderLock(sql).execute({ orderNo });
  return rows.find((row) => row.orderNo === orderNo) ?? null;
}

const orderLock = prepared((sql) =>
  lockWithFirst(sql, query`${query.placeholder('orderNo')}`).prepare('orders_lock'),
);

/**
 * Selects an order and the first of its alternatives, which is locked before it, so that at most one of two alternatives is paid
 * by concurrent payments.
 */
export function lockWithFirst(sql: Sql, orderNo: SQLWrapper) {
  const named = alias(orders, 'named');
  const first = sql
    .select({ orderNo: named.alternativeOf })
    .from(named)
    .where(query`${named.orderNo} = ${orderNo}`);
  return sql
    .select()
    .from(orders)
    .where(query`${orders.orderNo} in (${orderNo}, ${first})`)
    .orderBy(query`${orders.alternativeOf} nulls first`)
    .for('no key update');
}

/** Returns the order created from a quote. */
export async function findOrderOfQuote(sql: Sql, quoteId: string): Promise<Order | null> {
  const [row] = await ofQuoteFind(sql).execute({ quoteId });
  return row ?? null;
}

const ofQuoteFind = prepared((sql) =>
  sql
    .select()
    .from(orders)
    .where(eq(orders.quoteId, query.placeholder('quoteId')))
    .prepare('orders_find_of_quote'),
);

/**
 * Returns the unpaid order of a buyer for an item, locked until the transaction ends; orders of subscriptions are excluded. Lock
 * the buyer first.
 */
export async function lockUnpaidOrder(sql: Sql, buyerId: string, itemId: string): Promise<Order | null> {
  const [row] = await unpaidFind(sql).execute({ buyerId, itemId });
  const order = row ? await lockOrder(sql, row.orderNo) : null;
  return order?.state === 'unpaid' ? order : null;
}

const isUnpaid = and(
  eq(orders.buyerId, query.placeholder('buyerId')),
  eq(orders.itemId, query.placeholder('itemId')),
  eq(orders.state, 'unpaid'),
  isNull(orders.subscriptionId),
);
const unpaidFind = prepared((sql) =>
  sql.select({ orderNo: orders.orderNo }).from(orders).where(isUnpaid).prepare('orders_find_unpaid'),
);

export async function changeOrder(
  sql: Sql,
  orderNo: string,
  change: Partial<
    Pick<
      Order,
      'state' | 'closingAt' | 'closedAt' | 'subscriptionId' | 'periodNo' | 'expiresAt' | 'isCouponReused'
    >
  >,
): Promise<void> {
  await sql.update(orders).set(change).where(eq(orders.orderNo, orderNo));
}

/** How a paid order was finished. */
type Finishing = Pick<Order, 'orderNo' | 'state' | 'isLate' | 'isCouponReused' | 'paidAt'>;

export async function setFinished(sql: Sql, order: Finishing): Promise<void> {
  await finishingUpdate(sql).execute(order);
}

const finishingUpdate = prepared((sql) => {
  const { orderNo, state, isLate, isCouponReused, paidAt } = placeholdersOf(orders);
  const change = {
    ...{ state: query`${state}`, isLate: query`${isLate}` },
    ...{ isCouponReused: query`${isCouponReused}`, paidAt: query`${paidAt}` },
  };
  return sql.update(orders).set(change).where(eq(orders.orderNo, orderNo)).prepare('orders_set_finished');
});

/** The order of a period, locked until the transaction ends. */
export async function lockOrderOfPeriod(
  sql: Sql,
  subscriptionId: string,
  periodNo: number,
): Promise<Order | null> {
  const rows = await periodLock(sql).execute({ subscriptionId, periodNo });
  return rows.find((row) => row.subscriptionId === subscriptionId && row.periodNo === periodNo) ?? null;
}

const periodLock = prepared((sql) => {
  const paying = alias(orders, 'paying');
  const where = and(
    eq(paying.subscriptionId, query.placeholder('subscriptionId')),
    eq(paying.periodNo, query.placeholder('periodNo')),
  );
  return lockWithFirst(sql, sql.select({ orderNo: paying.orderNo }).from(paying).where(where)).prepare(
    'orders_lock_period',
  );
});
