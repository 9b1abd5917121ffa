import { z } from 'zod';
import type { HarmonyStoreSettings } from '../../../ports/store-config.ts';
import type { StoreNoticeReading, StorePurchaseRef } from '../../../ports/store-verifier.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import type { VerifiedJws } from '../signed-chain.ts';
import { environmentOf } from './read-order.ts';

const envelope = z.object({ jwsNotification: z.string().min(1).max(60_000) });

const notification = z.object({
  notificationType: z.string().min(1).max(100),
  notificationSubtype: z.string().max(100).optional(),
  notificationRequestId: z.string().min(1).max(200),
  notificationVersion: z.literal('v3'),
  notificationMetaData: z.object({
    environment: z.string(),
    applicationId: z.union([z.string(), z.int()]).transform(String),
    packageName: z.string(),
    /** 0: consumable words, 1: permanent, 2: subscription, 3: subscription without renewal. */
    type: z.int().optional(),
    currentProductId: z.string().max(200).optional(),
    purchaseToken: z.string().max(256).optional(),
    /** Missing if another product was chosen for the next period. */
    purchaseOrderId: z.string().max(256).optional(),
  }),
});
type MetaData = z.output<typeof notification>['notificationMetaData'];

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
  const { data } = notification.safeParse(verified.payload);
  if (!data) return { kind: 'denied', fault: 'format' };
  const { notificationMetaData: about, notificationType, notificationSubtype } = data;
  if (about.applicationId !== settings.appId || about.packageName !== settings.packageName)
    return { kind: 'denied', fault: 'app' };
  if (about.environment !== environmentOf(settings)) return { kind: 'denied', fault: 'environment' };
  return {
    ...{ kind: 'notice', eventKey: data.notificationRequestId, snapshot: null, voided: null },
    type: notificationSubtype ? `${notificationType}/${notificationSubtype}` : notificationType,
    weight: knownTypes.has(notificationType) ? 'normal' : 'unknown',
    content: JSON.stringify(verified.payload),
    ask: notificationType === 'TEST' ? null : askOf(about),
  };
}

/**
 * Returns the purchase to query. Only words and subscriptions are sold here. Without an order number no query is possible:
 * the next notification has one.
 */
function askOf({
  type,
  currentProductId,
  purchaseToken,
  purchaseOrderId,
}: MetaData): StorePurchaseRef | null {
  const kind = type === 2 ? 'subscription' : type === 0 ? 'product' : null;
  if (kind === null || !purchaseToken || !purchaseOrderId) return null;
  return { kind, productId: currentProductId ?? '', token: purchaseToken, number: purchaseOrderId };
}
