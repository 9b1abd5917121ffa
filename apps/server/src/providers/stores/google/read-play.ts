import { createHash } from 'node:crypto';
import type { StoreFact, StoreState } from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import { z } from 'zod';
import type { GoogleStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StoreFault, StorePurchaseRef } from '../../../ports/store-verifier.ts';
import { countsIn } from '../environment.ts';

/** Returns our id of a purchase: a hash, because the token is a secret between the app, Google and us. */
export function purchaseIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 40);
}

const time = z
  .string()
  .refine((text) => Number.isFinite(Date.parse(text)))
  .transform((text) => instant(Date.parse(text)));

const money = z.object({
  currencyCode: z.string().length(3),
  units: z.coerce.number().int().nonnegative().default(0),
  nanos: z.int().nonnegative().default(0),
});

const lineItem = z.object({
  productId: z.string().min(1).max(200),
  expiryTime: time.optional(),
  latestSuccessfulOrderId: z.string().min(1).max(100).optional(),
  autoRenewingPlan: z
    .object({ autoRenewEnabled: z.boolean().default(false), recurringPrice: money.optional() })
    .optional(),
});
type LineItem = z.output<typeof lineItem>;

const subscription = z.object({
  subscriptionState: z.string(),
  startTime: time.optional(),
  latestOrderId: z.string().min(1).max(100).optional(),
  linkedPurchaseToken: z.string().min(1).max(2000).optional(),
  acknowledgementState: z.string().optional(),
  testPurchase: z.looseObject({}).optional(),
  externalAccountIdentifiers: z.object({ obfuscatedExternalAccountId: z.string().optional() }).optional(),
  lineItems: z.array(lineItem).min(1).max(20),
});
type Subscription = z.output<typeof subscription>;

const prefix = 'SUBSCRIPTION_STATE_';
const states: Readonly<Record<string, StoreState>> = {
  [`${prefix}PENDING`]: 'pending',
  [`${prefix}PENDING_PURCHASE_CANCELED`]: 'ended',
  [`${prefix}ACTIVE`]: 'active',
  // Canceled: it is not renewed; access lasts until the end of the paid period.
  [`${prefix}CANCELED`]: 'active',
  [`${prefix}IN_GRACE_PERIOD`]: 'grace',
  [`${prefix}ON_HOLD`]: 'hold',
  [`${prefix}PAUSED`]: 'paused',
  [`${prefix}EXPIRED`]: 'ended',
};

/** Reads `purchases.subscriptionsv2`. `queriedAt` is when the request was sent. */
export function readSubscription(
  settings: GoogleStoreSettings,
  token: string,
  json: unknown,
  queriedAt: Instant,
): SnapshotReading {
  const { data } = subscription.safeParse(json);
  const state = data && states[data.subscriptionState];
  if (!data || !state) return denied('format');
  if (!countsIn(settings, isTest(data.testPurchase), accountOf(data))) return denied('environment');
  const items = data.lineItems.flatMap((item) => {
    const product = settings.products.get(item.productId);
    return product?.kind === 'tier' ? [{ item, tier: product.tier }] : [];
  });
  const [first] = items;
  if (!first) return denied('product');
  const isPending = state === 'pending' || data.subscriptionState === `${prefix}PENDING_PURCHASE_CANCELED`;
  const periods = isPending
    ? []
    : items.flatMap(({ item, tier }): StoreFact[] => {
        const orderId = item.latestSuccessfulOrderId ?? data.latestOrderId;
        if (!item.expiryTime || !orderId) return [];
        const transactionId = items.length > 1 ? `${orderId}/${item.productId}` : orderId;
        // A renewal has the number of the first order with the suffix `..0` and so on, and no start.
        const from = orderId.includes('..') ? null : (data.startTime ?? null);
        const { expiryTime: to } = item;
        return [{ kind: 'period', transactionId, version: queriedAt, tier, from, to, revokedAt: null }];
      });
  const { linkedPurchaseToken: linked } = data;
  return {
    kind: 'snapshot',
    snapshot: {
      ref: { kind: 'subscription', productId: first.item.productId, token, number: '' },
      purchaseId: purchaseIdOf(token),
      facts: [...periods, statusOf(data, first.item, state, queriedAt)],
      ...{ words: null, isPending, accountToken: accountOf(data) },
      replaces: linked ? { purchaseId: purchaseIdOf(linked), at: data.startTime ?? queriedAt } : null,
      needsConfirmation: !isPending && data.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING',
    },
  };
}

function statusOf(data: Subscription, item: LineItem, state: StoreState, queriedAt: Instant): StoreFact {
  const { autoRenewingPlan: plan, expiryTime, productId } = item;
  const renews = (plan?.autoRenewEnabled ?? false) && state !== 'ended' && state !== 'pending';
  const price = renews ? plan?.recurringPrice : undefined;
  return {
    ...{ kind: 'status', version: queriedAt, state, productId, renews },
    // During the grace period Google postpones the end itself.
    graceUntil: data.subscriptionState === `${prefix}IN_GRACE_PERIOD` ? (expiryTime ?? null) : null,
    nextAt: renews && state === 'active' ? (expiryTime ?? null) : null,
    nextAmount: price ? price.units * 100 + Math.round(price.nanos / 10_000_000) : null,
    nextCurrency: price?.currencyCode ?? null,
  };
}

function accountOf(data: Subscription): string | null {
  return data.externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null;
}

const product = z.object({
  orderId: z.string().min(1).max(100).optional(),
  purchaseStateContext: z.object({ purchaseState: z.string() }),
  testPurchaseContext: z.looseObject({}).optional(),
  obfuscatedExternalAccountId: z.string().optional(),
  productLineItem: z
    .array(
      z.object({
        productId: z.string().min(1).max(200),
        productOfferDetails: z
          .object({
            quantity: z.int().positive().max(100).default(1),
            consumptionState: z.string().optional(),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(20),
});

/** Reads `purchases.productsv2`: a purchase of words. */
export function readProduct(
  settings: GoogleStoreSettings,
  token: string,
  json: unknown,
  queriedAt: Instant,
): SnapshotReading {
  const { data } = product.safeParse(json);
  if (!data) return denied('format');
  if (!countsIn(settings, isTest(data.testPurchaseContext), data.obfuscatedExternalAccountId ?? null))
    return denied('environment');
  // One product per purchase: bundles of several products are not sold.
  const [line] = data.productLineItem;
  const sold = line && settings.products.get(line.productId);
  if (!line || data.productLineItem.length > 1 || sold?.kind !== 'words') return denied('product');
  const { purchaseState } = data.purchaseStateContext;
  const isPending = purchaseState === 'PENDING';
  if (!['PENDING', 'PURCHASED', 'CANCELLED'].includes(purchaseState)) return denied('format');
  const offer = line.productOfferDetails;
  const revokedAt = purchaseState === 'CANCELLED' ? queriedAt : null;
  const quantity = offer?.quantity ?? 1;
  const transactionId = data.orderId ?? purchaseIdOf(token);
  return {
    kind: 'snapshot',
    snapshot: {
      ref: { kind: 'product', productId: line.productId, token, number: '' },
      ...{ purchaseId: purchaseIdOf(token), facts: [], isPending, replaces: null },
      words: { transactionId, itemId: sold.itemId, quantity, revokedAt, version: null },
      accountToken: data.obfuscatedExternalAccountId ?? null,
      needsConfirmation:
        purchaseState === 'PURCHASED' && offer?.consumptionState !== 'CONSUMPTION_STATE_CONSUMED',
    },
  };
}

function isTest(context: object | undefined): boolean {
  return context !== undefined;
}

const voidedPage = z.object({
  voidedPurchases: z
    .array(
      z.object({
        purchaseToken: z.string().min(1),
        orderId: z.string().min(1).max(100),
        voidedTimeMillis: z.coerce.number().int().positive(),
      }),
    )
    .default([]),
  tokenPagination: z.object({ nextPageToken: z.string().optional() }).optional(),
});

/** Reads a page of `purchases.voidedpurchases`; null if it cannot be read. */
export function readVoided(json: unknown) {
  const { data } = voidedPage.safeParse(json);
  if (!data) return null;
  return {
    voided: data.voidedPurchases.map(({ purchaseToken, orderId, voidedTimeMillis }) => ({
      ...{ transactionId: orderId, purchaseId: purchaseIdOf(purchaseToken), at: instant(voidedTimeMillis) },
    })),
    next: data.tokenPagination?.nextPageToken ?? null,
  };
}

/** Returns the reference for querying a purchase, as far as its token states it. */
export function refOf(kind: StorePurchaseRef['kind'], productId: string, token: string): StorePurchaseRef {
  return { kind, productId, token, number: '' };
}

function denied(fault: StoreFault): SnapshotReading {
  return { kind: 'denied', fault };
}
