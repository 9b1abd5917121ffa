import { createPublicKey } from 'node:crypto';
import { huaweiStoreNotice, type ProofKind, type StoreEvent } from '@inkstone/contracts/orders';
import { type Clock, minute } from '@inkstone/kernel';
import type { HuaweiStoreSettings } from '../../../../ports/store-config.ts';
import type { IssuerKeys } from '../../../pay/simulator/notice-makers.ts';
import { createHuaweiStore } from '../../huawei/create-huawei-store.ts';
import type { IapApi } from '../../huawei/iap-api.ts';
import { signText } from '../../huawei/iap-signature.ts';
import { offerCurrency, offeredProducts, offerOf } from '../products.ts';
import type { Purchase } from '../store.ts';
import type { StoreBackend, StoreFormat, StoreStatement } from '../store-format.ts';

const app = { appId: '1000000003', packageName: 'simulated.inkstone' } as const;
const algorithm = 'SHA256WithRSA/PSS';

/**
 * Types of notifications about subscriptions. HMS reports neither the start of a grace period nor the expiry of a
 * subscription.
 */
const types: Readonly<Partial<Record<StoreEvent, number>>> = {
  ...{ bought: 0, renewed: 7, recovered: 2, grace_ended: 9, renewal_off: 5, renewal_on: 6 },
  ...{ refunded: 1, revoked: 1, unknown: 99 },
};
const onHold = 9;
/** Types of notifications about words. */
const orderTypes: Readonly<Partial<Record<StoreEvent, number>>> = {
  ...{ bought: 1, refunded: 2, revoked: 2, unknown: 99 },
};

/**
 * Creates the format of AppGallery with HMS: purchase data signed with the IAP key of this installation, and replacements
 * for its services.
 */
export function createHuaweiFormat(
  keys: { readonly huawei: IssuerKeys; readonly stranger: IssuerKeys },
  deps: { readonly clock: Clock },
): StoreFormat {
  const { privateKey, publicKey } = keys.huawei;
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  const settings: HuaweiStoreSettings = {
    ...{ ...app, clientSecret: '', publicKey: der.toString('base64'), site: 'china' },
    ...{ environment: 'production', products: offeredProducts },
  };
  return {
    verifier: (backend) => createHuaweiStore(settings, deps, { api: answerFrom(backend, privateKey) }),
    proof: (purchase, kind) => {
      const purchaseData = JSON.stringify(dataOf(purchase, kind));
      const key = kind === 'forged' ? keys.stranger.privateKey : privateKey;
      return {
        ...{ store: 'huawei', purchaseData, algorithm },
        signature: signText(key, purchaseData, algorithm),
      };
    },
    notice: (purchase, event) => {
      const message =
        purchase.kind === 'product'
          ? orderMessage(purchase, event)
          : subscriptionMessage(purchase, event, event.isForged ? keys.stranger.privateKey : privateKey);
      if (message === null) return null;
      const about = { version: 'v2', applicationId: app.appId, notifyTime: purchase.signedAt };
      return JSON.stringify({ ...about, ...message });
    },
    // Huawei requires confirmation only of words.
    isConfirmed: ({ kind, isConfirmed }) => (kind === 'product' ? isConfirmed : null),
    noticePath: huaweiStoreNotice.path,
    // Huawei documents only that it retries.
    pauses: [1, 5, 15, 60, 360, 1440].map((minutes) => minutes * minute),
    impossible: ['reverse_refund'],
  };
}

function subscriptionMessage(purchase: Purchase, { says }: StoreStatement, key: string): object | null {
  const { number, productId, transactionId, state, signedAt } = purchase;
  const notificationType = says === 'renewal_failed' && state === 'retry' ? onHold : types[says];
  if (notificationType === undefined) return null;
  const text = JSON.stringify({
    ...{ environment: 'PROD', notificationType, subscriptionId: number, productId, orderId: transactionId },
    ...{ purchaseToken: number, applicationId: app.appId, at: signedAt },
  });
  const signatureAlgorithm = 'SHA256WithRSA';
  const notificationSignature = signText(key, text, signatureAlgorithm);
  return {
    eventType: 'SUBSCRIPTION',
    subNotification: {
      ...{ version: 'v2', statusUpdateNotification: text, notificationSignature, signatureAlgorithm },
    },
  };
}

/** Returns a notification about an order, which is unsigned. */
function orderMessage({ number, productId }: Purchase, { says }: StoreStatement): object | null {
  const notificationType = orderTypes[says];
  if (notificationType === undefined) return null;
  return {
    eventType: 'ORDER',
    orderNotification: { version: 'v2', notificationType, purchaseToken: number, productId },
  };
}

/** Creates a replacement for the order and subscription services. */
function answerFrom({ find, confirm }: StoreBackend, key: string): IapApi {
  return async (service, path, { purchaseToken = '' }) => {
    const purchase = await find(purchaseToken);
    const isSubscription = service === 'subscriptions';
    if (!purchase || isSubscription !== (purchase.kind === 'subscription')) return { kind: 'gone' };
    if (path.endsWith('/confirm')) {
      await confirm(purchase.number);
      return { kind: 'reply', json: {} };
    }
    const text = JSON.stringify(dataOf(purchase));
    const name = isSubscription ? 'inappPurchaseData' : 'purchaseTokenData';
    const dataSignature = signText(key, text, algorithm);
    return { kind: 'reply', json: { [name]: text, dataSignature, signatureAlgorithm: algorithm } };
  };
}

/** Returns InAppPurchaseData. `purchaseType` 0: the sandbox. */
function dataOf(purchase: Purchase, kind: ProofKind = 'genuine'): object {
  const { number, productId, transactionId, periodFrom, accountToken, returnedAt, isConfirmed } = purchase;
  const shared = {
    ...{ applicationId: Number(app.appId), packageName: app.packageName, productId },
    ...{ orderId: transactionId, purchaseToken: number, purchaseTime: periodFrom },
    ...{ price: offerOf(productId).amount, currency: offerCurrency },
    ...{ purchaseState: returnedAt === null ? 0 : 2, cancelTime: returnedAt ?? undefined },
    ...{ developerPayload: accountToken ?? undefined, purchaseType: kind === 'sandbox' ? 0 : undefined },
  };
  if (purchase.kind === 'product')
    return { ...shared, kind: 0, quantity: 1, consumptionState: isConfirmed ? 1 : 0 };
  const { state, renews, periodTo, graceUntil } = purchase;
  return {
    ...{ ...shared, kind: 2, subscriptionId: number, expirationDate: periodTo },
    ...{ subIsvalid: state === 'active' || state === 'grace', renewStatus: renews ? 1 : 0 },
    ...{ renewPrice: shared.price, retryFlag: state === 'grace' || state === 'retry' ? 1 : 0 },
    graceExpirationTime: graceUntil ?? undefined,
  };
}
