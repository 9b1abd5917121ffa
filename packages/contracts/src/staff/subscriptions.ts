import { z } from 'zod';
import { endpoint, type ReplyOf } from '../endpoint.ts';
import { storeSubscriptionView } from '../subscriptions/index.ts';
import { pageInput, pageOf } from './cursor.ts';

const subscriptionId = z.uuid();

/** States of a subscription. */
export const subscriptionStates = [
  ...(['signing', 'active', 'announced', 'charging', 'retrying'] as const),
  ...(['lapsed', 'cancel_wanted', 'ended'] as const),
] as const;

/** A subscription with the data that staff need to explain it. Amounts are in minor units, times in ms. */
export const subscriptionRow = z.object({
  subscriptionId: z.string(),
  /** Null after the account was removed. */
  accountId: z.string().nullable(),
  /** Masked phone number or e-mail address of its owner; '' without one. */
  buyer: z.string(),
  channel: z.enum(['wechat', 'alipay', 'stripe']),
  plan: z.string(),
  orderNo: z.string(),
  state: z.enum(subscriptionStates),
  amount: z.int(),
  currency: z.string(),
  createdAt: z.int(),
  signedAt: z.int().nullable(),
  periods: z.int(),
  paidUntil: z.int().nullable(),
  nextChargeAt: z.int().nullable(),
  /** Why the last step failed, such as `no_receipt` or a code of the provider; '' without a failure. */
  fault: z.string(),
  endReason: z.enum(['user', 'staff', 'provider', 'lapsed', 'unsigned', 'replaced', 'account']).nullable(),
  endedAt: z.int().nullable(),
});
export type SubscriptionRow = z.output<typeof subscriptionRow>;

/** Lists subscriptions, newest first: of an account, with a state, or all. */
export const findSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions',
  summary: 'Lists subscriptions, the newest first.',
  audience: 'staff',
  permission: 'subscriptions.read',
  input: z.object({
    ...pageInput,
    accountId: z.uuid().optional(),
    orderNo: z
      .string()
      .regex(/^\d{18}$/)
      .optional(),
    state: subscriptionRow.shape.state.optional(),
  }),
  reply: pageOf(subscriptionRow),
  errors: [],
  rate: 'staff',
});

/** A subscription in an app store with its account. It is managed on the store's own page only. */
export const storeSubscriptionRow = storeSubscriptionView.omit({ manageUrl: true }).extend({
  accountId: z.string(),
  /** Masked phone number or e-mail address of the account; '' without one. */
  buyer: z.string(),
});
export type StoreSubscriptionRow = z.output<typeof storeSubscriptionRow>;

/** Lists subscriptions in app stores, newest first: of an account, or all. Replaced ones are not listed. */
export const findStoreSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/stores',
  summary: 'Lists subscriptions that were bought in app stores, the newest first.',
  audience: 'staff',
  permission: 'subscriptions.read',
  input: z.object({ ...pageInput, accountId: z.uuid().optional() }),
  reply: pageOf(storeSubscriptionRow),
  errors: [],
  rate: 'staff',
});

/**
 * Finds the account whose subscriptions are searched. A POST, so that phone numbers and e-mail addresses do not appear in URLs
 * and logs.
 */
export const findSubscriber = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/subscriber',
  summary:
    'Finds an account by a whole phone number, e-mail address or id, or by the number of a purchase in an app store.',
  audience: 'staff',
  permission: 'subscriptions.read',
  input: z.object({ query: z.string().trim().min(1).max(320) }),
  reply: z.object({ accountId: z.string().nullable() }),
  errors: [],
  rate: 'staff',
});

/** Returns a subscription with all its events, oldest first. */
export const getStaffSubscription = endpoint({
  method: 'GET',
  path: '/api/admin/subscription',
  summary: 'Returns a subscription with its agreement, consents, notices and charges.',
  audience: 'staff',
  permission: 'subscriptions.read',
  input: z.object({ subscriptionId }),
  reply: z.object({
    subscription: subscriptionRow,
    noticeWay: z.enum(['mail', 'sms']),
    consents: z.array(
      z.object({
        seq: z.int(),
        kind: z.enum(['begin', 'price']),
        amount: z.int(),
        termsVersion: z.string(),
        agreedAt: z.int(),
      }),
    ),
    prices: z.array(z.object({ periodNo: z.int(), amount: z.int(), toldAt: z.int() })),
    notices: z.array(
      z.object({
        periodNo: z.int(),
        seq: z.int(),
        way: z.enum(['mail', 'sms', 'page']),
        amount: z.int(),
        sentAt: z.int(),
        receiptAt: z.int().nullable(),
        /** The text sent by e-mail or SMS; '' for the page, and if it was not recorded. */
        message: z.string(),
      }),
    ),
    charges: z.array(
      z.object({
        periodNo: z.int(),
        tryNo: z.int(),
        startedAt: z.int(),
        outcome: z.enum(['open', 'paid', 'declined', 'failed']),
        fault: z.string(),
      }),
    ),
  }),
  errors: ['subscription_not_found'],
  rate: 'staff',
});
export type StaffSubscription = ReplyOf<typeof getStaffSubscription>;

/** Cancels on behalf of the owner: immediately at the provider; the benefits last until the end of the paid time. */
export const staffCancelSubscription = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/cancel',
  summary: 'Cancels a subscription.',
  audience: 'staff',
  permission: 'subscriptions.change',
  reason: true,
  auditFields: ['subscriptionId'],
  input: z.object({ subscriptionId }),
  reply: subscriptionRow,
  errors: ['subscription_not_found'],
  rate: 'staff',
});

/** Runs the next step immediately. The rules of renewals still apply: nothing is charged without a notice. */
export const retrySubscription = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/retry',
  summary: 'Takes the next step of a subscription that is due.',
  audience: 'staff',
  permission: 'subscriptions.change',
  reason: true,
  auditFields: ['subscriptionId'],
  input: z.object({ subscriptionId }),
  reply: subscriptionRow,
  errors: ['subscription_not_found'],
  rate: 'staff',
});
