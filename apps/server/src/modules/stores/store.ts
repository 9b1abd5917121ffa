import { and, asc, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import {
  storeNotices,
  storePeriods,
  storeSubscriptions,
  storeVoids,
} from '../../platform/db/tables/stores.ts';

/** A purchase in a store, with its last reported state. */
export type PurchaseRow = typeof storeSubscriptions.$inferSelect;
/** A period as the store last reported it, and what was granted for it. */
export type PeriodRow = typeof storePeriods.$inferSelect;
type PurchaseKey = Pick<PurchaseRow, 'store' | 'subscriptionId'>;

const isPurchase = ({ store, subscriptionId }: PurchaseKey) =>
  and(eq(storeSubscriptions.store, store), eq(storeSubscriptions.subscriptionId, subscriptionId));

/** Returns the purchase, bound to the given account if it was unbound; locked until the transaction ends. */
export async function bindPurchase(sql: Sql, newPurchase: PurchaseRow): Promise<PurchaseRow> {
  await sql.insert(storeSubscriptions).values(newPurchase).onConflictDoNothing();
  const bound = await lockPurchase(sql, newPurchase);
  if (bound === null) throw new Error('The purchase that was just inserted is missing');
  return bound;
}

/** Returns a purchase that is bound to an account, locked until the transaction ends. */
export async function lockPurchase(sql: Sql, key: PurchaseKey): Promise<PurchaseRow | null> {
  const [row] = await sql.select().from(storeSubscriptions).where(isPurchase(key)).for('no key update');
  return row ?? null;
}

export async function findPurchase(sql: Sql, key: PurchaseKey): Promise<PurchaseRow | null> {
  const [row] = await sql.select().from(storeSubscriptions).where(isPurchase(key));
  return row ?? null;
}

export async function changePurchase(
  sql: Sql,
  key: PurchaseKey,
  change: Partial<Omit<PurchaseRow, 'store' | 'subscriptionId' | 'accountId'>>,
): Promise<void> {
  await sql.update(storeSubscriptions).set(change).where(isPurchase(key));
}

/** Returns the subscriptions of an account that were not replaced, newest first. */
export async function findSubscriptionsOf(sql: Sql, accountId: string): Promise<PurchaseRow[]> {
  const { boundAt, subscriptionId, kind, replacedAt } = storeSubscriptions;
  return sql
    .select()
    .from(storeSubscriptions)
    .where(and(eq(storeSubscriptions.accountId, accountId), eq(kind, 'subscription'), isNull(replacedAt)))
    .orderBy(desc(boundAt), desc(subscriptionId));
}

/** Subscriptions of one or all accounts that were not replaced, newest first. */
export async function findSubscriptionPage(
  sql: Sql,
  { accountId, cursor, limit }: PageRequest & { readonly accountId?: string | undefined },
): Promise<Page<PurchaseRow>> {
  const { boundAt, subscriptionId, kind, replacedAt } = storeSubscriptions;
  const { where, orderBy } = behind({ at: boundAt, id: subscriptionId }, readCursor(cursor), 'newest first');
  const isWanted = accountId === undefined ? undefined : eq(storeSubscriptions.accountId, accountId);
  const rows = await sql
    .select()
    .from(storeSubscriptions)
    .where(and(isWanted, eq(kind, 'subscription'), isNull(replacedAt), where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.boundAt, id: row.subscriptionId }));
}

/** Returns the account of a purchase by its number in any store; null for an unknown one. */
export async function findPurchaser(sql: Sql, number: string): Promise<string | null> {
  const { store, subscriptionId, accountId } = storeSubscriptions;
  const [row] = await sql
    .select({ accountId })
    .from(storeSubscriptions)
    .where(and(inArray(store, store.enumValues), eq(subscriptionId, number)))
    .limit(1);
  return row?.accountId ?? null;
}

/**
 * Returns purchases to query at the store, after a position: subscriptions that have not ended, and words bought since a
 * time, because their payment may be returned.
 */
export async function findPurchasesToQuery(
  sql: Sql,
  {
    store,
    position,
    since,
    limit,
  }: Pick<PurchaseRow, 'store'> & {
    readonly position: string;
    readonly since: number;
    readonly limit: number;
  },
): Promise<PurchaseRow[]> {
  const { subscriptionId, kind, state, boundAt, replacedAt } = storeSubscriptions;
  return sql
    .select()
    .from(storeSubscriptions)
    .where(
      and(
        ...[eq(storeSubscriptions.store, store), gt(subscriptionId, position), isNull(replacedAt)],
        or(isNull(state), ne(state, 'ended')),
        or(eq(kind, 'subscription'), gt(boundAt, since)),
      ),
    )
    .orderBy(asc(subscriptionId))
    .limit(limit);
}

export async function findPeriods(sql: Sql, { store, subscriptionId }: PurchaseKey): Promise<PeriodRow[]> {
  const where = and(eq(storePeriods.store, store), eq(storePeriods.subscriptionId, subscriptionId));
  return sql.select().from(storePeriods).where(where).orderBy(asc(storePeriods.toAt));
}

/** Returns the period that ends last of each purchase of a list; none of a purchase without periods. */
export async function findLastPeriods(sql: Sql, purchases: readonly PurchaseKey[]): Promise<PeriodRow[]> {
  if (purchases.length === 0) return [];
  const { store, subscriptionId, toAt } = storePeriods;
  const stores = [...new Set(purchases.map((one) => one.store))];
  const ids = purchases.map((one) => one.subscriptionId);
  return sql
    .selectDistinctOn([store, subscriptionId])
    .from(storePeriods)
    .where(and(inArray(store, stores), inArray(subscriptionId, ids)))
    .orderBy(asc(store), asc(subscriptionId), desc(toAt));
}

/** Stores the last reported state of a period, and what was granted for it. */
export async function setPeriod(sql: Sql, period: PeriodRow): Promise<void> {
  const { store: _, transactionId: __, ...change } = period;
  await sql
    .insert(storePeriods)
    .values(period)
    .onConflictDoUpdate({ target: [storePeriods.store, storePeriods.transactionId], set: change });
}

/** Returns the payments of a purchase that were returned. */
export async function findVoids(sql: Sql, { store, subscriptionId }: PurchaseKey) {
  const where = and(eq(storeVoids.store, store), eq(storeVoids.subscriptionId, subscriptionId));
  return sql.select().from(storeVoids).where(where);
}

/** Stores a returned payment; the first report counts. Returns whether it is new. */
export async function insertVoid(sql: Sql, given: typeof storeVoids.$inferSelect): Promise<boolean> {
  const rows = await sql
    .insert(storeVoids)
    .values(given)
    .onConflictDoNothing()
    .returning({ transactionId: storeVoids.transactionId });
  return rows.length > 0;
}

/** Whether this event of the store was received before. */
export async function hasNotice(
  sql: Sql,
  { store, eventKey }: Pick<typeof storeNotices.$inferSelect, 'store' | 'eventKey'>,
): Promise<boolean> {
  const where = and(eq(storeNotices.store, store), eq(storeNotices.eventKey, eventKey));
  return (await sql.select({ type: storeNotices.type }).from(storeNotices).where(where)).length > 0;
}

/** Stores an event; returns false if it was received before. */
export async function insertNotice(sql: Sql, notice: typeof storeNotices.$inferSelect): Promise<boolean> {
  const rows = await sql
    .insert(storeNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ eventKey: storeNotices.eventKey });
  return rows.length > 0;
}
