import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxPlanIdLength } from '../membership/index.ts';

/** Largest number of one item in an order. */
export const maxPerOrder = 99;

/** The type of an item: membership time, or words. */
export const buyType = z.enum(['vip', 'ai']);
export type BuyType = z.output<typeof buyType>;

/** Amounts of a quote or an order, in minor units of `currency`. `payable` is `list` less the others. */
export const amounts = {
  list: z.int(),
  /** Discount of a campaign. */
  discount: z.int(),
  /** Discount of the coupon. */
  couponDiscount: z.int(),
  /** Credit of earlier purchases. */
  credit: z.int(),
  payable: z.int(),
  currency: z.enum(['CNY', 'USD']),
};

/** A stored quote. Orders refer to it, so that no amount is taken from the client. */
export const quoteView = z.object({
  quoteId: z.string(),
  type: buyType,
  /** Id of the item in the catalogue, without the token of a campaign. */
  plan: z.string(),
  quantity: z.int(),
  ...amounts,
  /** The applied coupon; null without one. */
  couponId: z.string().nullable(),
  /** When the quote expires, in ms. */
  expiresAt: z.int(),
});
export type QuoteView = z.output<typeof quoteView>;

/** State of a payment in the providers' terms (readings, 14). */
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
   * `paid` and `finished` are both success (readings, 14). `canceled`: no payment of it can be started any
   * more; one started before is still honoured.
   */
  status: z.enum(['unpaid', 'paid', 'finished', 'canceled']),
  pay: payStatus,
  /** The channel of the payment; null before the payment. */
  channel: z.enum(['wechat', 'alipay', 'stripe']).nullable(),
  /** Refunded amount of the payment that was applied to the order, in minor units. Surplus payments are in the events. */
  refunded: z.int(),
  /** Amount of this payment whose refund was decided and has not arrived, in minor units. */
  refunding: z.int(),
  createdAt: z.int(),
  /** End of the payment period. */
  expiresAt: z.int(),
  paidAt: z.int().nullable(),
  closedAt: z.int().nullable(),
});
export type OrderView = z.output<typeof orderView>;

/** The form of an order number. */
export const orderNoPattern = /^\d{18}$/;
export const orderNo = z.string().regex(orderNoPattern);

const wanted = {
  /** The id of a plan or word package, or the token of a campaign. */
  plan: z.string().min(1).max(maxPlanIdLength),
  quantity: z.int().positive().max(maxPerOrder).default(1),
};

/** Errors of orders at campaign prices. */
const campaignFaults = ['campaign_sold_out', 'campaign_limit_reached'] as const;

/** Orders a quote. Idempotent per quote. */
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

/** Like `purchase`, for word packages. */
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

/** Returns the stored state of an order. Clients poll it during a payment. */
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

/** Like `orderStatus`, after querying the providers: for users whose payment does not appear. */
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

/** Returns the newest order of a type; null if there is none. */
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

/** Lists the caller's orders, newest first. */
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

/** Returns with what the item of an order is bought again, at the conditions of the order where they still hold. */
export const buyAgain = endpoint({
  method: 'GET',
  path: '/api/vip/order/again',
  summary: 'Tells with what the item of an order can be bought again.',
  audience: 'account',
  input: z.object({ orderNo }),
  reply: z.object({
    /** The token of the campaign of the order while its price holds, otherwise the id of the plan or word package. */
    item: z.string(),
    /** Whether unused Plus reduces the price, as it did in the order: then it is bought as an upgrade. */
    isUpgrade: z.boolean(),
  }),
  errors: ['order_not_found', 'plan_not_for_sale'],
  rate: 'normal',
});

/** The history of an order in chronological order. */
export const orderEventKind = z.enum([
  ...(['ordered', 'pay_started', 'paid', 'granted', 'closing', 'closed'] as const),
  ...(['paid_twice', 'under_review', 'refund_wanted', 'refunded'] as const),
  ...(['refund_denied', 'refund_closed', 'refund_delayed', 'refund_failed'] as const),
]);

/** Returns one order with its history. */
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
        /** In minor units of `currency`, which is the payment's and not always the order's; null without a money movement. */
        amount: z.int().nullable(),
        currency: z.string().nullable(),
        channel: z.enum(['wechat', 'alipay', 'stripe']).nullable(),
      }),
    ),
  }),
  errors: ['order_not_found'],
  rate: 'normal',
});

/** Closes an unpaid order of the caller. Its payments are then closed at the providers. */
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
