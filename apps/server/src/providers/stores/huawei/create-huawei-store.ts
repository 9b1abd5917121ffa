import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { HuaweiStoreSettings } from '../../../ports/store-config.ts';
import type {
  SnapshotReading,
  StoreProof,
  StorePurchaseRef,
  StoreVerifier,
} from '../../../ports/store-verifier.ts';
import { atHuawei, createIapApi, type HuaweiUrls, type IapApi } from './iap-api.ts';
import { isSigned, readIapKey } from './iap-signature.ts';
import { readHuaweiNotice } from './read-notice.ts';
import { describePurchase, type PurchaseData, parsePurchaseData } from './read-purchase-data.ts';

const signature = { dataSignature: z.string(), signatureAlgorithm: z.string().max(40).default('') };
const subscriptionReply = z.object({ inappPurchaseData: z.string(), ...signature });
const orderReply = z.object({ purchaseTokenData: z.string(), ...signature });

/** Values that tests and the simulator replace: URLs, or the implementations of the services. */
export interface HuaweiStoreAnchors {
  readonly urls?: HuaweiUrls;
  readonly api?: IapApi;
}

/** AppGallery with HMS Core: signed purchase data, the order and subscription services, notifications of version 2 and older. */
export function createHuaweiStore(
  settings: HuaweiStoreSettings,
  deps: { readonly clock: Clock },
  { urls = atHuawei(settings.site), api = createIapApi(deps, settings, urls) }: HuaweiStoreAnchors = {},
): StoreVerifier {
  const key = readIapKey(settings.publicKey);

  /** Fetches Huawei's own statement: its `data` and signature, or the reason why there is none. */
  async function fetchData({ kind, productId, token, number }: StorePurchaseRef) {
    const reply =
      kind === 'subscription'
        ? await api('subscriptions', '/sub/applications/v2/purchases/get', {
            ...{ subscriptionId: number, purchaseToken: token },
          })
        : await api('orders', '/applications/purchases/tokens/verify', { purchaseToken: token, productId });
    if (reply.kind === 'unknown') return reply;
    if (reply.kind === 'gone') return denied('gone');
    const { data: read } =
      kind === 'subscription' ? subscriptionReply.safeParse(reply.json) : orderReply.safeParse(reply.json);
    if (!read) return denied('format');
    const text = 'inappPurchaseData' in read ? read.inappPurchaseData : read.purchaseTokenData;
    if (!isSigned(key, text, read.dataSignature, read.signatureAlgorithm)) return denied('signature');
    const parsed = parsePurchaseData(settings, text);
    return 'fault' in parsed ? denied(parsed.fault) : ({ kind: 'data', data: parsed.data } as const);
  }

  async function query(ref: StorePurchaseRef): Promise<SnapshotReading> {
    const queriedAt = deps.clock.now();
    const found = await fetchData(ref);
    return found.kind === 'data' ? describePurchase(settings, found.data, queriedAt) : found;
  }

  /** The proof only determines what is queried; product, price and currency must equal those that Huawei states. */
  async function readPurchase(proof: StoreProof): Promise<SnapshotReading> {
    if (proof.store !== 'huawei') return denied('format');
    const { purchaseData, signature: mark, algorithm } = proof;
    if (!isSigned(key, purchaseData, mark, algorithm)) return denied('signature');
    const parsed = parsePurchaseData(settings, purchaseData);
    if ('fault' in parsed) return denied(parsed.fault);
    const { data } = parsed;
    const queriedAt = deps.clock.now();
    const found = await fetchData(refOf(data));
    if (found.kind !== 'data') return found;
    const isSame =
      found.data.productId === data.productId &&
      found.data.currency === data.currency &&
      // A subscription may have been renewed at another price since then.
      (found.data.orderId !== data.orderId || found.data.price === data.price);
    return isSame ? describePurchase(settings, found.data, queriedAt) : denied('product');
  }

  return {
    name: 'huawei',
    readPurchase,
    readNotice: async ({ body }) => readHuaweiNotice(settings, key, body),
    query,
    confirm: async ({ kind, productId, token }) => {
      if (kind === 'subscription') return 'done';
      const fields = { purchaseToken: token, productId };
      const { kind: outcome } = await api('orders', '/applications/v2/purchases/confirm', fields);
      return outcome === 'reply' ? 'done' : outcome;
    },
    // Returned payments are found when each purchase is queried.
    listVoided: null,
    // Huawei has no page for browsers: this URL opens the app on its phones.
    manageUrl: (productId) => {
      const query = new URLSearchParams({
        ...{ package: settings.packageName, appid: settings.appId, sku: productId },
      });
      return `pay://com.huawei.hwid.external/subscriptions?${query}`;
    },
  };
}

function refOf({ kind, productId, purchaseToken: token, subscriptionId }: PurchaseData): StorePurchaseRef {
  return kind === 2
    ? { kind: 'subscription', productId, token, number: subscriptionId ?? '' }
    : { kind: 'product', productId, token, number: '' };
}

function denied(fault: Extract<SnapshotReading, { kind: 'denied' }>['fault']) {
  return { kind: 'denied', fault } as const;
}
