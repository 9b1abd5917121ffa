import { eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { payAttempts, payments, refunds } from '../../../platform/db/tables/orders.ts';

/** Money to return. */
export type Refund = typeof refunds.$inferSelect;

export async function insertRefund(sql: Sql, refund: Refund): Promise<void> {
  await sql.insert(refunds).values(refund);
}

/** A refund with its payment and attempt. */
export async function findRefund(sql: Sql, refundId: string) {
  const [row] = await sql
    .select({ refund: refunds, payment: payments, attempt: payAttempts })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .innerJoin(payAttempts, eq(payAttempts.attemptId, payments.attemptId))
    .where(eq(refunds.refundId, refundId));
  return row ?? null;
}

/** A refund by its number at the provider, locked until the transaction ends, with its payment. */
export async function lockRefund(sql: Sql, outRefundNo: string) {
  const [refund] = await sql.select().from(refunds).where(eq(refunds.outRefundNo, outRefundNo)).for('update');
  if (!refund) return null;
  const [payment] = await sql.select().from(payments).where(eq(payments.paymentId, refund.paymentId));
  return payment ? { refund, payment } : null;
}

export async function changeRefund(
  sql: Sql,
  refundId: string,
  change: Partial<Pick<Refund, 'state' | 'endedAt'>>,
): Promise<void> {
  await sql.update(refunds).set(change).where(eq(refunds.refundId, refundId));
}
