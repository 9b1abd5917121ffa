import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { orders, quotes } from '../../../platform/db/tables/orders.ts';
import type { Order } from '../store.ts';

type Member = Pick<Order, 'orderNo' | 'alternativeOf'>;

/** The first order among the alternatives of an order; its lock is the lock of all of them. */
export const firstOf = ({ orderNo, alternativeOf }: Member): string => alternativeOf ?? orderNo;

/** An order of which money may still arrive, and the campaign of its price. */
export interface OpenOrder extends Pick<Order, 'orderNo' | 'itemId' | 'couponId' | 'state'> {
  readonly campaignId: string | null;
}

const isOpen = inArray(orders.state, ['unpaid', 'closing']);

/** Unpaid orders of a buyer and those being closed, the newest first; orders of subscriptions are excluded. */
export async function findOpenOrders(sql: Sql, buyerId: string): Promise<OpenOrder[]> {
  const { orderNo, itemId, couponId, state } = orders;
  return sql
    .select({ orderNo, itemId, couponId, state, campaignId: quotes.campaignId })
    .from(orders)
    .innerJoin(quotes, eq(quotes.quoteId, orders.quoteId))
    .where(and(eq(orders.buyerId, buyerId), isOpen, isNull(orders.subscriptionId)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

/** Whether a locked order can have alternatives: if it is one itself, or was closed in favour of one. */
export function mayHaveAlternatives({
  alternativeOf,
  state,
}: Pick<Order, 'alternativeOf' | 'state'>): boolean {
  return alternativeOf !== null || state !== 'unpaid';
}

/** Whether an alternative of a locked order was paid. */
export async function hasPaidAlternative(
  sql: Sql,
  order: Pick<Order, 'orderNo' | 'alternativeOf' | 'state'>,
): Promise<boolean> {
  if (!mayHaveAlternatives(order)) return false;
  const isPaid = inArray(orders.state, ['paid', 'finished']);
  const [row] = await sql
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(isOther(order), isPaid));
  return row !== undefined;
}

/** All alternatives of an order, in the order in which each replaced the one before. */
export async function findAlternatives(sql: Sql, order: Member): Promise<Order[]> {
  const { createdAt, orderNo } = orders;
  return sql.select().from(orders).where(isOther(order)).orderBy(createdAt, orderNo);
}

/** Alternatives of a locked order that can still be paid, the newest first. */
export async function findOpenAlternatives(sql: Sql, order: Member): Promise<Order[]> {
  return sql
    .select()
    .from(orders)
    .where(and(isOther(order), isOpen))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

function isOther(order: Member) {
  const first = firstOf(order);
  const isMember = or(eq(orders.orderNo, first), eq(orders.alternativeOf, first));
  return and(isMember, ne(orders.orderNo, order.orderNo));
}
