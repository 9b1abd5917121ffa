import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { buyers, orders, payAttempts, payments } from '../../../platform/db/tables/orders.ts';

/** Returns the number of the order of an attempt or of a payment at its provider; null for an unknown one. */
export async function orderOfPayment(sql: Sql, number: string): Promise<string | null> {
  const [attempt] = await sql
    .select({ orderNo: payAttempts.orderNo })
    .from(payAttempts)
    .where(eq(payAttempts.outTradeNo, number));
  if (attempt) return attempt.orderNo;
  const { channel, providerTxn, orderNo } = payments;
  const [payment] = await sql
    .select({ orderNo })
    .from(payments)
    .where(and(inArray(channel, channel.enumValues), eq(providerTxn, number), isNotNull(orderNo)))
    .limit(1);
  return payment?.orderNo ?? null;
}

/**
 * Returns the account of an order by a number: of the order, of an attempt, or of the payment at its
 * provider. Null for an unknown number, or if the account was removed.
 */
export async function accountOfOrder(
  { db: { sql } }: Pick<Deps, 'db'>,
  number: string,
): Promise<string | null> {
  const [row] = await sql
    .select({ accountId: buyers.accountId })
    .from(orders)
    .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
    .where(eq(orders.orderNo, (await orderOfPayment(sql, number)) ?? number));
  return row?.accountId ?? null;
}
