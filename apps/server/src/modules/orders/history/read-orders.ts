import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/orders';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { readItems } from '../../membership/index.ts';
import type { Order } from '../store.ts';
import { typeOf, viewOne, viewOrder, viewOrders } from '../view.ts';
import { eventsOf } from './order-events.ts';
import { findOrdersOf, findOwnOrder, readRecords } from './store.ts';

type Reading<E extends (typeof contract)['orderStatus' | 'orderStatusByType' | 'listOrders' | 'readOrder']> =
  UseCase<E, ReplyOf<E>>;

const pageSize = 20;

/** Returns an order of the caller. The same error for unknown orders and those of other accounts. */
export async function requireOwnOrder(sql: Sql, accountId: string, orderNo: string): Promise<Order> {
  const order = await findOwnOrder(sql, accountId, orderNo);
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** Returns the stored state of an order. */
export const orderStatus: Reading<typeof contract.orderStatus> = async (
  { db, clock },
  { accountId },
  { orderNo },
) => viewOne(db.sql, await requireOwnOrder(db.sql, accountId, orderNo), clock.now());

/** Returns the state of the newest order of a type. */
export const orderStatusByType: Reading<typeof contract.orderStatusByType> = async (
  { db, clock },
  { accountId },
  { type },
) => {
  const items = (await readItems(db.sql)).filter(({ kind }) => kind === type).map(({ id }) => id);
  const { rows } = await findOrdersOf(db.sql, accountId, { limit: 1, items });
  const [order] = rows;
  return { order: order ? await viewOne(db.sql, order, clock.now()) : null };
};

/** Lists the caller's orders. */
export const listOrders: Reading<typeof contract.listOrders> = async (
  { db, clock },
  { accountId },
  { cursor },
) => {
  const { rows, next } = await findOrdersOf(db.sql, accountId, { cursor, limit: pageSize });
  return { orders: await viewOrders(db.sql, rows, clock.now()), next };
};

/** Returns an order with its history. */
export const readOrder: Reading<typeof contract.readOrder> = async (
  { db, clock },
  { accountId },
  { orderNo },
) => {
  const found = await requireOwnOrder(db.sql, accountId, orderNo);
  const [record] = await readRecords(db.sql, [found]);
  if (!record) throw new Error(`The order ${orderNo} is missing`);
  const type = typeOf(await readItems(db.sql), found);
  return { order: viewOrder(record, type, clock.now()), events: eventsOf(record) };
};
