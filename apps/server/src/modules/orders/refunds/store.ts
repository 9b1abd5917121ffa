import { and, asc, count, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { orders, payAttempts, payments, refunds, strayPayments } from '../../../platform/db/tables/orders.ts';
import type { Payment } from '../settlement/store.ts';

/** Money to return. */
export type Refund = typeof refunds.$inferSelect;

export async function insertRefund(sql: Sql, refund: Refund): Promise<void> {
  await sql.insert(refunds).values(refund);
}

/**
 * A refund with its payment, and with its attempt or, for a payment without an attempt, the data of the stray payment.
 */
export async function findRefund(sql: Sql, refundId: string) {
  const [row] = await sql
    .select({ refund: refunds, payment: payments, attempt: payAttempts, stray: strayPayments })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .leftJoin(payAttempts, eq(payAttempts.attemptId, payments.attemptId))
    .leftJoin(strayPayments, eq(strayPayments.paymentId, payments.paymentId))
    .where(eq(refunds.refundId, refundId));
  return row ?? null;
}

/** A refund with its payment, locked until the transaction ends: by its id, or by its number at the provider. */
export async function lockRefund(
  sql: Sql,
  by: { readonly refundId: string } | { readonly outRefundNo: string },
) {
  const where =
    'refundId' in by ? eq(refunds.refundId, by.refundId) : eq(refunds.outRefundNo, by.outRefundNo);
  const [refund] = await sql.select().from(refunds).where(where).for('no key update');
  if (!refund) return null;
  const [payment] = await sql.select().from(payments).where(eq(payments.paymentId, refund.paymentId));
  return payment ? { refund, payment } : null;
}

/** A refund with its payment, as `lockRefund` returns them. */
export type LockedRefund = NonNullable<Awaited<ReturnType<typeof lockRefund>>>;

/** A payment, locked until the transaction ends: its refunds are added one at a time. Lock the order first. */
export async function lockPayment(sql: Sql, paymentId: string): Promise<Payment | null> {
  const [row] = await sql
    .select()
    .from(payments)
    .where(eq(payments.paymentId, paymentId))
    .for('no key update');
  return row ?? null;
}

/** Returns a payment by the provider's payment number or by the attempt number. */
export async function findPaymentOf(
  sql: Sql,
  by: { readonly channel: Payment['channel']; readonly providerTxn: string; readonly outTradeNo: string },
): Promise<Payment | null> {
  const { channel, providerTxn, outTradeNo } = by;
  const where = providerTxn
    ? eq(payments.providerTxn, providerTxn)
    : and(eq(payAttempts.outTradeNo, outTradeNo), eq(payments.use, 'applied'));
  const [row] = await sql
    .select({ payment: payments })
    .from(payments)
    .leftJoin(payAttempts, eq(payAttempts.attemptId, payments.attemptId))
    .where(and(eq(payments.channel, channel), where));
  return row?.payment ?? null;
}

/** Refunds of a payment, oldest first. */
export async function findRefundsOf(sql: Sql, paymentId: string): Promise<Refund[]> {
  return sql
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.refundId));
}

/** Returns the payment applied to an order; null if it is unpaid. */
export async function findApplied(sql: Sql, orderNo: string): Promise<Payment | null> {
  const where = and(eq(payments.orderNo, orderNo), eq(payments.use, 'applied'));
  const [row] = await sql.select().from(payments).where(where);
  return row ?? null;
}

export async function changeRefund(
  sql: Sql,
  refundId: string,
  change: Partial<Pick<Refund, 'state' | 'sentAt' | 'endedAt' | 'effect' | 'decidedBy'>>,
): Promise<void> {
  await sql.update(refunds).set(change).where(eq(refunds.refundId, refundId));
}

/** Whether a payment of a buyer was charged back. */
export async function isFlagged(sql: Sql, buyerId: string): Promise<boolean> {
  const rows = await sql
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .innerJoin(orders, eq(orders.orderNo, payments.orderNo))
    .where(
      and(
        ...[eq(orders.buyerId, buyerId), eq(refunds.kind, 'chargeback')],
        // A dispute that was won.
        ne(refunds.state, 'closed'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Number of refunds of orders that wait for a second person, without those that a member requested. */
export async function countWanted(sql: Sql, staffId: string): Promise<number> {
  const isByOthers = or(isNull(refunds.askedBy), ne(refunds.askedBy, staffId));
  const [row] = await sql
    .select({ wanted: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentId, refunds.paymentId))
    .where(and(eq(refunds.state, 'wanted'), isByOthers, isNotNull(payments.orderNo)));
  return row?.wanted ?? 0;
}
