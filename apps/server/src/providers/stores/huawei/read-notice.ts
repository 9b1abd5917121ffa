import { createHash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { HuaweiStoreSettings } from '../../../ports/store-config.ts';
import type { StoreNotice, StoreNoticeReading } from '../../../ports/store-verifier.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { memberOf, nameIn } from '../../pay/unreadable-notice.ts';
import { isSigned } from './iap-signature.ts';

/**
 * A signed message about a subscription, as version 2 contains it. An older message consists of it alone, with a member
 * name in Huawei's spelling.
 */
const signedText = z.object({
  statusUpdateNotification: z.string().min(2).max(60_000),
  notificationSignature: z.string().min(1).max(2000),
  signatureAlgorithm: z.string().max(40).default(''),
});
const older = signedText
  .omit({ notificationSignature: true })
  .extend({ notifycationSignature: z.string().min(1).max(2000) });
const applicationId = z.union([z.int(), z.string()]).transform(String);
/** Unsigned content has to name the app at least. */
const envelope = z.object({ applicationId });
const orderNotice = z.object({
  version: z.literal('v2'),
  notifyTime: z.int().positive(),
  orderNotification: z.object({
    notificationType: z.int(),
    purchaseToken: z.string().min(1).max(2000),
    productId: z.string().min(1).max(200),
  }),
});

const statusUpdate = z.object({
  environment: z.string(),
  notificationType: z.int(),
  subscriptionId: z.string().min(1).max(100),
  purchaseToken: z.string().max(2000).optional(),
  latestReceipt: z.string().max(2000).optional(),
  productId: z.string().min(1).max(200),
  applicationId,
});

/** Types of notifications about subscriptions. Huawei is queried regardless of the type. */
const subscriptionTypes: Readonly<Record<number, string>> = {
  ...{ 0: 'INITIAL_BUY', 1: 'CANCEL', 2: 'RENEWAL', 3: 'INTERACTIVE_RENEWAL', 4: 'NEW_RENEWAL_PREF' },
  ...{ 5: 'RENEWAL_STOPPED', 6: 'RENEWAL_RESTORED', 7: 'RENEWAL_RECURRING', 9: 'ON_HOLD', 10: 'PAUSED' },
  ...{ 11: 'PAUSE_PLAN_CHANGED', 12: 'PRICE_CHANGE_CONFIRMED', 13: 'DEFERRED' },
};
const orderTypes: Readonly<Record<number, string>> = { 1: 'ORDER_PAID', 2: 'ORDER_REFUNDED' };

/**
 * Reads a notification. Signed content is trusted. A notification about an order is unsigned, and only causes a query to
 * Huawei. Huawei's servers have no fixed addresses, so the sender is not checked.
 */
export function readHuaweiNotice(
  settings: HuaweiStoreSettings,
  key: KeyObject,
  body: Uint8Array,
): StoreNoticeReading {
  const json = parseStrictJson(body);
  const { data: old } = older.safeParse(json);
  const { data: sub } = signedText.safeParse(memberOf(json, 'subNotification'));
  if (sub && !isOurs(settings, memberOf(json, 'applicationId'))) return { kind: 'denied', fault: 'app' };
  const signed = old ? { ...old, notificationSignature: old.notifycationSignature } : sub;
  if (signed) {
    const { statusUpdateNotification: text, notificationSignature: mark, signatureAlgorithm } = signed;
    return readStatusUpdate(settings, key, { text, mark, algorithm: signatureAlgorithm });
  }
  const { data: read } = envelope.safeParse(json);
  if (!read) return { kind: 'denied', fault: 'format' };
  if (read.applicationId !== settings.appId) return { kind: 'denied', fault: 'app' };
  const content = textOf(body);
  const { data: order } = orderNotice.safeParse(json);
  if (order) {
    const { notificationType, productId, purchaseToken: token } = order.orderNotification;
    const known = orderTypes[notificationType];
    const toQuery = { kind: 'product', productId, token, number: '' } as const;
    const eventKey = keyOf(`${order.notifyTime} ${notificationType} ${token}`);
    const result = notice(
      eventKey,
      known ?? `ORDER_${notificationType}`,
      known ? 'normal' : 'unknown',
      toQuery,
    );
    return { ...result, content, ...(known ? {} : { isUnauthenticated: true }) };
  }
  // A single type for all, so that an attacker cannot raise an alarm for each of many invented types.
  return { ...notice(keyOf(content), 'UNSIGNED', 'unknown', null), content, isUnauthenticated: true };
}

/** Returns whether a message is for this app. A message that names no app is judged by its signed content. */
function isOurs({ appId }: HuaweiStoreSettings, named: unknown): boolean {
  return named === undefined || applicationId.safeParse(named).data === appId;
}

interface SignedText {
  readonly text: string;
  readonly mark: string;
  readonly algorithm: string;
}

function readStatusUpdate(
  settings: HuaweiStoreSettings,
  key: KeyObject,
  { text, mark, algorithm }: SignedText,
): StoreNoticeReading {
  if (!isSigned(key, text, mark, algorithm)) return { kind: 'denied', fault: 'signature' };
  const json = parseStrictJson(text);
  const { data: read } = statusUpdate.safeParse(json);
  const app = read?.applicationId ?? applicationId.safeParse(memberOf(json, 'applicationId')).data;
  if (app !== undefined && app !== settings.appId) return { kind: 'denied', fault: 'app' };
  const expected = settings.environment === 'production' ? 'prod' : 'sandbox';
  const environment = read?.environment ?? nameIn(json, 'environment');
  if (environment !== '' && environment.toLowerCase() !== expected)
    return { kind: 'denied', fault: 'environment' };
  if (!read) return unreadableUpdate(text, json);
  const { notificationType, productId, subscriptionId: number } = read;
  const token = read.purchaseToken ?? read.latestReceipt ?? '';
  const known = subscriptionTypes[notificationType];
  const toQuery = { kind: 'subscription', productId, token, number } as const;
  const type = known ?? `SUBSCRIPTION_${notificationType}`;
  return { ...notice(keyOf(text), type, known ? 'normal' : 'unknown', toQuery), content: text };
}

/** A signed notification in an undocumented form: the subscription that it names is queried. */
function unreadableUpdate(text: string, json: unknown): StoreNotice {
  const code = z.int().safeParse(memberOf(json, 'notificationType')).data;
  const type = code === undefined ? '' : (subscriptionTypes[code] ?? `SUBSCRIPTION_${code}`);
  const number = nameIn(json, 'subscriptionId');
  const { data: token } = z.string().min(1).max(2000).safeParse(memberOf(json, 'purchaseToken'));
  const toQuery =
    number === '' || token === undefined
      ? null
      : ({ kind: 'subscription', productId: nameIn(json, 'productId'), token, number } as const);
  return { ...notice(keyOf(text), type, 'unreadable', toQuery), content: text };
}

function textOf(body: Uint8Array): string {
  return Buffer.from(body).toString('utf8');
}

/** Huawei does not number notifications: those with equal content are the same. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function notice(
  eventKey: string,
  type: string,
  weight: StoreNotice['weight'],
  toQuery: StoreNotice['toQuery'],
): Omit<StoreNotice, 'content'> {
  return { kind: 'notice', eventKey, type, weight, toQuery, snapshot: null, voided: null };
}
