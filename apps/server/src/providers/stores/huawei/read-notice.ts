import { createHash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { HuaweiStoreSettings } from '../../../ports/store-config.ts';
import type { StoreNotice, StoreNoticeReading } from '../../../ports/store-verifier.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { isSigned } from './iap-signature.ts';

/**
 * Messages of version 2 wrap the message about a subscription; older ones consist only of it. The name is spelled as Huawei
 * does.
 */
const older = z.object({
  statusUpdateNotification: z.string().min(2).max(60_000),
  notifycationSignature: z.string().min(1).max(2000),
  signatureAlgorithm: z.string().max(40).default(''),
});
const current = z.object({
  version: z.literal('v2'),
  eventType: z.string().min(1).max(40),
  applicationId: z.union([z.int(), z.string()]).transform(String),
  notifyTime: z.int().positive(),
  subNotification: z
    .object({
      statusUpdateNotification: z.string().min(2).max(60_000),
      notificationSignature: z.string().min(1).max(2000),
      signatureAlgorithm: z.string().max(40).default(''),
    })
    .optional(),
  orderNotification: z
    .object({
      notificationType: z.int(),
      purchaseToken: z.string().min(1).max(2000),
      productId: z.string().min(1).max(200),
    })
    .optional(),
});

const statusUpdate = z.object({
  environment: z.string(),
  notificationType: z.int(),
  subscriptionId: z.string().min(1).max(100),
  purchaseToken: z.string().max(2000).optional(),
  latestReceipt: z.string().max(2000).optional(),
  productId: z.string().min(1).max(200),
  applicationId: z.union([z.int(), z.string()]).transform(String),
  orderId: z.string().max(100).optional(),
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
  if (old) {
    const { statusUpdateNotification: text, notifycationSignature: mark, signatureAlgorithm } = old;
    return readStatusUpdate(settings, key, { text, mark, algorithm: signatureAlgorithm });
  }
  const { data: read } = current.safeParse(json);
  if (!read) return { kind: 'denied', fault: 'format' };
  if (read.applicationId !== settings.appId) return { kind: 'denied', fault: 'app' };
  const { subNotification: sub, orderNotification: order, notifyTime } = read;
  if (sub) {
    const { statusUpdateNotification: text, notificationSignature: mark, signatureAlgorithm } = sub;
    return readStatusUpdate(settings, key, { text, mark, algorithm: signatureAlgorithm });
  }
  if (order) {
    const { notificationType, productId, purchaseToken: token } = order;
    const known = orderTypes[notificationType];
    const ask = { kind: 'product', productId, token, number: '' } as const;
    const eventKey = keyOf(`${notifyTime} ${notificationType} ${token}`);
    const told = notice(eventKey, known ?? `ORDER_${notificationType}`, known ? 'normal' : 'unknown', ask);
    return { ...told, content: textOf(body), ...(known ? {} : { isUnsigned: true }) };
  }
  // A single type for all, so that an attacker cannot raise an alarm for each of many invented types.
  const content = textOf(body);
  return { ...notice(keyOf(content), 'UNSIGNED', 'unknown', null), content, isUnsigned: true };
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
  const { data: read } = statusUpdate.safeParse(parseStrictJson(text));
  if (!read) return { kind: 'denied', fault: 'format' };
  if (read.applicationId !== settings.appId) return { kind: 'denied', fault: 'app' };
  const expected = settings.environment === 'production' ? 'prod' : 'sandbox';
  if (read.environment.toLowerCase() !== expected) return { kind: 'denied', fault: 'environment' };
  const { notificationType, productId, subscriptionId: number } = read;
  const token = read.purchaseToken ?? read.latestReceipt ?? '';
  const known = subscriptionTypes[notificationType];
  const ask = { kind: 'subscription', productId, token, number } as const;
  const type = known ?? `SUBSCRIPTION_${notificationType}`;
  return { ...notice(keyOf(text), type, known ? 'normal' : 'unknown', ask), content: text };
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
  ask: StoreNotice['ask'],
): Omit<StoreNotice, 'content'> {
  return { kind: 'notice', eventKey, type, weight, ask, snapshot: null, voided: null };
}
