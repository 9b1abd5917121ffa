import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { orders, payments, refunds } from '../../../platform/db/tables/orders.ts';

/** Whether a payment of a buyer was charged back. */
export async function isFlagged(sql: Sql, buyerId: string): Promise<boolean> {
  const rows = await sql
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .innerJoin(orders, eq(orders.orderNo, payments.orderNo))
    .where(and(eq(orders.buyerId, buyerId), eq(refunds.kind, 'chargeback')))
    .limit(1);
  return rows.length > 0;
}
