import type { X509Certificate } from 'node:crypto';
import { instant } from '@inkstone/kernel';
import { z } from 'zod';
import type {
  AppleStoreSettings,
  PeriodReading,
  StoreNoticeReading,
  StoreVerifier,
} from '../../../ports/store-verifier.ts';
import { appleRoot } from './apple-root.ts';
import { verifyJws } from './verify-jws.ts';

const time = z.int().positive().transform(instant);

const transaction = z.object({
  bundleId: z.string(),
  environment: z.string(),
  productId: z.string(),
  type: z.literal('Auto-Renewable Subscription'),
  originalTransactionId: z.string().min(1).max(100),
  transactionId: z.string().min(1).max(100),
  purchaseDate: time,
  expiresDate: time,
  revocationDate: time.optional(),
  isUpgraded: z.boolean().optional(),
  appAccountToken: z.uuid().toLowerCase().optional(),
  signedDate: time,
});

const place = z.object({ bundleId: z.string(), environment: z.string(), appAppleId: z.int().optional() });
const notification = z.object({
  notificationType: z.string().min(1).max(100),
  notificationUUID: z.string().min(1).max(100),
  data: place.extend({ signedTransactionInfo: z.string().optional() }).optional(),
  summary: place.optional(),
  appData: place.optional(),
});
const envelope = z.object({ signedPayload: z.string().max(100_000) });

/** The App Store: signed transactions of StoreKit 2, and notifications of version 2. `root`: another one for tests only. */
export function createAppleStore(
  settings: AppleStoreSettings,
  root: X509Certificate = appleRoot(),
): StoreVerifier {
  const readPeriod = (signed: string): PeriodReading => {
    const verified = verifyJws(signed, root);
    if (!verified.ok) return { kind: 'denied', fault: verified.fault };
    // First whose it is: another app's transaction may have another form.
    const whose = z
      .object({ bundleId: z.string(), environment: z.string() })
      .safeParse(verified.payload).data;
    if (whose?.bundleId !== settings.bundleId) return { kind: 'denied', fault: 'app' };
    if (whose.environment !== settings.environment) return { kind: 'denied', fault: 'environment' };
    const { data } = transaction.safeParse(verified.payload);
    if (!data || data.expiresDate <= data.purchaseDate) return { kind: 'denied', fault: 'format' };
    const tier = settings.products.get(data.productId);
    if (!tier) return { kind: 'denied', fault: 'product' };
    const { originalTransactionId: subscriptionId, transactionId, signedDate: signedAt } = data;
    const revokedAt = data.revocationDate ?? (data.isUpgraded ? signedAt : null);
    const period = {
      ...{ subscriptionId, transactionId, tier, from: data.purchaseDate, to: data.expiresDate },
      ...{ revokedAt, accountToken: data.appAccountToken ?? null, signedAt },
    };
    return { kind: 'period', period };
  };
  const readNotice = (body: Uint8Array): StoreNoticeReading => {
    const signed = envelope.safeParse(parse(body)).data?.signedPayload;
    if (signed === undefined) return { kind: 'denied', fault: 'format' };
    const verified = verifyJws(signed, root);
    if (!verified.ok) return { kind: 'denied', fault: verified.fault };
    const { data: read } = notification.safeParse(verified.payload);
    const whose = read?.data ?? read?.summary ?? read?.appData;
    if (!read || !whose) return { kind: 'denied', fault: 'format' };
    const isOurs =
      whose.bundleId === settings.bundleId &&
      (settings.environment === 'Sandbox' || whose.appAppleId === settings.appId);
    if (!isOurs) return { kind: 'denied', fault: 'app' };
    if (whose.environment !== settings.environment) return { kind: 'denied', fault: 'environment' };
    const about = { kind: 'notice' as const, eventKey: read.notificationUUID, type: read.notificationType };
    const inner = read.data?.signedTransactionInfo;
    if (inner === undefined) return { ...about, period: null };
    const reading = readPeriod(inner);
    // A product of the same app that grants nothing here is no forgery.
    if (reading.kind === 'denied' && reading.fault !== 'product') return reading;
    return { ...about, period: reading.kind === 'period' ? reading.period : null };
  };
  return { name: 'apple', readPeriod, readNotice };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}
