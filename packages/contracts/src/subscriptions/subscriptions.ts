import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longestPlanId } from '../membership/index.ts';
import { orderNo, payHandle } from '../orders/index.ts';

/** A channel that this version can renew through. */
export const renewalChannel = z.enum(['wechat', 'alipay']);

/**
 * What a client shows of the state. `signing`: the payer has not agreed yet. `active`: renews. `retrying`: the last charge
 * failed and is repeated. `canceling`: canceled here, the provider has not confirmed it yet; nothing is charged any
 * more. `lapsed`, `canceled`: ended.
 */
export const subscriptionStatus = z.enum([
  'signing',
  'active',
  'retrying',
  'canceling',
  'lapsed',
  'canceled',
]);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** A membership that renews. Amounts are in minor units, times in ms. */
export const subscriptionView = z.object({
  subscriptionId: z.string(),
  channel: renewalChannel,
  plan: z.string(),
  months: z.int(),
  status: subscriptionStatus,
  signedAt: z.int().nullable(),
  /** Null when nothing will be charged. */
  next: z.object({ at: z.int(), amount: z.int(), currency: z.enum(['CNY']) }).nullable(),
  /** Until when it is paid; benefits last until then, also after canceling. Null before the first payment. */
  paidUntil: z.int().nullable(),
  endedAt: z.int().nullable(),
});
export type SubscriptionView = z.output<typeof subscriptionView>;

/**
 * A subscription that an app store renews, canceled on the store's own page only. `canceled`: does not renew, benefits last to
 * the end. `hold`: benefits wait for a payment.
 */
export const storeSubscriptionView = z.object({
  subscriptionId: z.string(),
  store: z.enum(['apple', 'google', 'huawei']),
  /** Null before the first payment. */
  vip_type: z.enum(['vip', 'vvip']).nullable(),
  status: z.enum(['pending', 'active', 'canceled', 'grace', 'hold', 'paused', 'ended']),
  /** When it was first shown to this service, in ms. */
  shownAt: z.int(),
  /** Null when nothing will be charged, or the store has not said what. The amount is in hundredths of the unit. */
  next: z.object({ at: z.int(), amount: z.int().nullable(), currency: z.string().nullable() }).nullable(),
  paidUntil: z.int().nullable(),
  /** The store's page on which it is managed; null while the store is off here. */
  manageUrl: z.string().nullable(),
});
export type StoreSubscriptionView = z.output<typeof storeSubscriptionView>;

const list = z.object({ subscriptions: z.array(subscriptionView) });
const listWithStores = list.extend({ storeSubscriptions: z.array(storeSubscriptionView) });
const noInput = z.object({});
const subscriptionId = z.uuid();

/** Every subscription of the caller, over all channels, newest first. Announced charges count as read. */
export const listAllSubscriptions = endpoint({
  method: 'GET',
  path: '/api/vip/all_subscriptions',
  summary: 'Lists all subscriptions of the caller, also ended ones.',
  audience: 'account',
  input: noInput,
  reply: listWithStores,
  errors: [],
  rate: 'normal',
});

/** Subscriptions of the caller that renew, for pages that show the next charge. */
export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/vip/subscriptions',
  summary: 'Lists the subscriptions of the caller that have not ended.',
  audience: 'account',
  input: noInput,
  reply: list,
  errors: [],
  rate: 'normal',
});

/** A subscription with its announcements and charges, newest first. */
export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/vip/subscription',
  summary: 'Returns a subscription of the caller with its charges.',
  audience: 'account',
  input: z.object({ subscriptionId }),
  reply: z.object({
    subscription: subscriptionView,
    charges: z.array(
      z.object({
        periodNo: z.int(),
        at: z.int(),
        outcome: z.enum(['open', 'paid', 'declined', 'failed']),
      }),
    ),
    notices: z.array(
      z.object({ periodNo: z.int(), way: z.enum(['mail', 'page']), sentAt: z.int(), chargeAt: z.int() }),
    ),
  }),
  errors: ['subscription_not_found'],
  rate: 'normal',
});

/** How a plan could renew, shown beside the price before anybody agrees. */
export const renewalTerms = endpoint({
  method: 'GET',
  path: '/api/vip/subscription/terms',
  summary: 'Tells through which channels a plan can renew, and at which price.',
  audience: 'account',
  input: z.object({ plan: z.string().min(1).max(longestPlanId) }),
  reply: z.object({
    /** Channels with the ways to agree; empty for a plan that does not renew, or that the caller renews already. */
    channels: z.array(
      z.object({
        channel: renewalChannel,
        ways: z.array(z.enum(['qr', 'h5', 'inside'])),
        isSimulated: z.boolean(),
      }),
    ),
    months: z.int(),
    /** What each later period costs. */
    amount: z.int(),
    currency: z.enum(['CNY']),
    /** When the next period would be charged if it were bought now. */
    nextAt: z.int(),
  }),
  errors: ['plan_not_for_sale'],
  rate: 'normal',
});

const signing = {
  audience: 'account',
  input: z.object({ orderNo, way: z.enum(['qr', 'h5', 'inside']) }),
  reply: z.object({ subscriptionId, handle: payHandle, expiresAt: z.int() }),
  errors: [
    ...(['order_not_found', 'order_paid', 'order_closed', 'pay_way_off', 'pay_unavailable'] as const),
    ...(['not_renewable', 'already_subscribed'] as const),
  ],
  rate: 'normal',
} as const;

/** Lets the payer of an order agree to its renewal by Alipay. The order is charged once they have agreed. */
export const alipaySubscription = endpoint({
  method: 'POST',
  path: '/api/vip/alipay_subscription',
  summary: 'Begins an agreement by which Alipay renews the plan of an order.',
  ...signing,
});

/** As `alipaySubscription`, by WeChat Pay. */
export const wechatSubscription = endpoint({
  method: 'POST',
  path: '/api/vip/wechat_subscription',
  summary: 'Begins an agreement by which WeChat Pay renews the plan of an order.',
  ...signing,
});

/** Asks the provider whether the payer has agreed. Pages call it while somebody does. */
export const checkSubscription = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/check',
  summary: 'Asks the provider about an agreement that is being signed.',
  audience: 'account',
  input: z.object({ subscriptionId }),
  reply: subscriptionView,
  errors: ['subscription_not_found'],
  rate: 'poll',
});

/** Cancels at once at the provider; benefits last to the end of what is paid. One that has ended stays so. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/cancel',
  summary: 'Cancels a subscription of the caller.',
  audience: 'account',
  input: z.object({ subscriptionId }),
  reply: subscriptionView,
  errors: ['subscription_not_found'],
  rate: 'normal',
});
