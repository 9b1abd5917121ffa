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
    /** 0 words, 1 bought for ever, 2 a subscription, 3 one that does not renew. */
    type: z.int().optional(),
    currentProductId: z.string().max(200).optional(),
    purchaseToken: z.string().max(256).optional(),
    /** Absent where another product was chosen for the next period. */
    purchaseOrderId: z.string().max(256).optional(),
  }),
});
type MetaData = z.output<typeof notification>['notificationMetaData'];

/** Types of version 3 that are understood; whatever the type, Huawei is asked. Subtypes are added without notice. */
const knownTypes = new Set([
  ...['DID_NEW_TRANSACTION', 'DID_CHANGE_RENEWAL_STATUS', 'REVOKE', 'RENEWAL_TIME_MODIFIED', 'EXPIRE'],
  ...['SYNC', 'TEST'],
]);

/** Reads a notification of version 3. It is signed, and only says what to ask about. */
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

/** What is sold here are words and subscriptions. Without the number of an order nothing can be asked: the next notice has one. */
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
