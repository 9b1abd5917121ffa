import type { StoreFact, StoreState } from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import { z } from 'zod';
import type { HarmonyStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StoreFault, StorePurchaseRef } from '../../../ports/store-verifier.ts';
import { countsIn } from '../environment.ts';

const time = z.int().positive().transform(instant);
/** IAP Kit encodes codes as strings in one document and as numbers in another. */
const code = z.union([z.string().max(10), z.int()]).transform(String);

/** The used part of PurchaseOrderPayload. `productType`: 0 words, 2 subscription; 1 and 3 are not sold here. */
const order = z.object({
  environment: z.string(),
  applicationId: z.union([z.string(), z.int()]).transform(String),
  productId: z.string().min(1).max(200),
  productType: code,
  purchaseOrderId: z.string().min(1).max(256),
  purchaseToken: z.string().min(1).max(256),
  quantity: z.int().positive().max(100).default(1),
  /** Missing until the payment is complete. */
  purchaseTime: time.optional(),
  revocationTime: time.optional(),
  /** 1: delivered, 2: not delivered. */
  finishStatus: code.optional(),
  needFinish: z.boolean().optional(),
  developerPayload: z.string().max(1000).optional(),
});
type HarmonyOrder = z.output<typeof order>;

/** SubscriptionStatus. `status`: 1 active, 2 expired, 3 a failed charge is retried, 5 revoked. */
const status = z.object({
  subGroupGenerationId: z.string().min(1).max(256),
  subscriptionId: z.string().min(1).max(200),
  purchaseToken: z.string().min(1).max(256),
  status: code.pipe(z.enum(['1', '2', '3', '5'])),
  expiresTime: time,
  lastPurchaseOrder: order.optional(),
  recentPurchaseOrderList: z.array(order).max(100).default([]),
  renewalInfo: z
    .object({
      autoRenewStatusCode: code,
      renewalPrice: z.int().nonnegative().optional(),
      currency: z.string().length(3).optional(),
      renewalTime: time.optional(),
    })
    .optional(),
});
type HarmonyStatus = z.output<typeof status>;

const group = z.object({
  environment: z.string(),
  applicationId: z.union([z.string(), z.int()]).transform(String),
  packageName: z.string(),
  lastSubscriptionStatus: status.optional(),
  historySubscriptionStatusList: z.array(status).max(50).default([]),
});

/** Returns Huawei's name of the environment of the settings. */
export function environmentOf({ environment }: Pick<HarmonyStoreSettings, 'environment'>): string {
  return environment === 'production' ? 'NORMAL' : 'SANDBOX';
}

/** Returns the order, or the last subscription of a group, that a verified document refers to. */
export function readReference(
  settings: HarmonyStoreSettings,
  payload: unknown,
): { readonly ref: StorePurchaseRef } | { readonly fault: StoreFault } {
  const { data: found } = group.safeParse(payload);
  const last = found?.lastSubscriptionStatus?.lastPurchaseOrder;
  if (found) {
    const fault = faultOf(settings, found, last ? accountOf(last) : null);
    if (fault) return { fault };
    return last ? { ref: refOf(last) } : { fault: 'format' };
  }
  const { data: one } = order.safeParse(payload);
  if (!one) return { fault: 'format' };
  const fault = faultOf(settings, one, accountOf(one));
  return fault ? { fault } : { ref: refOf(one) };
}

/** Describes an order of words. `queriedAt` is the time of the query to Huawei. */
export function describeOrder(
  settings: HarmonyStoreSettings,
  payload: unknown,
  requested: StorePurchaseRef,
): SnapshotReading {
  const { data } = order.safeParse(payload);
  if (!data) return denied('format');
  const fault = faultOf(settings, data, accountOf(data));
  if (fault) return denied(fault);
  // The signature does not cover the request, so the response is compared with it.
  if (data.purchaseToken !== requested.token || data.purchaseOrderId !== requested.number) return elsewhere;
  const product = settings.products.get(data.productId);
  if (product?.kind !== 'words' || data.productType !== '0') return denied('product');
  const { purchaseOrderId: transactionId, quantity, revocationTime: revokedAt = null } = data;
  const isPending = data.purchaseTime === undefined;
  return {
    kind: 'snapshot',
    snapshot: {
      ref: refOf(data),
      ...{ purchaseId: transactionId, facts: [], isPending, accountToken: accountOf(data), replaces: null },
      words: { transactionId, itemId: product.itemId, quantity, revokedAt, version: null },
      needsConfirmation: !isPending && revokedAt === null && awaitsDelivery(data),
    },
  };
}

/** Describes a subscription by the state of its group. `queriedAt` is the time of the query to Huawei. */
export function describeSubscription(
  settings: HarmonyStoreSettings,
  payload: unknown,
  requested: StorePurchaseRef,
  queriedAt: Instant,
): SnapshotReading {
  const { data } = group.safeParse(payload);
  if (!data) return denied('format');
  const newest = data.lastSubscriptionStatus?.lastPurchaseOrder;
  const fault = faultOf(settings, data, newest ? accountOf(newest) : null);
  if (fault) return denied(fault);
  const { lastSubscriptionStatus: last, historySubscriptionStatusList: history } = data;
  const all = [...history, ...(last ? [last] : [])];
  const found = all.findLast(({ purchaseToken }) => purchaseToken === requested.token);
  const paid = found && newestOrder(found);
  if (!found || !paid) return elsewhere;
  if (paid.purchaseToken !== requested.token) return elsewhere;
  const inner = faultOf(settings, paid, accountOf(paid));
  if (inner) return denied(inner);
  const product = settings.products.get(paid.productId);
  if (product?.kind !== 'tier' || paid.productType !== '2') return denied('product');
  const { subscriptionId, expiresTime: to } = found;
  const from = paid.purchaseTime;
  const isPending = from === undefined;
  if (from !== undefined && to <= from) return denied('format');
  const revokedAt = paid.revocationTime ?? (found.status === '5' ? queriedAt : null);
  const period = isPending
    ? []
    : [
        {
          ...{ kind: 'period' as const, transactionId: paid.purchaseOrderId, version: queriedAt },
          ...{ tier: product.tier, from, to, revokedAt },
        },
      ];
  return {
    kind: 'snapshot',
    snapshot: {
      ref: refOf(paid),
      ...{ purchaseId: subscriptionId, words: null, isPending, accountToken: accountOf(paid) },
      facts: [...period, statusOf(found, paid, queriedAt)],
      replaces: replacedBy(found, all),
      needsConfirmation: !isPending && found.status === '1' && awaitsDelivery(paid),
    },
  };
}

/** Another product of the same group replaces the previous one at once, and includes the rest of its period. */
function replacedBy(found: HarmonyStatus, all: readonly HarmonyStatus[]) {
  const begun = beginOf(found);
  if (begun === null) return null;
  const others = all.filter(
    (one) =>
      one.subscriptionId !== found.subscriptionId && one.subGroupGenerationId === found.subGroupGenerationId,
  );
  const before = others.findLast((one) => (beginOf(one) ?? begun) < begun);
  return before ? { purchaseId: before.subscriptionId, at: begun } : null;
}

function ordersOf({ lastPurchaseOrder, recentPurchaseOrderList }: HarmonyStatus): HarmonyOrder[] {
  return [...recentPurchaseOrderList, ...(lastPurchaseOrder ? [lastPurchaseOrder] : [])];
}

/** Returns the newest paid order, even if a later one awaits its payment; otherwise the last one. */
function newestOrder(of: HarmonyStatus): HarmonyOrder | null {
  const orders = ordersOf(of);
  const paid = orders.filter(({ purchaseTime }) => purchaseTime !== undefined);
  return (
    paid.toSorted((a, b) => (a.purchaseTime ?? 0) - (b.purchaseTime ?? 0)).at(-1) ?? orders.at(-1) ?? null
  );
}

/** Returns the time of the first known payment of a subscription. */
function beginOf(of: HarmonyStatus): Instant | null {
  const times = ordersOf(of).flatMap(({ purchaseTime }) =>
    purchaseTime === undefined ? [] : [purchaseTime],
  );
  return times.length === 0 ? null : instant(Math.min(...times));
}

function statusOf(found: HarmonyStatus, paid: HarmonyOrder, queriedAt: Instant): StoreFact {
  const state = paid.purchaseTime === undefined ? 'pending' : stateOf(found, paid);
  const { renewalInfo: renewal, expiresTime } = found;
  const renews = renewal?.autoRenewStatusCode === '1' && state !== 'ended' && state !== 'pending';
  return {
    ...{ kind: 'status', version: queriedAt, state, productId: paid.productId, renews, graceUntil: null },
    nextAt: renews && state === 'active' ? (renewal.renewalTime ?? expiresTime) : null,
    nextAmount: renews ? (renewal.renewalPrice ?? null) : null,
    nextCurrency: renews ? (renewal.currency ?? null) : null,
  };
}

function stateOf({ status: given }: HarmonyStatus, { revocationTime }: HarmonyOrder): StoreState {
  if (revocationTime !== undefined) return 'ended';
  return given === '1' ? 'active' : given === '3' ? 'hold' : 'ended';
}

function awaitsDelivery({ finishStatus, needFinish }: HarmonyOrder): boolean {
  return finishStatus === undefined ? needFinish === true : finishStatus === '2';
}

function refOf({ productId, productType, purchaseToken, purchaseOrderId }: HarmonyOrder): StorePurchaseRef {
  const kind = productType === '2' ? 'subscription' : 'product';
  return { kind, productId, token: purchaseToken, number: purchaseOrderId };
}

/** The app writes the account id into the payload of the purchase. */
function accountOf({ developerPayload }: HarmonyOrder): string | null {
  return z.uuid().toLowerCase().safeParse(developerPayload).data ?? null;
}

function faultOf(
  settings: HarmonyStoreSettings,
  of: { readonly applicationId: string; readonly environment: string; readonly packageName?: string },
  named: string | null,
): 'app' | 'environment' | null {
  const isOurs =
    of.applicationId === settings.appId &&
    (of.packageName === undefined || of.packageName === settings.packageName);
  if (!isOurs) return 'app';
  const isSandbox = of.environment === 'SANDBOX';
  const isKnown = isSandbox || of.environment === 'NORMAL';
  return isKnown && countsIn(settings, isSandbox, named) ? null : 'environment';
}

const elsewhere = { kind: 'unknown', detail: 'the answer is about another purchase' } as const;

function denied(fault: StoreFault) {
  return { kind: 'denied', fault } as const;
}
