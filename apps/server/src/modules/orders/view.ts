import type { BuyType, OrderView, QuoteView } from '@inkstone/contracts/orders';
import { hasPayment, isLive, type PayStatus, payStatusOf, type RefundState } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../platform/db/database.ts';
import { type Item, readItems } from '../membership/index.ts';
import { type OrderRecord, readRecords } from './history/store.ts';
import type { Quote } from './quotes/store.ts';
import type { Order } from './store.ts';

/** A quote as sent to clients. */
export function viewQuote(quote: Quote, type: BuyType): QuoteView {
  const { quoteId, itemId, quantity, expiresAt } = quote;
  return { quoteId, type, plan: itemId, quantity, ...viewAmounts(quote), expiresAt };
}

/** An order as sent to clients at a time: an expired order is not payable, even before it is closed. */
export function viewOrder(record: OrderRecord, type: BuyType, now: Instant): OrderView {
  const { order, payments } = record;
  const { orderNo, itemId, quantity, createdAt, expiresAt, paidAt, closedAt } = order;
  const applied = payments.find(({ use }) => use === 'applied');
  return {
    ...{ orderNo, type, plan: itemId, quantity, ...viewAmounts(order), status: statusOf(order, now) },
    ...{ pay: payOf(record), channel: applied?.channel ?? null },
    ...{ refunded: refundsOf(record, ['succeeded']), refunding: refundsOf(record, underWay) },
    ...{ createdAt, expiresAt, paidAt, closedAt },
  };
}

/** Orders as sent to clients, with their payments. */
export async function viewOrders(sql: Sql, orders: readonly Order[], now: Instant): Promise<OrderView[]> {
  const items = await readItems(sql);
  const records = await readRecords(sql, orders);
  return records.map((record) => viewOrder(record, typeOf(items, record.order), now));
}

/** Like `viewOrders`, for one order. */
export async function viewOne(sql: Sql, order: Order, now: Instant): Promise<OrderView> {
  const [view] = await viewOrders(sql, [order], now);
  if (!view) throw new Error(`The order ${order.orderNo} is missing`);
  return view;
}

/** Returns the type of an ordered item. Items are never removed from the catalogue. */
export function typeOf(items: readonly Item[], { itemId }: Pick<Order, 'itemId'>): BuyType {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Error(`The item ${itemId} is missing`);
  return item.kind;
}

type PricedOrder = Pick<
  Order,
  'list' | 'discount' | 'couponId' | 'couponDiscount' | 'credit' | 'payable' | 'currency'
>;

/** Maps amounts and the coupon of quotes and orders. */
function viewAmounts({ list, discount, couponId, couponDiscount, credit, payable, currency }: PricedOrder) {
  return { list, discount, couponId, couponDiscount, credit, payable, currency };
}

function statusOf({ state, expiresAt }: Order, now: Instant): OrderView['status'] {
  if (state === 'closing') return 'canceled';
  return state === 'unpaid' && now >= expiresAt ? 'canceled' : state;
}

function payOf({ order, attempts }: OrderRecord): PayStatus {
  if (hasPayment(order.state)) return 'SUCCESS';
  if (attempts.some(({ state }) => isLive(state))) return 'USERPAYING';
  if (order.state === 'canceled' || order.state === 'closing') return 'CLOSED';
  const last = attempts.at(-1);
  return last ? payStatusOf(last.state) : 'USERPAYING';
}

/** The states of a decided refund whose money has not arrived. */
const underWay: readonly RefundState[] = ['approved', 'sent', 'abnormal'];

/** The amount of the refunds in some states of the payment that was applied. */
function refundsOf({ payments, refunds }: OrderRecord, states: readonly RefundState[]): number {
  const applied = payments.find(({ use }) => use === 'applied');
  return refunds
    .filter(({ paymentId, state }) => paymentId === applied?.paymentId && states.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);
}
