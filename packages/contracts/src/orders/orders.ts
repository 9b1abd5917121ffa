import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longestPlanId } from '../membership/index.ts';

/** Largest number of one item in an order. */
export const mostPerOrder = 99;

/** What is bought: time of a membership, or words. */
export const buyType = z.enum(['vip', 'ai']);
export type BuyType = z.output<typeof buyType>;

/** Amounts of a quote or an order, in minor units of `currency`. `payable` is `list` less the others. */
export const amounts = {
  list: z.int(),
  /** What a campaign saves. */
  discount: z.int(),
  /** What the coupon saves. */
  couponDiscount: z.int(),
  /** What former purchases are worth. */
  credit: z.int(),
  payable: z.int(),
  currency: z.enum(['CNY', 'USD']),
};

/** The price that a client was shown, stored: nothing else that a client sends counts. */
export const quoteView = z.object({
  quoteId: z.string(),
  type: buyType,
  /** Id of the item in the catalogue, without the token of a campaign. */
  plan: z.string(),
  quantity: z.int(),
  ...amounts,
  /** The coupon that was applied; null for none. */
  couponId: z.string().nullable(),
  /** Until when the price can be ordered, in ms. */
  expiresAt: z.int(),
});
export type QuoteView = z.output<typeof quoteView>;

/** State of a payment as providers' names say it (readings, 14). */
export const payStatus = z.enum(['SUCCESS', 'FAIL', 'CLOSED', 'USERPAYING']);

/** An order. Times are ms. */
export const orderView = z.object({
  orderNo: z.string(),
  type: buyType,
  plan: z.string(),
  quantity: z.int(),
  ...amounts,
  couponId: z.string().nullable(),
  /**
   * `paid` and `finished` are both success (readings, 14). `canceled`: no payment of it can be begun any more; one that
   * was begun before is still honoured.
   */
  status: z.enum(['unpaid', 'paid', 'finished', 'canceled']),
  pay: payStatus,
  /** The channel that was paid by; null before. */
  channel: z.enum(['wechat', 'alipay', 'stripe']).nullable(),
  /** What went back to the buyer of the payment that paid it, in minor units. A second payment stands in the events. */
  refunded: z.int(),
  createdAt: z.int(),
  /** Until when it can be paid. */
  expiresAt: z.int(),
  paidAt: z.int().nullable(),
  closedAt: z.int().nullable(),
});
export type OrderView = z.output<typeof orderView>;

export const orderNo = z.string().regex(/^\d{18}$/);

const wanted = {
  /** The id of a plan or word package, or the token of a campaign. */
  plan: z.string().min(1).max(longestPlanId),
  quantity: z.int().positive().max(mostPerOrder).default(1),
};

/** Why an order at the price of a campaign is refused. */
const campaignFaults = ['campaign_sold_out', 'campaign_limit_reached'] as const;

/** Orders what was quoted. The same quote gives the same order. */
export const purchase = endpoint({
  method: 'POST',
  path: '/api/vip/purchase',
  summary: 'Orders a membership plan at the price of a quote.',
  audience: 'account',
  input: z.object({ quoteId: z.uuid() }),
  reply: orderView,
  errors: [
    'quote_expired',
    'price_changed',
    'quote_stale',
    'plan_not_for_sale',
    'coupon_unusable',
    ...campaignFaults,
  ],
  rate: 'normal',
});

/** As `purchase`, for word packages. */
export const purchaseWords = endpoint({
  method: 'POST',
  path: '/api/algorithm_service/purchase',
  summary: 'Orders a package of words at the price of a quote.',
  audience: 'account',
  input: z.object({ quoteId: z.uuid() }),
  reply: orderView,
  errors: ['quote_expired', 'price_changed', 'plan_not_for_sale', 'coupon_unusable', ...campaignFaults],
  rate: 'normal',
});

/** Quotes and orders in one call, without a coupon. */
export const addShopOrder = endpoint({
  method: 'POST',
  path: '/api/shop/order/add',
  summary: 'Orders a plan or a word package at the price of now.',
  audience: 'account',
  input: z.object(wanted),
  reply: orderView,
  errors: ['price_changed', 'plan_not_for_sale', ...campaignFaults],
  rate: 'normal',
});

/** The state of an order as we know it. Clients poll it while somebody pays. */
export const orderStatus = endpoint({
  method: 'GET',
  path: '/api/vip/orderStatus',
  summary: 'Tells the state of an order.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: orderView,
  errors: ['order_not_found'],
  rate: 'poll',
});

/** As `orderStatus`, after asking the providers: for somebody who paid and does not see it. */
export const payStatusOfOrder = endpoint({
  method: 'POST',
  path: '/api/vip/payStatus',
  summary: 'Asks the payment provider about an order and tells its state.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: orderView,
  errors: ['order_not_found', 'pay_status_unknown'],
  rate: 'secret',
});

/** The newest order of a type; null if there is none. */
export const orderStatusByType = endpoint({
  method: 'GET',
  path: '/api/order/status/byType',
  summary: 'Tells the state of the newest order of a type.',
  audience: 'account',
  input: z.object({ type: buyType }),
  reply: z.object({ order: orderView.nullable() }),
  errors: [],
  rate: 'poll',
});

/** The caller's orders, newest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/vip/orders',
  summary: "Lists the caller's orders.",
  audience: 'account',
  input: z.object({ cursor: z.string().max(200).optional() }),
  /** `next`: the cursor of the next page; null on the last. */
  reply: z.object({ orders: z.array(orderView), next: z.string().nullable() }),
  errors: [],
  rate: 'normal',
});

/** What happened to an order, in the order of time. */
export const orderEventKind = z.enum([
  ...(['ordered', 'pay_started', 'paid', 'granted', 'closing', 'closed'] as const),
  ...(['paid_twice', 'refund_wanted', 'refunded', 'refund_failed', 'under_review'] as const),
]);

/** One order with its history. */
export const readOrder = endpoint({
  method: 'GET',
  path: '/api/vip/order',
  summary: 'Returns an order and what happened to it.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: z.object({
    order: orderView,
    events: z.array(
      z.object({
        kind: orderEventKind,
        at: z.int(),
        /** In minor units; null where no money moved. */
        amount: z.int().nullable(),
        channel: z.enum(['wechat', 'alipay', 'stripe']).nullable(),
      }),
    ),
  }),
  errors: ['order_not_found'],
  rate: 'normal',
});

/** Closes an unpaid order of the caller. Its payments are closed at the providers next. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/vip/order/cancel',
  summary: 'Closes an unpaid order.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: orderView,
  errors: ['order_not_found', 'order_paid'],
  rate: 'normal',
});
