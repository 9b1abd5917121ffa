import type { OrderFilter } from '@inkstone/contracts/staff/orders';
import type { RefundState } from '@inkstone/domain/orders';
import {
  and,
  countDistinct,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  not,
  or,
  sql as query,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
import { buyers, orders, payments, payNotices, refunds } from '../../../platform/db/tables/orders.ts';
import type { Order } from '../store.ts';

/** An order with the account of its buyer, and whether it requires a decision of staff. */
export interface DeskOrder {
  readonly order: Order;
  readonly accountId: string | null;
  readonly isWaiting: boolean;
}

/** The filter of a list of orders; null matches any number or account. */
export interface DeskQuery extends PageRequest {
  readonly orderNo: string | null;
  readonly accountId: string | null;
  readonly which: OrderFilter;
}

/** Orders for the desk, newest first. */
export async function findDeskOrders(sql: Sql, request: DeskQuery): Promise<Page<DeskOrder>> {
  const from = readCursor(request.cursor);
  const { where, orderBy } = behind({ at: orders.createdAt, id: orders.orderNo }, from, 'newest first');
  const { orderNo, accountId, which, limit } = request;
  const rows = await sql
    .select({ order: orders, accountId: buyers.accountId })
    .from(orders)
    .leftJoin(buyers, eq(buyers.buyerId, orders.buyerId))
    .where(
      and(
        orderNo === null ? undefined : eq(orders.orderNo, orderNo),
        accountId === null ? undefined : eq(buyers.accountId, accountId),
        filterOf(sql, which),
        where,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { rows: shown, next } = toPage(rows, limit, ({ order }) => ({
    at: order.createdAt,
    id: order.orderNo,
  }));
  const waiting = await findWaiting(
    sql,
    shown.map(({ order }) => order.orderNo),
  );
  return { rows: shown.map((row) => ({ ...row, isWaiting: waiting.has(row.order.orderNo) })), next };
}

function filterOf(sql: Sql, which: OrderFilter): SQL | undefined {
  if (which === 'all') return undefined;
  if (which === 'waiting') return exists(waitingPayments(sql, eq(payments.orderNo, orders.orderNo)));
  const states = {
    unpaid: ['unpaid', 'closing'],
    finished: ['paid', 'finished'],
    canceled: ['canceled'],
  } as const;
  return inArray(orders.state, [...states[which]]);
}

/** Number of orders with a payment that is not used and was not returned, or a refund that failed or did not arrive. */
export async function countUndecided(sql: Sql): Promise<number> {
  const waiting = waitingPayments(sql, isNotNull(payments.orderNo), ['abnormal']).as('waiting');
  const [row] = await sql.select({ orders: countDistinct(waiting.orderNo) }).from(waiting);
  return row?.orders ?? 0;
}

/** States of a refund that requires a decision of staff. */
export const undecidedRefunds: readonly RefundState[] = ['wanted', 'abnormal'];
/** States of a refund that returns the money, or may return it. */
export const returningRefunds: readonly RefundState[] = [
  'wanted',
  'approved',
  'sent',
  'abnormal',
  'succeeded',
];

/** Payments that require a decision of staff, with their orders. */
function waitingPayments(sql: Sql, where: SQL | undefined, undecided?: readonly RefundState[]) {
  return sql
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .where(and(where, isUndecided(sql, undecided)));
}

/**
 * Whether a payment requires a decision of staff: in suspense or surplus and not returned, or with a refund that is in one of
 * the states, or that failed and was not repeated (`findUnrepeated`).
 */
export function isUndecided(sql: Sql, undecided: readonly RefundState[] = undecidedRefunds): SQL | undefined {
  const refund = (states: readonly RefundState[]) =>
    exists(
      sql
        .select({ refundId: refunds.refundId })
        .from(refunds)
        .where(and(eq(refunds.paymentId, payments.paymentId), inArray(refunds.state, [...states]))),
    );
  const isNotApplied = inArray(payments.use, ['suspense', 'surplus']);
  const isUnused = and(isNotApplied, not(refund(returningRefunds)));
  const isOpen = or(isUnused, refund(undecided), and(eq(payments.use, 'applied'), hasUnrepeatedRefund(sql)));
  // Lets the planner begin with the indexes of these few payments and refunds, instead of checking every payment.
  const undecidedOrFailed = sql
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(inArray(refunds.state, [...undecidedRefunds, 'failed']));
  return and(or(isNotApplied, query`${payments.paymentId} = any(array(${undecidedOrFailed}))`), isOpen);
}

function hasUnrepeatedRefund(sql: Sql): SQL {
  const later = alias(refunds, 'later');
  const isRepeated = exists(
    sql
      .select({ refundId: later.refundId })
      .from(later)
      .where(and(eq(later.paymentId, payments.paymentId), gt(later.createdAt, refunds.createdAt))),
  );
  return exists(
    sql
      .select({ refundId: refunds.refundId })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payments.paymentId), eq(refunds.state, 'failed'), not(isRepeated))),
  );
}

async function findWaiting(sql: Sql, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const rows = await waitingPayments(sql, inArray(payments.orderNo, [...orderNos]));
  return new Set(rows.flatMap(({ orderNo }) => orderNo ?? []));
}

/** Notices about attempts, by their numbers, oldest first. */
export async function findNotices(sql: Sql, outTradeNos: readonly string[]) {
  if (outTradeNos.length === 0) return [];
  return sql
    .select()
    .from(payNotices)
    .where(inArray(payNotices.outTradeNo, [...outTradeNos]))
    .orderBy(payNotices.receivedAt);
}

/** Returns the order number of a payment; null for an unknown payment or one without an order. */
export async function findOrderNoOf(sql: Sql, paymentId: string): Promise<string | null> {
  const [row] = await sql
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .where(eq(payments.paymentId, paymentId));
  return row?.orderNo ?? null;
}

/** Marks a payment in suspense as the one that pays an order. */
export async function setApplied(
  sql: Sql,
  { paymentId, orderNo }: { readonly paymentId: string; readonly orderNo: string },
): Promise<void> {
  await sql.update(payments).set({ use: 'applied', orderNo }).where(eq(payments.paymentId, paymentId));
}
