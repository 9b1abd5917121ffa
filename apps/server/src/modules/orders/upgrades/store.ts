import { type RefundState, refundStates, takesMoney } from '@inkstone/domain/orders';
import { and, eq, gt, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import {
  orders,
  payments,
  quotes,
  refunds,
  type StoredCreditLine,
} from '../../../platform/db/tables/orders.ts';
import type { Order } from '../store.ts';

export type { StoredCreditLine };

/** Paid and refunded amounts of an order, in minor units. */
export interface PaidOrderRow {
  readonly orderNo: string;
  readonly plan: string;
  readonly quantity: number;
  readonly paid: number;
  readonly refunded: number;
  readonly currency: string;
}

/** Paid orders. Pending refunds count as refunded, unless `states` excludes them. */
export async function findPaidOrders(
  sql: Sql,
  orderNos: readonly string[],
  states: readonly RefundState[] = refundStates.filter(takesMoney),
): Promise<PaidOrderRow[]> {
  if (orderNos.length === 0) return [];
  const returned = sql
    .select({ sum: query`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.paymentId), inArray(refunds.state, [...states])));
  return sql
    .select({
      ...{ orderNo: orders.orderNo, plan: orders.itemId, quantity: orders.quantity },
      ...{ paid: payments.amount, currency: payments.currency },
      refunded: query<number>`(${returned})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderNo, orders.orderNo), eq(payments.use, 'applied')))
    .where(inArray(orders.orderNo, [...orderNos]));
}

/** Returns the quoted credits of an upgrade; empty for other orders. */
export async function findLines(
  sql: Sql,
  { quoteId, credit }: Pick<Order, 'quoteId' | 'credit'>,
): Promise<readonly StoredCreditLine[]> {
  if (credit === 0) return [];
  const [row] = await sql.select({ lines: quotes.lines }).from(quotes).where(eq(quotes.quoteId, quoteId));
  return row?.lines ?? [];
}

/** Numbers of the unpaid upgrades of a buyer. */
export async function findUnpaidUpgrades(sql: Sql, buyerId: string): Promise<string[]> {
  const isUnpaid = and(eq(orders.buyerId, buyerId), eq(orders.state, 'unpaid'), gt(orders.credit, 0));
  return (await sql.select({ orderNo: orders.orderNo }).from(orders).where(isUnpaid)).map(
    ({ orderNo }) => orderNo,
  );
}
