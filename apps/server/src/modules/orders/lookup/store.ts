import { eq, or } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { buyers, orders, payAttempts, payments } from '../../../platform/db/tables/orders.ts';

/**
 * The account whose order has a number: ours, that of an attempt to pay it, or the provider's of its payment. Null for an
 * unknown number, and once the account is removed.
 */
export async function accountOfOrder(
  { db: { sql } }: Pick<Deps, 'db'>,
  number: string,
): Promise<string | null> {
  const ofPayment = sql
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .where(eq(payments.providerTxn, number));
  const ofAttempt = sql
    .select({ orderNo: payAttempts.orderNo })
    .from(payAttempts)
    .where(eq(payAttempts.outTradeNo, number));
  for (const isIt of [
    eq(orders.orderNo, number),
    or(eq(orders.orderNo, ofAttempt), eq(orders.orderNo, ofPayment.limit(1))),
  ]) {
    const [row] = await sql
      .select({ accountId: buyers.accountId })
      .from(orders)
      .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
      .where(isIt)
      .limit(1);
    if (row) return row.accountId;
  }
  return null;
}
