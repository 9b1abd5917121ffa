import { createHash, generateKeyPairSync } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import type { HarmonyStoreSettings } from '../../../../ports/store-config.ts';
import {
  startVendorServer,
  type VendorRequest,
  type VendorServer,
} from '../../../login/testing/vendor-server.ts';
import { type ChainSigner, createChainSigner } from '../../chain-signer.ts';
import type { HarmonyStoreAnchors } from '../create-harmony-store.ts';
import { harmonyChainSpec } from '../harmony-chain.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A fake of IAP Kit: it signs with its own chain, and verifies the tokens of requests. */
export interface HarmonyDouble extends AsyncDisposable {
  readonly settings: HarmonyStoreSettings;
  readonly anchors: HarmonyStoreAnchors;
  readonly server: VendorServer;
  readonly signer: ChainSigner;
  /** States of subscription groups, and orders of words, by purchase token. */
  readonly groups: Map<string, Fields>;
  readonly orders: Map<string, Fields>;
  /** Numbers of confirmed orders. */
  readonly confirmed: string[];
  /** Makes the service respond with this code. */
  breakWith(code: string | null): void;
  /** Returns the body of a notification of version 3. */
  notice(type: string, purchase: Fields, change?: Fields, by?: ChainSigner): string;
}

/** Creates a signer of another party, whose certificates differ from Huawei's only by their root. */
export const createHarmonySigner = (
  at: number,
  { leafMarks = harmonyChainSpec(at, 0).leafMarks, days = 400 } = {},
): ChainSigner => createChainSigner({ ...harmonyChainSpec(at, days), leafMarks });

/** Starts the fake, whose certificates are valid for some days around a time. */
export async function startHarmonyDouble(clock: Clock, at: number, days = 400): Promise<HarmonyDouble> {
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const signer = createHarmonySigner(at, { days });
  const settings: HarmonyStoreSettings = {
    ...{ appId: '5765', packageName: 'com.example.next', environment: 'production' },
    ...{ issuerId: 'issuer', keyId: 'key-1', privateKey: keys.privateKey },
    products: new Map([
      ['plus.month', { kind: 'tier', tier: 'plus' }],
      ['pro.month', { kind: 'tier', tier: 'pro' }],
      ['words.50k', { kind: 'words', itemId: 'words_50k' }],
    ]),
  };
  const groups: HarmonyDouble['groups'] = new Map();
  const orders: HarmonyDouble['orders'] = new Map();
  const confirmed: string[] = [];
  let notices = 0;
  let broken: string | null = null;
  /** As at Huawei, the hash of the body in the token of a request must be right. */
  const isAllowed = async (headers: Readonly<Record<string, unknown>>, body: string) => {
    const token = String(headers.authorization ?? '').replace('Bearer ', '');
    const key = await importSPKI(keys.publicKey, 'ES256');
    const currentDate = new Date(clock.now());
    const { payload } = await jwtVerify(token, key, { audience: 'iap-v1', issuer: 'issuer', currentDate });
    const digest = createHash('sha256').update(body).digest('hex');
    return (
      payload.digest === digest && payload.aid === '5765' && decodeProtectedHeader(token).kid === 'key-1'
    );
  };
  const answering =
    (reply: (fields: { purchaseToken: string; purchaseOrderId: string }) => Fields) =>
    async ({ form, headers }: VendorRequest) => {
      const body = form.get('body') ?? '';
      if (!(await isAllowed(headers, body).catch(() => false))) return { status: 401, text: '{}' };
      if (broken !== null) return JSON.stringify({ responseCode: broken });
      return JSON.stringify({ responseCode: '0', ...reply(JSON.parse(body)) });
    };
  const confirm = answering(({ purchaseOrderId }) => {
    confirmed.push(purchaseOrderId);
    return {};
  });
  const server = await startVendorServer({
    '/subscription/harmony/v1/application/subscription/status/query': answering(({ purchaseToken }) => {
      const found = groups.get(purchaseToken);
      return found ? { jwsSubGroupStatus: signer.sign(found) } : { responseCode: '1001' };
    }),
    '/order/harmony/v1/application/order/status/query': answering(({ purchaseToken }) => {
      const found = orders.get(purchaseToken);
      return found ? { jwsPurchaseOrder: signer.sign(found) } : { responseCode: '1001' };
    }),
    '/subscription/harmony/v1/application/purchase/shipped/confirm': confirm,
    '/order/harmony/v1/application/purchase/shipped/confirm': confirm,
  });
  return {
    ...{ settings, server, signer, groups, orders, confirmed },
    anchors: { root: signer.root, apiUrl: server.url },
    breakWith: (code) => {
      broken = code;
    },
    notice: (notificationType, purchase, change = {}, by = signer) => {
      const { environment = 'NORMAL', applicationId = '5765', packageName = 'com.example.next' } = purchase;
      const { type = 2, purchaseToken, purchaseOrderId, currentProductId } = purchase;
      const about = { type, purchaseToken, purchaseOrderId, currentProductId };
      return JSON.stringify({
        jwsNotification: by.sign({
          ...{ notificationType, notificationRequestId: `notice-${++notices}`, notificationVersion: 'v3' },
          notificationMetaData: { environment, applicationId, packageName, ...about },
          ...{ signedTime: clock.now(), ...change },
        }),
      });
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Returns an order as described by IAP Kit. */
export function harmonyOrder(given: Fields): Fields {
  return {
    ...{ environment: 'NORMAL', applicationId: '5765', productId: 'plus.month', productType: '2' },
    ...{ purchaseOrderId: 'o1', purchaseToken: 'token-1', price: 2500, currency: 'CNY', countryCode: 'CN' },
    ...{ finishStatus: '1', needFinish: true, ...given },
  };
}

/** Returns one subscription of a group. */
export function harmonyStatus(given: Fields, order: Fields): Fields {
  const { purchaseToken } = order;
  return {
    ...{ subGroupGenerationId: 'g1', subscriptionId: 's1', purchaseToken, status: '1' },
    ...{ lastPurchaseOrder: order, recentPurchaseOrderList: [order] },
    renewalInfo: { autoRenewStatusCode: '1', renewalPrice: 2500, currency: 'CNY' },
    ...given,
  };
}

/** Returns a group of subscriptions, of which the last one is active. */
export function harmonyGroup(statuses: readonly Fields[], given: Fields = {}): Fields {
  return {
    ...{ environment: 'NORMAL', applicationId: '5765', packageName: 'com.example.next', subGroupId: 'group' },
    ...{ lastSubscriptionStatus: statuses.at(-1), historySubscriptionStatusList: statuses, ...given },
  };
}
