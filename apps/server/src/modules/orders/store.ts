import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { buyers, orders } from '../../platform/db/tables/orders.ts';

/** An order. Amounts are in minor units, times in ms. */
export type Order = typeof orders.$inferSelect;

/** The buyer of an account, locked until the transaction ends; made if there is none. */
export async function lockBuyer(sql: Sql, accountId: string, newId: string): Promise<string> {
  await sql.insert(buyers).values({ buyerId: newId, accountId }).onConflictDoNothing();
  const [row] = await sql
    .select({ buyerId: buyers.buyerId })
    .from(buyers)
    .where(eq(buyers.accountId, accountId))
    .for('update');
  if (!row) throw new Error('The buyer that was just inserted is missing');
  return row.buyerId;
}

/** The account of a buyer; null if it was removed. */
export async function findAccountOf(sql: Sql, buyerId: string): Promise<string | null> {
  const [row] = await sql.select().from(buyers).where(eq(buyers.buyerId, buyerId));
  return row?.accountId ?? null;
}

export async function insertOrder(sql: Sql, order: Order): Promise<void> {
  await sql.insert(orders).values(order);
}

/** An order, locked until the transaction ends. */
export async function lockOrder(sql: Sql, orderNo: string): Promise<Order | null> {
  const [row] = await sql.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  return row ?? null;
}

/** The order that was made of a quote. */
export async function findOrderOfQuote(sql: Sql, quoteId: string): Promise<Order | null> {
  const [row] = await sql.select().from(orders).where(eq(orders.quoteId, quoteId));
  return row ?? null;
}

/** The one unpaid order of a buyer for an item, locked until the transaction ends. */
export async function lockUnpaidOrder(sql: Sql, buyerId: string, itemId: string): Promise<Order | null> {
  const isIt = and(eq(orders.buyerId, buyerId), eq(orders.itemId, itemId), eq(orders.state, 'unpaid'));
  const [row] = await sql.select().from(orders).where(isIt).for('update');
  return row ?? null;
}

export async function changeOrder(
  sql: Sql,
  orderNo: string,
  change: Partial<Pick<Order, 'state' | 'isLate' | 'paidAt' | 'closedAt'>>,
): Promise<void> {
  await sql.update(orders).set(change).where(eq(orders.orderNo, orderNo));
}
