import { eq, or } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { buyers, orders, payAttempts, payments } from '../../../platform/db/tables/orders.ts';

/**
 * Returns the account of an order by a number: of the order, of an attempt, or of the payment at its
 * provider. Null for an unknown number, or if the account was removed.
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
  for (const where of [
    eq(orders.orderNo, number),
    or(eq(orders.orderNo, ofAttempt), eq(orders.orderNo, ofPayment.limit(1))),
  ]) {
    const [row] = await sql
      .select({ accountId: buyers.accountId })
      .from(orders)
      .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
      .where(where)
      .limit(1);
    if (row) return row.accountId;
  }
  return null;
}
