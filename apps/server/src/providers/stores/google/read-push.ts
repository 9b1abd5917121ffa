import { createHash } from 'node:crypto';
import { type Clock, instant } from '@inkstone/kernel';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { ProviderFailure } from '../../../ports/login-provider.ts';
import type { GoogleStoreSettings } from '../../../ports/store-config.ts';
import type {
  StoreFault,
  StoreNoticeReading,
  StoreNoticeRequest,
  StorePurchaseRef,
} from '../../../ports/store-verifier.ts';
import { createIdTokenReader } from '../../login/id-token.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { memberOf, nameIn } from '../../pay/unreadable-notice.ts';
import { purchaseIdOf, refOf } from './read-play.ts';

const push = z.object({
  message: z.object({
    messageId: z.string().min(1).max(100),
    data: z.base64().max(50_000),
  }),
});

const token = z.string().min(1).max(2000);
const notification = z.looseObject({
  packageName: z.string(),
  eventTimeMillis: z.coerce.number().int().positive(),
  subscriptionNotification: z.object({ notificationType: z.int(), purchaseToken: token }).optional(),
  oneTimeProductNotification: z
    .object({ notificationType: z.int(), purchaseToken: token, sku: z.string().max(200) })
    .optional(),
  voidedPurchaseNotification: z
    .object({
      purchaseToken: token,
      orderId: z.string().min(1).max(100),
      productType: z.int(),
      refundType: z.int().optional(),
    })
    .optional(),
  testNotification: z.looseObject({}).optional(),
});
type Notification = z.output<typeof notification>;

/** Supported types of notifications about subscriptions. Google is queried regardless of the type. */
const subscriptionTypes: Readonly<Record<number, string>> = {
  ...{ 1: 'RECOVERED', 2: 'RENEWED', 3: 'CANCELED', 4: 'PURCHASED', 5: 'ON_HOLD', 6: 'IN_GRACE_PERIOD' },
  ...{ 7: 'RESTARTED', 8: 'PRICE_CHANGE_CONFIRMED', 9: 'DEFERRED', 10: 'PAUSED' },
  ...{ 11: 'PAUSE_SCHEDULE_CHANGED', 12: 'REVOKED', 13: 'EXPIRED', 17: 'ITEMS_CHANGED' },
  ...{ 18: 'CANCELLATION_SCHEDULED', 19: 'PRICE_CHANGE_UPDATED', 20: 'PENDING_PURCHASE_CANCELED' },
  ...{ 22: 'PRICE_STEP_UP_CONSENT_UPDATED' },
};
const productTypes: Readonly<Record<number, string>> = { 1: 'PRODUCT_PURCHASED', 2: 'PRODUCT_CANCELED' };
/** A refund of a part of the quantity revokes nothing automatically: staff decide. */
const partialRefund = 2;
/** The `productType` of a subscription payment. */
const subscriptionPayment = 1;

/**
 * Creates the reader of real-time notifications, which Pub/Sub pushes with a token of the service account of the settings.
 */
export function createPushReader(
  deps: { readonly clock: Clock },
  settings: GoogleStoreSettings,
  keys: { readonly url: string; readonly fixed?: JSONWebKeySet | undefined },
): (request: StoreNoticeRequest) => Promise<StoreNoticeReading> {
  const issuers = ['https://accounts.google.com', 'accounts.google.com'];
  const rules = { keysUrl: keys.url, keys: keys.fixed, issuers, audience: settings.pushAudience };
  const readToken = createIdTokenReader(deps, rules);

  async function findFault(headers: StoreNoticeRequest['headers']) {
    const [, bearer] = /^Bearer ([\w.-]{1,5000})$/i.exec(headers.authorization ?? '') ?? [];
    if (!bearer) return denied('signature');
    try {
      const { email, email_verified } = await readToken(bearer, null);
      return email === settings.pushEmail && email_verified === true ? null : denied('signature');
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (error.reason === 'unavailable') return { kind: 'unknown', detail: error.message } as const;
      return denied('signature');
    }
  }

  return async ({ headers, body }) => {
    const fault = await findFault(headers);
    if (fault) return fault;
    return readMessage(settings, body);
  };
}

function readMessage(settings: GoogleStoreSettings, body: Uint8Array): StoreNoticeReading {
  const json = parseStrictJson(body);
  const { data: pushed } = push.safeParse(json);
  const inner = pushed ? Buffer.from(pushed.message.data, 'base64') : null;
  const message = inner ? parseStrictJson(inner) : undefined;
  const { data: read } = notification.safeParse(message);
  const packageName = read?.packageName ?? nameIn(message, 'packageName');
  if (packageName !== '' && packageName !== settings.packageName) return denied('app');
  const content = (inner ?? Buffer.from(body)).toString('utf8');
  const eventKey = pushed?.message.messageId ?? keyOf(content);
  const isClear = read && membersOf(read).length <= 1;
  if (isClear) return { kind: 'notice', eventKey, content, ...meaningOf(read) };
  return {
    ...{ kind: 'notice', eventKey, content, weight: 'unreadable', snapshot: null, voided: null },
    ...{ type: membersOf(message).join('+'), toQuery: purchaseIn(message) },
  };
}

/** The members that say what happened: Google documents one for each message. */
function membersOf(message: unknown): string[] {
  const names = typeof message === 'object' && message !== null ? Object.keys(message) : [];
  return names.filter((name) => /^[a-z]{1,60}Notification$/i.test(name));
}

/** The purchase that a notification in an undocumented form still names: querying it changes nothing by itself. */
function purchaseIn(message: unknown): StorePurchaseRef | null {
  const tokenOf = (member: string) => token.safeParse(memberOf(message, member, 'purchaseToken')).data;
  const subscription = tokenOf('subscriptionNotification');
  if (subscription !== undefined) return refOf('subscription', '', subscription);
  const product = tokenOf('oneTimeProductNotification');
  if (product !== undefined) return refOf('product', '', product);
  const voided = tokenOf('voidedPurchaseNotification');
  const isSubscription =
    memberOf(message, 'voidedPurchaseNotification', 'productType') === subscriptionPayment;
  return voided === undefined ? null : refOf(isSubscription ? 'subscription' : 'product', '', voided);
}

/** Equal for equal contents. */
function keyOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function meaningOf(read: Notification) {
  const plain = { weight: 'normal', snapshot: null, toQuery: null, voided: null } as const;
  const { subscriptionNotification: renewing, oneTimeProductNotification: once } = read;
  if (renewing) {
    const known = subscriptionTypes[renewing.notificationType];
    return {
      ...plain,
      type: known ?? `SUBSCRIPTION_${renewing.notificationType}`,
      weight: known ? 'normal' : 'unknown',
      toQuery: refOf('subscription', '', renewing.purchaseToken),
    } as const;
  }
  if (once) {
    const known = productTypes[once.notificationType];
    return {
      ...plain,
      type: known ?? `PRODUCT_${once.notificationType}`,
      weight: known ? 'normal' : 'unknown',
      toQuery: refOf('product', once.sku, once.purchaseToken),
    } as const;
  }
  if (read.testNotification) return { ...plain, type: 'TEST' } as const;
  return read.voidedPurchaseNotification
    ? voidedMeaning(read, read.voidedPurchaseNotification)
    : ({ ...plain, type: nameOf(read), weight: 'unknown' } as const);
}

/** Returns the name of an unsupported notification, such as `pendingRefundReviewNotification`. */
function nameOf(read: Notification): string {
  return membersOf(read)[0] ?? 'OTHER';
}

function voidedMeaning(
  { eventTimeMillis }: Notification,
  {
    purchaseToken,
    orderId,
    productType,
    refundType,
  }: NonNullable<Notification['voidedPurchaseNotification']>,
) {
  const isPartial = refundType === partialRefund;
  const at = instant(eventTimeMillis);
  return {
    type: isPartial ? 'VOIDED_IN_PART' : 'VOIDED',
    weight: isPartial ? 'alarming' : 'normal',
    snapshot: null,
    // The subscription may have ended with the return of its payment.
    toQuery: isPartial
      ? null
      : refOf(productType === subscriptionPayment ? 'subscription' : 'product', '', purchaseToken),
    voided: isPartial ? null : { transactionId: orderId, purchaseId: purchaseIdOf(purchaseToken), at },
  } as const;
}

function denied(fault: StoreFault) {
  return { kind: 'denied', fault } as const;
}
