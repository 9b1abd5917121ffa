import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { maxPlanIdLength } from '../membership/index.ts';
import { orderNo, payHandle } from '../orders/index.ts';

/** A channel that this version can renew through. */
export const renewalChannel = z.enum(['wechat', 'alipay', 'stripe']);
const currency = z.enum(['CNY', 'USD']);

/**
 * State of a subscription as shown to its owner. `signing`: the payer has not agreed yet. `active`: renews. `retrying`: the last
 * charge failed and is repeated. `canceling`: canceled here, but not yet confirmed by the provider; nothing more is charged.
 * `lapsed`, `canceled`: ended.
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

/** The first way by which charges are announced. Without a receipt, the other way and the page of subscriptions follow. */
export const noticeWay = z.enum(['mail', 'sms']);
export type NoticeWay = z.output<typeof noticeWay>;

/** A membership that renews. Amounts are in minor units, times in ms. */
export const subscriptionView = z.object({
  subscriptionId: z.string(),
  channel: renewalChannel,
  plan: z.string(),
  months: z.int(),
  status: subscriptionStatus,
  signedAt: z.int().nullable(),
  /** The next charge; null if nothing will be charged. */
  next: z.object({ at: z.int(), amount: z.int(), currency }).nullable(),
  /** End of the paid time; benefits last at least until then, also after canceling. Null before the first payment. */
  paidUntil: z.int().nullable(),
  /** The tier of its plan, and until when the caller has it by all purchases. Null without time of this tier. */
  benefits: z.object({ vip_type: z.enum(['vip', 'vvip']), until: z.int() }).nullable(),
  endedAt: z.int().nullable(),
  noticeWay,
  /** A price above the agreed one, for which consent is required before a charge; null without one. */
  priceChange: z
    .object({
      agreedAmount: z.int(),
      amount: z.int(),
      currency,
      chargeAt: z.int(),
      /** The last time at which consent is early enough for this period. */
      agreeBy: z.int(),
      /** Whether the agreement at the provider allows it; otherwise another one has to be signed. */
      canAgree: z.boolean(),
    })
    .nullable(),
});
export type SubscriptionView = z.output<typeof subscriptionView>;

/**
 * A subscription that an app store renews and that can be canceled only on the store's own page. `canceled`: does not renew, the
 * benefits last until the end. `hold`: the benefits are suspended until a payment.
 */
export const storeSubscriptionView = z.object({
  subscriptionId: z.string(),
  store: z.enum(['apple', 'google', 'huawei', 'harmony']),
  /** Null before the first payment. */
  vip_type: z.enum(['vip', 'vvip']).nullable(),
  status: z.enum(['pending', 'active', 'canceled', 'grace', 'hold', 'paused', 'ended']),
  /** When it was first reported to this service, in ms. */
  shownAt: z.int(),
  /** Null when nothing will be charged, or the store has not reported the amount, which is in hundredths of the unit. */
  next: z.object({ at: z.int(), amount: z.int().nullable(), currency: z.string().nullable() }).nullable(),
  paidUntil: z.int().nullable(),
  /** The store's page for managing it; null if the store is disabled here, or if only the device can show it (`harmony`). */
  manageUrl: z.string().nullable(),
});
export type StoreSubscriptionView = z.output<typeof storeSubscriptionView>;

const list = z.object({
  subscriptions: z.array(subscriptionView),
  /** The ways to notify the caller of charges. */
  noticeWays: z.array(noticeWay),
});
const listWithStores = list.extend({ storeSubscriptions: z.array(storeSubscriptionView) });
const noInput = z.object({});
const subscriptionId = z.uuid();

/** Lists every subscription of the caller in all channels, newest first. Announced charges count as read afterwards. */
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

/** Lists the caller's subscriptions that renew, for pages that show the next charge. */
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

/** Returns a subscription with its announcements and charges, newest first. */
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
      z.object({
        periodNo: z.int(),
        way: z.enum(['mail', 'sms', 'page']),
        sentAt: z.int(),
        chargeAt: z.int(),
      }),
    ),
  }),
  errors: ['subscription_not_found'],
  rate: 'normal',
});

/** The version of a legal document, such as 2026-11-21. */
const termsVersion = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Returns how a plan could renew, which is shown beside the price before consent. */
export const renewalTerms = endpoint({
  method: 'GET',
  path: '/api/vip/subscription/terms',
  summary: 'Tells through which channels a plan can renew, and at which price.',
  audience: 'account',
  input: z.object({ plan: z.string().min(1).max(maxPlanIdLength) }),
  reply: z.object({
    /** Channels with the ways to agree; empty if the plan does not renew, or if the caller already renews it. */
    channels: z.array(
      z.object({
        channel: renewalChannel,
        ways: z.array(z.enum(['qr', 'h5', 'inside', 'card'])),
        isSimulated: z.boolean(),
        /** When this channel would charge the next period if the plan were bought now. */
        nextAt: z.int(),
      }),
    ),
    months: z.int(),
    /** Price of each later period. */
    amount: z.int(),
    currency,
    /** When the next period would be charged if the plan were bought now. */
    nextAt: z.int(),
    /** The version of the agreement on continuous membership to which the consent applies. */
    termsVersion,
  }),
  errors: ['plan_not_for_sale'],
  rate: 'normal',
});

/** Consent to a renewal as shown to the buyer: the price of later periods, and the version of the agreement. */
const renewalConsent = z.object({ amount: z.int().positive(), termsVersion });

const signing = {
  audience: 'account',
  input: z.object({
    orderNo,
    way: z.enum(['qr', 'h5', 'inside']),
    /** Recorded by the server. Not required again for an agreement that was already started. */
    consent: renewalConsent.optional(),
  }),
  reply: z.object({ subscriptionId, handle: payHandle, expiresAt: z.int() }),
  errors: [
    ...(['order_not_found', 'order_paid', 'order_closed', 'pay_way_off', 'pay_unavailable'] as const),
    ...(['not_renewable', 'already_subscribed', 'renewal_not_agreed'] as const),
    ...(['price_changed', 'terms_changed'] as const),
  ],
  rate: 'normal',
} as const;

/** Starts the payer's consent to the renewal of an order by Alipay. The order is charged after their consent. */
export const alipaySubscription = endpoint({
  method: 'POST',
  path: '/api/vip/alipay_subscription',
  summary: 'Begins an agreement by which Alipay renews the plan of an order.',
  ...signing,
});

/** Like `alipaySubscription`, for WeChat Pay. */
export const wechatSubscription = endpoint({
  method: 'POST',
  path: '/api/vip/wechat_subscription',
  summary: 'Begins an agreement by which WeChat Pay renews the plan of an order.',
  ...signing,
});

/**
 * Starts the renewal of an order's plan by card. The handle is a client secret for Stripe's Payment Element; confirming it pays
 * the order and agrees to the renewal.
 */
export const stripeSubscription = endpoint({
  method: 'POST',
  path: '/api/vip/stripe_subscription',
  summary: 'Begins a subscription by card, which pays an order and renews its plan.',
  ...signing,
  input: z.object({ orderNo, consent: renewalConsent.optional() }),
});

/**
 * Queries the provider about an unsigned agreement or an open charge, at most once every two seconds. Called by pages that wait
 * for the result.
 */
export const checkSubscription = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/check',
  summary: 'Asks the provider about an agreement that is being signed, or a charge that is open.',
  audience: 'account',
  input: z.object({ subscriptionId }),
  reply: subscriptionView,
  errors: ['subscription_not_found'],
  rate: 'poll',
});

/**
 * Cancels a subscription immediately at the provider; the benefits last until the end of the paid time. Does nothing if it has
 * ended.
 */
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

/** Agrees to a higher price, which is charged from the next period on. Idempotent. */
export const agreeToPrice = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/price',
  summary: 'Agrees to a higher price of a subscription.',
  audience: 'account',
  input: z.object({ subscriptionId, amount: z.int().positive() }),
  reply: subscriptionView,
  errors: ['subscription_not_found', 'price_changed', 'not_renewable'],
  rate: 'normal',
});

/** Sets how charges of a subscription are announced. */
export const chooseNoticeWay = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/notice',
  summary: 'Chooses whether charges are announced by e-mail or SMS first.',
  audience: 'account',
  input: z.object({ subscriptionId, way: noticeWay }),
  reply: subscriptionView,
  errors: ['subscription_not_found', 'notice_way_missing'],
  rate: 'normal',
});

/**
 * Starts the change of the card that a subscription charges. The handle is a client secret for Stripe's Payment Element, which
 * sends the card only to Stripe. Nothing is charged.
 */
export const changeCard = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/card',
  summary: 'Begins the change of the card of a subscription.',
  audience: 'account',
  input: z.object({ subscriptionId }),
  reply: z.object({ handle: payHandle, isSimulated: z.boolean() }),
  errors: ['subscription_not_found', 'card_unchangeable', 'pay_unavailable'],
  rate: 'normal',
});

/**
 * Makes the card that was entered after `changeCard` the charged one. If this call is missed, the change is completed within a
 * day.
 */
export const finishCardChange = endpoint({
  method: 'POST',
  path: '/api/vip/subscription/card/finish',
  summary: 'Finishes the change of the card of a subscription.',
  audience: 'account',
  input: z.object({ subscriptionId }),
  /** Whether the entered card is now charged; false if none was entered. */
  reply: z.object({ isChanged: z.boolean() }),
  errors: ['subscription_not_found', 'card_unchangeable', 'pay_unavailable'],
  rate: 'normal',
});
