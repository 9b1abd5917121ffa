import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { HarmonyStoreSettings } from '../../../ports/store-config.ts';
import type { StoreNoticeReading, StorePurchaseRef } from '../../../ports/store-verifier.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { memberOf, nameIn } from '../../pay/unreadable-notice.ts';
import type { VerifiedJws } from '../signed-chain.ts';
import { environmentOf } from './read-order.ts';

const envelope = z.object({ jwsNotification: z.string().min(1).max(60_000) });

const applicationIdentity = z.union([z.string(), z.int()]).transform(String);
const metaData = z.object({
  environment: z.string(),
  applicationId: applicationIdentity,
  packageName: z.string(),
  /** 0: consumable words, 1: permanent, 2: subscription, 3: subscription without renewal. */
  type: z.int().optional(),
  currentProductId: z.string().max(200).optional(),
  purchaseToken: z.string().max(256).optional(),
  /** Missing if another product was chosen for the next period. */
  purchaseOrderId: z.string().max(256).optional(),
});
type MetaData = z.output<typeof metaData>;

const notification = z.object({
  notificationType: z.string().min(1).max(100),
  notificationSubtype: z.string().max(100).optional(),
  notificationRequestId: z.string().min(1).max(200),
  notificationVersion: z.literal('v3'),
  notificationMetaData: metaData,
});

/** Supported types of version 3; Huawei is queried regardless of the type. Subtypes are added without announcement. */
const knownTypes = new Set([
  ...['DID_NEW_TRANSACTION', 'DID_CHANGE_RENEWAL_STATUS', 'REVOKE', 'RENEWAL_TIME_MODIFIED', 'EXPIRE'],
  ...['SYNC', 'TEST'],
]);

/** Reads a notification of version 3. It is signed, but only determines what is queried. */
export function readNotification(
  settings: HarmonyStoreSettings,
  verify: (jws: string) => VerifiedJws,
  body: Uint8Array,
): StoreNoticeReading {
  const signed = envelope.safeParse(parseStrictJson(body)).data?.jwsNotification;
  if (signed === undefined) return { kind: 'denied', fault: 'format' };
  const verified = verify(signed);
  if (!verified.ok) return { kind: 'denied', fault: verified.fault };
  const { payload } = verified;
  const { data } = notification.safeParse(payload);
  const app = appOf(payload);
  const isForeign =
    (app.applicationId !== null && app.applicationId !== settings.appId) ||
    (app.packageName !== '' && app.packageName !== settings.packageName);
  if (isForeign) return { kind: 'denied', fault: 'app' };
  if (app.environment !== '' && app.environment !== environmentOf(settings))
    return { kind: 'denied', fault: 'environment' };
  const content = JSON.stringify(payload);
  if (!data) return unreadable(payload, content);
  const { notificationMetaData: about, notificationType, notificationSubtype } = data;
  const isKnown = knownTypes.has(notificationType);
  const toQuery = notificationType === 'TEST' ? null : purchaseIn(about);
  const isComplete = toQuery !== null || !isKnown || mayLackPurchase(notificationType, about);
  return {
    ...{ kind: 'notice', eventKey: data.notificationRequestId, snapshot: null, voided: null },
    type: notificationSubtype ? `${notificationType}/${notificationSubtype}` : notificationType,
    weight: isKnown ? (isComplete ? 'normal' : 'unreadable') : 'unknown',
    ...{ content, toQuery },
  };
}

/** The app of a notification, as far as it is stated. */
function appOf(payload: unknown) {
  const about = memberOf(payload, 'notificationMetaData');
  const { data: applicationId = null } = applicationIdentity.safeParse(memberOf(about, 'applicationId'));
  const [packageName, environment] = [nameIn(about, 'packageName'), nameIn(about, 'environment')];
  return { applicationId, packageName, environment };
}

/** A notification in an undocumented form: the purchase that it names is queried. One without an app can concern anybody. */
function unreadable(payload: unknown, content: string): StoreNoticeReading {
  const isUnauthenticated = appOf(payload).applicationId === null;
  const eventKey =
    nameIn(payload, 'notificationRequestId') || createHash('sha256').update(content).digest('hex');
  const { data: about } = metaData.safeParse(memberOf(payload, 'notificationMetaData'));
  return {
    ...{ kind: 'notice', eventKey, snapshot: null, voided: null, weight: 'unreadable', content },
    type: isUnauthenticated ? '' : nameIn(payload, 'notificationType'),
    toQuery: about ? purchaseIn(about) : null,
    ...(isUnauthenticated && { isUnauthenticated: true }),
  };
}

/**
 * Whether a notification may name no purchase: a test, one about a product not sold here, or one about another product chosen for
 * the next period, when nothing has changed yet.
 */
function mayLackPurchase(notificationType: string, { type, purchaseToken }: MetaData): boolean {
  if (notificationType === 'TEST' || notificationType === 'SYNC') return true;
  if (type !== undefined && kindOf(type) === null) return true;
  return notificationType === 'DID_CHANGE_RENEWAL_STATUS' && Boolean(purchaseToken);
}

/** Returns the kind of a purchase; null for the kinds that are not sold here. */
function kindOf(type: number | undefined): StorePurchaseRef['kind'] | null {
  return type === 2 ? 'subscription' : type === 0 ? 'product' : null;
}

/** Without the number of an order nothing can be queried; the next notification contains one. */
function purchaseIn({
  type,
  currentProductId,
  purchaseToken,
  purchaseOrderId,
}: MetaData): StorePurchaseRef | null {
  const kind = kindOf(type);
  if (kind === null || !purchaseToken || !purchaseOrderId) return null;
  return { kind, productId: currentProductId ?? '', token: purchaseToken, number: purchaseOrderId };
}
