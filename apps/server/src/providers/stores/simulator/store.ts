import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { simStoreNotices, simStorePurchases } from '../../../platform/db/tables/simulator.ts';

export type Purchase = typeof simStorePurchases.$inferSelect;
export type Notice = typeof simStoreNotices.$inferSelect;

export async function addPurchase(sql: Sql, purchase: Purchase): Promise<void> {
  await sql.insert(simStorePurchases).values(purchase);
}

export async function lockPurchase(sql: Sql, purchaseId: string): Promise<Purchase | null> {
  const where = eq(simStorePurchases.purchaseId, purchaseId);
  const [row] = await sql.select().from(simStorePurchases).where(where).for('update');
  return row ?? null;
}

export async function findPurchase(sql: Sql, purchaseId: string): Promise<Purchase | null> {
  const where = eq(simStorePurchases.purchaseId, purchaseId);
  const [row] = await sql.select().from(simStorePurchases).where(where);
  return row ?? null;
}

/** Returns the purchase with a number of its store. */
export async function findNumbered(
  sql: Sql,
  { store, number }: Pick<Purchase, 'store' | 'number'>,
): Promise<Purchase | null> {
  const where = and(eq(simStorePurchases.store, store), eq(simStorePurchases.number, number));
  const [row] = await sql.select().from(simStorePurchases).where(where);
  return row ?? null;
}

export async function changePurchase(
  sql: Sql,
  purchaseId: string,
  change: Partial<Omit<Purchase, 'purchaseId'>>,
): Promise<void> {
  await sql.update(simStorePurchases).set(change).where(eq(simStorePurchases.purchaseId, purchaseId));
}

/** Returns the purchases of a store that were returned since a time, oldest first. */
export async function findReturned(
  sql: Sql,
  { store, since }: Pick<Purchase, 'store'> & { readonly since: number },
): Promise<Purchase[]> {
  const { returnedAt, purchaseId } = simStorePurchases;
  return sql
    .select()
    .from(simStorePurchases)
    .where(and(eq(simStorePurchases.store, store), gte(returnedAt, since)))
    .orderBy(asc(returnedAt), asc(purchaseId));
}

/** Returns the newest purchases. */
export async function findNewest(sql: Sql, limit: number): Promise<Purchase[]> {
  const { createdAt, purchaseId } = simStorePurchases;
  return sql.select().from(simStorePurchases).orderBy(desc(createdAt), desc(purchaseId)).limit(limit);
}

export async function addNotice(sql: Sql, notice: Notice): Promise<void> {
  await sql.insert(simStoreNotices).values(notice);
}

export async function findNotice(sql: Sql, noticeId: string): Promise<Notice | null> {
  const [row] = await sql.select().from(simStoreNotices).where(eq(simStoreNotices.noticeId, noticeId));
  return row ?? null;
}

export async function changeNotice(
  sql: Sql,
  noticeId: string,
  change: Partial<Pick<Notice, 'state' | 'tries' | 'status' | 'dueAt'>>,
): Promise<void> {
  await sql.update(simStoreNotices).set(change).where(eq(simStoreNotices.noticeId, noticeId));
}

/** Returns the notifications that are due, in the order in which they were created. */
export async function findDueNotices(sql: Sql, now: number): Promise<Notice[]> {
  const { state, dueAt, saidAt, noticeId } = simStoreNotices;
  return sql
    .select()
    .from(simStoreNotices)
    .where(and(eq(state, 'due'), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(saidAt), asc(noticeId))
    .limit(100);
}

/** Returns the notifications of purchases, oldest first. */
export async function findNotices(sql: Sql, purchaseIds: readonly string[]): Promise<Notice[]> {
  if (purchaseIds.length === 0) return [];
  const { purchaseId, saidAt, noticeId } = simStoreNotices;
  return sql
    .select()
    .from(simStoreNotices)
    .where(inArray(purchaseId, [...purchaseIds]))
    .orderBy(asc(saidAt), asc(noticeId));
}
