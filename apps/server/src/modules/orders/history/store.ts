import { and, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { buyers, orders, payAttempts, payments, refunds } from '../../../platform/db/tables/orders.ts';
import type { Attempt } from '../attempts/store.ts';
import type { Refund } from '../refunds/store.ts';
import type { Payment } from '../settlement/store.ts';
import type { Order } from '../store.ts';

/** An order with its attempts, payments and refunds in chronological order. */
export interface OrderRecord {
  readonly order: Order;
  readonly attempts: readonly Attempt[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

/** Returns an order of the account; null if it does not exist or belongs to another account. */
export async function findOwnOrder(sql: Sql, accountId: string, orderNo: string): Promise<Order | null> {
  const [row] = await ownFind(sql).execute({ accountId, orderNo });
  return row?.order ?? null;
}

const ownFind = prepared((sql) =>
  sql
    .select({ order: orders })
    .from(orders)
    .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
    .where(
      and(
        eq(orders.orderNo, query.placeholder('orderNo')),
        eq(buyers.accountId, query.placeholder('accountId')),
      ),
    )
    .prepare('orders_find_own'),
);

/** An order of any buyer, by its number. */
export async function findOrder(sql: Sql, orderNo: string): Promise<Order | null> {
  const [row] = await orderFind(sql).execute({ orderNo });
  return row ?? null;
}

const orderFind = prepared((sql) =>
  sql
    .select()
    .from(orders)
    .where(eq(orders.orderNo, query.placeholder('orderNo')))
    .prepare('orders_find'),
);

/** Orders of an account, newest first; of some items if `items` is given. */
export async function findOrdersOf(
  sql: Sql,
  accountId: string,
  request: PageRequest & { readonly items?: readonly string[] },
): Promise<Page<Order>> {
  const from = readCursor(request.cursor);
  const { where, orderBy } = behind({ at: orders.createdAt, id: orders.orderNo }, from, 'newest first');
  const isWanted = request.items && inArray(orders.itemId, [...request.items]);
  const rows = await sql
    .select({ order: orders })
    .from(orders)
    .innerJoin(buyers, eq(buyers.buyerId, orders.buyerId))
    .where(and(eq(buyers.accountId, accountId), isWanted, where))
    .orderBy(...orderBy)
    .limit(request.limit + 1);
  const found = rows.map(({ order }) => order);
  return toPage(found, request.limit, ({ createdAt, orderNo }) => ({ at: createdAt, id: orderNo }));
}

/** Records of orders, in the given order. */
export async function readRecords(sql: Sql, of: readonly Order[]): Promise<OrderRecord[]> {
  if (of.length === 0) return [];
  const numbers = of.map(({ orderNo }) => orderNo);
  const attempts = await sql
    .select()
    .from(payAttempts)
    .where(inArray(payAttempts.orderNo, numbers))
    .orderBy(payAttempts.seq);
  const paid = await sql
    .select()
    .from(payments)
    .where(inArray(payments.orderNo, numbers))
    .orderBy(payments.receivedAt, payments.use, payments.paymentId);
  const returned =
    paid.length === 0
      ? []
      : await sql
          .select()
          .from(refunds)
          .where(
            inArray(
              refunds.paymentId,
              paid.map(({ paymentId }) => paymentId),
            ),
          )
          .orderBy(refunds.createdAt, refunds.refundId);
  return of.map((order) => {
    const own = paid.filter(({ orderNo }) => orderNo === order.orderNo);
    return {
      order,
      attempts: attempts.filter(({ orderNo }) => orderNo === order.orderNo),
      payments: own,
      refunds: returned.filter(({ paymentId }) => own.some((payment) => payment.paymentId === paymentId)),
    };
  });
}
