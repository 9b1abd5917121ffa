import { offerCurrency, offerOf } from '../products.ts';
import type { Purchase } from '../store.ts';

/** Facts of a document that the purchase does not contain. */
interface DocumentFacts {
  readonly isTest: boolean;
  /** Whether it was acknowledged, or consumed. */
  readonly isConfirmed: boolean;
}

const isoOf = (at: number) => new Date(at).toISOString();

/** Returns the number of the last order: that of a renewal is the first order's number with a suffix, counted from 0. */
export function orderIdOf({ number, periodNo }: Purchase): string {
  return periodNo === 1 ? `GPA.${number}` : `GPA.${number}..${periodNo - 2}`;
}

/** Returns a subscription as described by `purchases.subscriptionsv2.get`. */
export function describeSubscription(purchase: Purchase, { isTest, isConfirmed }: DocumentFacts): object {
  const { productId, createdAt, accountToken, renews } = purchase;
  const orderId = orderIdOf(purchase);
  const { amount } = offerOf(productId);
  const recurringPrice = {
    ...{ currencyCode: offerCurrency, units: String(Math.floor(amount / 100)) },
    nanos: (amount % 100) * 10_000_000,
  };
  return {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    subscriptionState: `SUBSCRIPTION_STATE_${stateOf(purchase)}`,
    ...{ startTime: isoOf(createdAt), latestOrderId: orderId },
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${isConfirmed ? 'ACKNOWLEDGED' : 'PENDING'}`,
    ...(accountToken === null
      ? {}
      : { externalAccountIdentifiers: { obfuscatedExternalAccountId: accountToken } }),
    ...(isTest ? { testPurchase: {} } : {}),
    lineItems: [
      {
        ...{ productId, latestSuccessfulOrderId: orderId, expiryTime: isoOf(endOf(purchase)) },
        autoRenewingPlan: { autoRenewEnabled: renews, recurringPrice },
      },
    ],
  };
}

function stateOf({ state, renews }: Purchase): string {
  if (state === 'active') return renews ? 'ACTIVE' : 'CANCELED';
  return { grace: 'IN_GRACE_PERIOD', retry: 'ON_HOLD', expired: 'EXPIRED', returned: 'EXPIRED' }[state];
}

/**
 * Returns the end that Google states: it postpones it to the end of the grace period, or sets it to the time of a refund.
 */
function endOf({ state, periodTo, graceUntil, returnedAt, createdAt }: Purchase): number {
  const end = periodTo ?? createdAt;
  if (state === 'grace') return graceUntil ?? end;
  return Math.min(end, returnedAt ?? end);
}

/** Returns words as described by `purchases.productsv2.get`. */
export function describeProduct(purchase: Purchase, { isTest, isConfirmed }: DocumentFacts): object {
  const { productId, accountToken, returnedAt } = purchase;
  const consumptionState = `CONSUMPTION_STATE_${isConfirmed ? 'CONSUMED' : 'YET_TO_BE_CONSUMED'}`;
  return {
    ...{ kind: 'androidpublisher#productPurchaseV2', orderId: orderIdOf(purchase) },
    purchaseStateContext: { purchaseState: returnedAt === null ? 'PURCHASED' : 'CANCELLED' },
    productLineItem: [{ productId, productOfferDetails: { quantity: 1, consumptionState } }],
    obfuscatedExternalAccountId: accountToken ?? undefined,
    ...(isTest ? { testPurchaseContext: { fopType: 'TEST' } } : {}),
  };
}
