import type { StoreFact, StoreState } from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import { z } from 'zod';
import type { HuaweiStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StoreFault } from '../../../ports/store-verifier.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { countsIn } from '../environment.ts';

const time = z.int().positive().transform(instant);

/** The used part of InAppPurchaseData. `kind`: 0 words, 1 permanent, 2 subscription. */
const purchaseData = z.object({
  applicationId: z.union([z.int(), z.string()]).transform(String),
  packageName: z.string(),
  kind: z.int(),
  orderId: z.string().min(1).max(100),
  productId: z.string().min(1).max(200),
  purchaseToken: z.string().min(1).max(2000),
  /** -1: started, 0: purchased, 1: canceled, 2: refunded, 3: pending. */
  purchaseState: z.int().default(-1),
  /** 0: sandbox; missing in production. */
  purchaseType: z.int().optional(),
  purchaseTime: time,
  price: z.int().nonnegative(),
  currency: z.string().length(3),
  quantity: z.int().positive().max(100).default(1),
  /** 1: consumed. */
  consumptionState: z.int().optional(),
  developerPayload: z.string().max(200).optional(),
  subscriptionId: z.string().min(1).max(100).optional(),
  expirationDate: time.optional(),
  subIsvalid: z.boolean().optional(),
  renewStatus: z.int().optional(),
  renewPrice: z.int().nonnegative().optional(),
  /** 1: a failed charge is retried. */
  retryFlag: z.int().optional(),
  graceExpirationTime: time.optional(),
  resumeTime: time.optional(),
  cancelTime: time.optional(),
  cancellationTime: time.optional(),
});
export type PurchaseData = z.output<typeof purchaseData>;

/** Returns a purchase if it belongs to this app and environment, otherwise the reason why not. */
export function parsePurchaseData(
  settings: HuaweiStoreSettings,
  text: string,
): { readonly data: PurchaseData } | { readonly fault: StoreFault } {
  const { data } = purchaseData.safeParse(parseStrictJson(text));
  if (!data) return { fault: 'format' };
  const { applicationId, packageName, purchaseType } = data;
  if (applicationId !== settings.appId || packageName !== settings.packageName) return { fault: 'app' };
  if (!countsIn(settings, purchaseType === 0, accountOf(data))) return { fault: 'environment' };
  return { data };
}

/** Describes a purchase. `queriedAt` is the time of the query to Huawei. */
export function describePurchase(
  settings: HuaweiStoreSettings,
  data: PurchaseData,
  queriedAt: Instant,
): SnapshotReading {
  const product = settings.products.get(data.productId);
  if (product?.kind === 'words' && data.kind === 0) return describeWords(data, product.itemId, queriedAt);
  if (product?.kind !== 'tier' || data.kind !== 2) return { kind: 'denied', fault: 'product' };
  const { orderId: transactionId, purchaseTime: from, expirationDate: to, subscriptionId, productId } = data;
  if (!to || to <= from || !subscriptionId) return { kind: 'denied', fault: 'format' };
  const isPending = data.purchaseState === 3 || data.purchaseState === -1;
  const revokedAt = revocationOf(data, queriedAt);
  const period = { kind: 'period', transactionId, version: queriedAt, tier: product.tier, from, to } as const;
  return {
    kind: 'snapshot',
    snapshot: {
      ref: { kind: 'subscription', productId, token: data.purchaseToken, number: subscriptionId },
      purchaseId: subscriptionId,
      facts: [...(isPending ? [] : [{ ...period, revokedAt }]), statusOf(data, isPending, queriedAt)],
      ...{ words: null, isPending, accountToken: accountOf(data), replaces: null },
      // Huawei requires confirmation only of words.
      needsConfirmation: false,
    },
  };
}

function describeWords(data: PurchaseData, itemId: string, queriedAt: Instant): SnapshotReading {
  const { orderId: transactionId, productId, purchaseToken: token, quantity, purchaseState } = data;
  const isPending = purchaseState === 3 || purchaseState === -1;
  return {
    kind: 'snapshot',
    snapshot: {
      ref: { kind: 'product', productId, token, number: '' },
      ...{ purchaseId: transactionId, facts: [], isPending, accountToken: accountOf(data), replaces: null },
      words: { transactionId, itemId, quantity, revokedAt: revocationOf(data, queriedAt), version: null },
      needsConfirmation: purchaseState === 0 && data.consumptionState !== 1,
    },
  };
}

/** Returns the time at which a payment was returned; null if it was not. */
function revocationOf({ purchaseState, cancelTime, cancellationTime }: PurchaseData, queriedAt: Instant) {
  if (purchaseState !== 1 && purchaseState !== 2) return null;
  return cancelTime ?? cancellationTime ?? queriedAt;
}

/** The app writes the account id into the payload of the purchase. */
function accountOf({ developerPayload }: PurchaseData): string | null {
  return z.uuid().toLowerCase().safeParse(developerPayload).data ?? null;
}

function statusOf(data: PurchaseData, isPending: boolean, queriedAt: Instant): StoreFact {
  const state = isPending ? 'pending' : stateOf(data, queriedAt);
  const renews = data.renewStatus === 1 && state !== 'ended' && state !== 'pending';
  const price = data.renewPrice ?? data.price;
  return {
    ...{ kind: 'status', version: queriedAt, state, productId: data.productId, renews },
    graceUntil: state === 'grace' ? (data.graceExpirationTime ?? null) : null,
    nextAt: renews && state === 'active' ? (data.expirationDate ?? null) : null,
    nextAmount: renews ? price : null,
    nextCurrency: renews ? data.currency : null,
  };
}

function stateOf(data: PurchaseData, queriedAt: Instant): StoreState {
  const { purchaseState, subIsvalid, retryFlag, graceExpirationTime, resumeTime, expirationDate } = data;
  if (purchaseState !== 0) return 'ended';
  if (subIsvalid === true) {
    const isOver = expirationDate !== undefined && expirationDate <= queriedAt;
    return isOver && graceExpirationTime !== undefined && graceExpirationTime > queriedAt
      ? 'grace'
      : 'active';
  }
  if (resumeTime !== undefined && resumeTime > queriedAt) return 'paused';
  return retryFlag === 1 ? 'hold' : 'ended';
}
