import { generateKeyPairSync } from 'node:crypto';
import type { ProofKind, StoreEvent } from '@inkstone/contracts/orders';
import { harmonyStoreNotice } from '@inkstone/contracts/orders';
import { type Clock, minute } from '@inkstone/kernel';
import type { HarmonyStoreSettings } from '../../../../ports/store-config.ts';
import { openChain, type StoredChain } from '../../chain-signer.ts';
import { createHarmonyStore } from '../../harmony/create-harmony-store.ts';
import { offerCurrency, offeredProducts, offerOf } from '../products.ts';
import type { Purchase } from '../store.ts';
import type { StoreFormat } from '../store-format.ts';

const app = { appId: '1000000002', packageName: 'simulated.inkstone' } as const;

/** Type and subtype of a notification of version 3. */
const types: Readonly<Record<StoreEvent, readonly [string, string?]>> = {
  bought: ['DID_NEW_TRANSACTION', 'INITIAL_BUY'],
  renewed: ['DID_NEW_TRANSACTION', 'DID_RENEW'],
  recovered: ['DID_NEW_TRANSACTION', 'DID_RENEW'],
  renewal_failed: ['SYNC'],
  grace_ended: ['SYNC'],
  expired: ['EXPIRE'],
  renewal_off: ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED'],
  renewal_on: ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_ENABLED'],
  refunded: ['REVOKE'],
  refund_reversed: ['SYNC'],
  revoked: ['REVOKE'],
  unknown: ['SIMULATED_NOVELTY'],
};

/** SubscriptionStatus of IAP Kit: active, expired, a failed charge is retried, revoked. */
const statuses = { active: '1', grace: '3', retry: '3', expired: '2', returned: '5' } as const;

/**
 * Creates the format of AppGallery on HarmonyOS: orders and states signed with a chain that has Huawei's mark. Notifications
 * only cause a query.
 */
export function createHarmonyFormat(
  chains: { readonly genuine: StoredChain; readonly stranger: StoredChain },
  deps: { readonly clock: Clock },
): StoreFormat {
  const [store, stranger] = [openChain(chains.genuine), openChain(chains.stranger)];
  return {
    verifier: ({ find, confirm }) =>
      createHarmonyStore(createSettings(), deps, {
        root: store.root,
        api: async (what, { token }) => {
          const purchase = await find(token);
          if (!purchase) return { kind: 'unknown', detail: 'the service does not know the purchase' };
          if (what === 'confirm') await confirm(token);
          return { kind: 'reply', json: what === 'confirm' ? {} : signed(store.sign, purchase) };
        },
      }),
    proof: (purchase, kind) => {
      const { sign } = kind === 'forged' ? stranger : store;
      return { store: 'harmony', signed: sign(documentOf(purchase, kind)) };
    },
    notice: (purchase, { says, eventId, isForged }) => {
      const [notificationType, notificationSubtype] = types[says];
      const { number, productId, transactionId, signedAt } = purchase;
      const notificationMetaData = {
        ...{ environment: 'NORMAL', applicationId: app.appId, packageName: app.packageName },
        ...{ type: purchase.kind === 'product' ? 0 : 2, currentProductId: productId },
        ...{ purchaseToken: number, purchaseOrderId: transactionId },
      };
      const payload = {
        ...{ notificationType, notificationSubtype, notificationRequestId: eventId },
        ...{ notificationVersion: 'v3', notificationMetaData, signedTime: signedAt },
      };
      return JSON.stringify({ jwsNotification: (isForged ? stranger : store).sign(payload) });
    },
    isConfirmed: ({ isConfirmed }) => isConfirmed,
    noticePath: harmonyStoreNotice.path,
    // Huawei documents only that it retries periodically.
    pauses: [1, 5, 15, 60, 360, 1440].map((minutes) => minutes * minute),
    impossible: ['decline_with_grace', 'reverse_refund'],
  };
}

/** The settings require a key of the API, which is never used. */
function createSettings(): HarmonyStoreSettings {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ...{ ...app, environment: 'production', products: offeredProducts, issuerId: 'simulated', keyId: 'none' },
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function signed(sign: (payload: object) => string, purchase: Purchase) {
  const document = sign(documentOf(purchase));
  return purchase.kind === 'product' ? { jwsPurchaseOrder: document } : { jwsSubGroupStatus: document };
}

/** Returns the order of words, or the state of the group of a subscription. */
function documentOf(purchase: Purchase, kind: ProofKind = 'genuine'): object {
  const environment = kind === 'sandbox' ? 'SANDBOX' : 'NORMAL';
  const order = { ...orderOf(purchase), environment };
  if (purchase.kind === 'product') return { ...order, signedTime: purchase.signedAt };
  const { number, state, periodTo, renews, productId } = purchase;
  const { amount: renewalPrice } = offerOf(productId);
  const lastSubscriptionStatus = {
    ...{ subGroupGenerationId: number, subscriptionId: number, purchaseToken: number },
    ...{ status: statuses[state], expiresTime: periodTo, lastPurchaseOrder: order },
    renewalInfo: { autoRenewStatusCode: renews ? '1' : '0', renewalPrice, currency: offerCurrency },
  };
  return {
    ...{ environment, applicationId: app.appId, packageName: app.packageName, subGroupId: 'simulated' },
    lastSubscriptionStatus,
  };
}

function orderOf(purchase: Purchase): object {
  const { number, productId, transactionId, periodFrom, returnedAt, accountToken, isConfirmed } = purchase;
  return {
    ...{ applicationId: app.appId, productId, productType: purchase.kind === 'product' ? '0' : '2' },
    ...{ purchaseOrderId: transactionId, purchaseToken: number, purchaseTime: periodFrom },
    ...{ price: offerOf(productId).amount, currency: offerCurrency, countryCode: 'CN' },
    ...(returnedAt === null ? {} : { revocationTime: returnedAt }),
    ...{ finishStatus: isConfirmed ? '1' : '2', developerPayload: accountToken ?? undefined },
  };
}
