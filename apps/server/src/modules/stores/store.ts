import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { storeNotices, storePeriods, storeSubscriptions } from '../../platform/db/tables/stores.ts';

/** What a store said last of a period that was granted. */
export type KnownPeriod = typeof storePeriods.$inferSelect;
type Subscription = typeof storeSubscriptions.$inferSelect;

/** The account that has a subscription, the given one if nobody had it; locked until the transaction ends. */
export async function bindSubscription(sql: Sql, wanted: Subscription): Promise<string> {
  await sql.insert(storeSubscriptions).values(wanted).onConflictDoNothing();
  const owner = await lockOwner(sql, wanted);
  if (owner === null) throw new Error('The subscription that was just inserted is missing');
  return owner;
}

/** The account that has a subscription, locked until the transaction ends; null for none. */
export async function lockOwner(
  sql: Sql,
  { store, subscriptionId }: Pick<Subscription, 'store' | 'subscriptionId'>,
): Promise<string | null> {
  const isIt = and(
    eq(storeSubscriptions.store, store),
    eq(storeSubscriptions.subscriptionId, subscriptionId),
  );
  const [row] = await sql.select().from(storeSubscriptions).where(isIt).for('update');
  return row?.accountId ?? null;
}

export async function findPeriod(
  sql: Sql,
  { store, transactionId }: Pick<KnownPeriod, 'store' | 'transactionId'>,
): Promise<KnownPeriod | null> {
  const isIt = and(eq(storePeriods.store, store), eq(storePeriods.transactionId, transactionId));
  const [row] = await sql.select().from(storePeriods).where(isIt);
  return row ?? null;
}

/** Keeps what a store said last of a period. */
export async function setPeriod(sql: Sql, period: KnownPeriod): Promise<void> {
  const { signedAt, revokedAt, periodNo } = period;
  await sql
    .insert(storePeriods)
    .values(period)
    .onConflictDoUpdate({
      target: [storePeriods.store, storePeriods.transactionId],
      set: { signedAt, revokedAt, periodNo },
    });
}

/** False if the store has sent this event before. */
export async function insertNotice(sql: Sql, notice: typeof storeNotices.$inferSelect): Promise<boolean> {
  const rows = await sql
    .insert(storeNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ eventKey: storeNotices.eventKey });
  return rows.length > 0;
}
