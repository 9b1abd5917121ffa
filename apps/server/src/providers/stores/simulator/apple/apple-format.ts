import type { ProofKind, StoreEvent } from '@inkstone/contracts/orders';
import { appleStoreNotice } from '@inkstone/contracts/orders';
import { type Clock, hour } from '@inkstone/kernel';
import type { AppleStoreSettings } from '../../../../ports/store-config.ts';
import { createAppleStore } from '../../apple/create-apple-store.ts';
import { readTransaction } from '../../apple/read-transaction.ts';
import { openChain, type StoredChain } from '../../chain-signer.ts';
import { offerCurrency, offeredProducts, offerOf } from '../products.ts';
import type { Purchase } from '../store.ts';
import type { StoreFormat } from '../store-format.ts';

/** The app whose products the simulated App Store sells. */
const settings: AppleStoreSettings = {
  ...{ bundleId: 'simulated.inkstone', appId: 1_000_000_001, environment: 'production' },
  ...{ products: offeredProducts, api: null },
};

/** Type and subtype of a notification of version 2. The subtype of an `expired` one depends on its reason. */
const types: Readonly<Record<StoreEvent, readonly [string, string?]>> = {
  bought: ['SUBSCRIBED', 'INITIAL_BUY'],
  renewed: ['DID_RENEW'],
  recovered: ['DID_RENEW', 'BILLING_RECOVERY'],
  renewal_failed: ['DID_FAIL_TO_RENEW'],
  grace_ended: ['GRACE_PERIOD_EXPIRED'],
  expired: ['EXPIRED', 'VOLUNTARY'],
  renewal_off: ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED'],
  renewal_on: ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_ENABLED'],
  refunded: ['REFUND'],
  refund_reversed: ['REFUND_REVERSED'],
  revoked: ['REVOKE'],
  unknown: ['SIMULATED_NOVELTY'],
};

/**
 * Creates the format of the App Store: transactions, renewals and notifications signed with a chain that has Apple's marks.
 */
export function createAppleFormat(
  chains: { readonly genuine: StoredChain; readonly stranger: StoredChain },
  deps: { readonly clock: Clock },
): StoreFormat {
  const [store, stranger] = [openChain(chains.genuine), openChain(chains.stranger)];
  return {
    verifier: ({ find }) => ({
      ...createAppleStore(settings, deps, { root: store.root }),
      query: async ({ token }) => {
        const purchase = await find(token);
        if (!purchase) return { kind: 'denied', fault: 'gone' };
        const renewal = purchase.kind === 'product' ? undefined : store.sign(renewalOf(purchase));
        return readTransaction(settings, store.root, store.sign(transactionOf(purchase)), renewal);
      },
    }),
    proof: (purchase, kind) => {
      const { sign } = kind === 'forged' ? stranger : store;
      return { store: 'apple', signed: sign(transactionOf(purchase, kind)) };
    },
    notice: (purchase, { says, eventId, isForged }) => {
      const { sign } = isForged ? stranger : store;
      const [type, subtype] = typeOf(purchase, says);
      const data = {
        ...{ appAppleId: settings.appId, bundleId: settings.bundleId, environment: 'Production' },
        signedTransactionInfo: sign(transactionOf(purchase)),
        ...(purchase.kind === 'product' ? {} : { signedRenewalInfo: sign(renewalOf(purchase)) }),
      };
      const payload = {
        ...{ notificationType: type, subtype, notificationUUID: eventId, version: '2.0', data },
        signedDate: purchase.signedAt,
      };
      return JSON.stringify({ signedPayload: sign(payload) });
    },
    // An iOS app finishes its transactions itself.
    isConfirmed: () => null,
    noticePath: appleStoreNotice.path,
    pauses: [1, 12, 24, 48, 72].map((hours) => hours * hour),
    impossible: [],
  };
}

function typeOf({ kind, state, failedAt }: Purchase, says: StoreEvent) {
  if (kind === 'product' && says === 'bought') return ['ONE_TIME_CHARGE'] as const;
  if (says === 'renewal_failed' && state === 'grace') return ['DID_FAIL_TO_RENEW', 'GRACE_PERIOD'] as const;
  return says === 'expired' && failedAt !== null ? (['EXPIRED', 'BILLING_RETRY'] as const) : types[says];
}

function transactionOf(purchase: Purchase, kind: ProofKind = 'genuine'): object {
  const { number, productId, transactionId, periodFrom, periodTo, returnedAt, accountToken } = purchase;
  const { amount } = offerOf(productId);
  const isSubscription = purchase.kind === 'subscription';
  return {
    ...{ bundleId: settings.bundleId, environment: kind === 'sandbox' ? 'Sandbox' : 'Production' },
    ...{ productId, transactionId, originalTransactionId: number, quantity: 1 },
    type: isSubscription ? 'Auto-Renewable Subscription' : 'Consumable',
    ...{
      purchaseDate: periodFrom,
      originalPurchaseDate: purchase.createdAt,
      expiresDate: periodTo ?? undefined,
    },
    ...(returnedAt === null ? {} : { revocationDate: returnedAt, revocationReason: 0 }),
    ...{ price: amount * 10, currency: offerCurrency, appAccountToken: accountToken ?? undefined },
    ...{ inAppOwnershipType: 'PURCHASED', signedDate: purchase.signedAt },
  };
}

function renewalOf(purchase: Purchase): object {
  const { number, productId, state, renews, graceUntil, periodTo, signedAt } = purchase;
  const { amount } = offerOf(productId);
  return {
    ...{ environment: 'Production', originalTransactionId: number, productId, autoRenewProductId: productId },
    ...{ autoRenewStatus: renews ? 1 : 0, isInBillingRetryPeriod: state === 'retry' || state === 'grace' },
    gracePeriodExpiresDate: state === 'grace' ? (graceUntil ?? undefined) : undefined,
    ...{ renewalDate: periodTo, renewalPrice: amount * 10, currency: offerCurrency, signedDate: signedAt },
  };
}
