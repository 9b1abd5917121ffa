import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Keyset } from '../../../platform/db/keyset.ts';
import { payments, refunds, strayPayments } from '../../../platform/db/tables/orders.ts';
import { isUndecided } from '../desk/store.ts';
import type { Refund } from '../refunds/store.ts';
import type { Payment } from '../settlement/store.ts';

/** A payment without an order, where it was made, and its refunds. */
export interface StrayPayment {
  readonly payment: Payment;
  readonly merchant: string;
  readonly outTradeNo: string;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
}

const isStray = isNull(payments.orderNo);

/** A page of payments without an order: those that require a decision oldest first, or all newest first. */
export async function listStray(
  sql: Sql,
  request: { readonly which: 'open' | 'all'; readonly from: Keyset | null; readonly limit: number },
): Promise<StrayPayment[]> {
  const { which, from, limit } = request;
  const { receivedAt: at, paymentId: id } = payments;
  const order = behind({ at, id }, from, which === 'open' ? 'oldest first' : 'newest first');
  const rows = await strayRows(sql)
    .where(and(isStray, which === 'open' ? isUndecided(sql) : undefined, order.where))
    .orderBy(...order.orderBy)
    .limit(limit);
  return withRefunds(sql, rows);
}

/** Returns a payment without an order; null if there is none with this id. */
export async function findStray(sql: Sql, paymentId: string): Promise<StrayPayment | null> {
  const rows = await strayRows(sql).where(and(isStray, eq(payments.paymentId, paymentId)));
  const [found] = await withRefunds(sql, rows);
  return found ?? null;
}

/** How many payments without an order require a decision. */
export async function countStray(sql: Sql): Promise<number> {
  const [row] = await sql
    .select({ open: count() })
    .from(payments)
    .where(and(isStray, isUndecided(sql)));
  return row?.open ?? 0;
}

export async function setForeign(sql: Sql, paymentId: string): Promise<void> {
  await sql.update(payments).set({ use: 'foreign' }).where(eq(payments.paymentId, paymentId));
}

function strayRows(sql: Sql) {
  return sql
    .select({
      ...{ payment: payments, merchant: strayPayments.merchant, outTradeNo: strayPayments.outTradeNo },
    })
    .from(payments)
    .leftJoin(strayPayments, eq(strayPayments.paymentId, payments.paymentId));
}

async function withRefunds(sql: Sql, rows: Awaited<ReturnType<typeof strayRows>>): Promise<StrayPayment[]> {
  const ids = rows.map(({ payment }) => payment.paymentId);
  const found =
    ids.length === 0
      ? []
      : await sql
          .select()
          .from(refunds)
          .where(inArray(refunds.paymentId, ids))
          .orderBy(asc(refunds.createdAt), asc(refunds.refundId));
  return rows.map(({ payment, merchant, outTradeNo }) => ({
    ...{ payment, merchant: merchant ?? '', outTradeNo: outTradeNo ?? '' },
    refunds: found.filter(({ paymentId }) => paymentId === payment.paymentId),
  }));
}
