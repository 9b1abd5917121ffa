import { max } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { payments, payNotices } from '../../../platform/db/tables/orders.ts';
import { payFailures } from '../../../platform/db/tables/reconciliation.ts';

type PayFailure = typeof payFailures.$inferSelect;

/** Stores a failure in place of the previous one. */
export async function storeFailure(sql: Sql, failure: PayFailure): Promise<void> {
  const { channel: _, ...change } = failure;
  await sql
    .insert(payFailures)
    .values(failure)
    .onConflictDoUpdate({ target: payFailures.channel, set: change });
}

/** Returns the last failure, notice and payment per channel; channels without one are missing. */
export async function findChannelHistory(sql: Sql) {
  const [failures, notices, paid] = await Promise.all([
    sql.select().from(payFailures),
    sql
      .select({ channel: payNotices.channel, at: max(payNotices.receivedAt) })
      .from(payNotices)
      .groupBy(payNotices.channel),
    sql
      .select({ channel: payments.channel, at: max(payments.receivedAt) })
      .from(payments)
      .groupBy(payments.channel),
  ]);
  return { failures, notices, paid };
}
