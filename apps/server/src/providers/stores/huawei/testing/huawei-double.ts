import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import type { HuaweiStoreSettings } from '../../../../ports/store-config.ts';
import { startVendorServer, type VendorServer } from '../../../login/testing/vendor-server.ts';
import type { HuaweiUrls } from '../iap-api.ts';
import { signText } from '../iap-signature.ts';

/** A fake of AppGallery, with its own IAP key. */
export interface HuaweiDouble extends AsyncDisposable {
  readonly settings: HuaweiStoreSettings;
  readonly urls: HuaweiUrls;
  readonly server: VendorServer;
  /** The services' responses about purchases, by token. */
  readonly purchases: Map<string, object>;
  /** Tokens of confirmed words. */
  readonly confirmed: string[];
  /** Signs as the IAP server does; with another `key`, forges. */
  sign(text: string, algorithm?: string, key?: KeyObject): string;
  /** Makes the services respond with this code. */
  breakWith(code: string | null): void;
  /** Returns the body of a notification of version 2 about a subscription. */
  notice(type: number, purchase: Readonly<Record<string, unknown>>, key?: KeyObject): string;
}

/** Generates the key of another party. */
export const untrustedKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Starts the fake. */
export async function startHuaweiDouble(clock: Clock): Promise<HuaweiDouble> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings: HuaweiStoreSettings = {
    ...{ appId: '101', packageName: 'com.example.hms', clientSecret: 'hms secret', site: 'china' },
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    environment: 'production',
    products: new Map([
      ['plus.month', { kind: 'tier', tier: 'plus' }],
      ['words.50k', { kind: 'words', itemId: 'words_50k' }],
    ]),
  };
  const purchases = new Map<string, object>();
  const confirmed: string[] = [];
  let broken: string | null = null;
  const sign: HuaweiDouble['sign'] = (text, algorithm, key = privateKey) => signText(key, text, algorithm);
  const fieldsOf = (form: URLSearchParams): Record<string, string> => JSON.parse(form.get('body') ?? '{}');
  const describe = (name: string) => (form: URLSearchParams) => {
    const found = purchases.get(fieldsOf(form).purchaseToken ?? '');
    if (broken !== null) return JSON.stringify({ responseCode: broken });
    if (!found) return JSON.stringify({ responseCode: '9' });
    const text = JSON.stringify(found);
    const signatureAlgorithm = 'SHA256WithRSA/PSS';
    const dataSignature = sign(text, signatureAlgorithm);
    return JSON.stringify({ responseCode: '0', [name]: text, dataSignature, signatureAlgorithm });
  };
  const subscription = describe('inappPurchaseData');
  const order = describe('purchaseTokenData');
  const server = await startVendorServer({
    '/oauth2/v3/token': ({ form }) =>
      form.get('client_secret') === settings.clientSecret && form.get('client_id') === settings.appId
        ? JSON.stringify({ access_token: 'CF3test', expires_in: 3600 })
        : { status: 401, text: '{}' },
    '/sub/applications/v2/purchases/get': ({ form }) => subscription(form),
    '/applications/purchases/tokens/verify': ({ form }) => order(form),
    '/applications/v2/purchases/confirm': ({ form }) => {
      if (broken !== null) return JSON.stringify({ responseCode: broken });
      const { purchaseToken = '' } = fieldsOf(form);
      confirmed.push(purchaseToken);
      purchases.set(purchaseToken, { ...purchases.get(purchaseToken), consumptionState: 1 });
      return JSON.stringify({ responseCode: '0' });
    },
  });
  const { url } = server;
  return {
    ...{ settings, server, purchases, confirmed, sign },
    urls: { token: `${url}/oauth2/v3/token`, orders: url, subscriptions: url },
    breakWith: (code) => {
      broken = code;
    },
    notice: (notificationType, purchase, key = privateKey) => {
      const { subscriptionId, productId, purchaseToken, environment = 'PROD', ...rest } = purchase;
      const update = { environment, notificationType, subscriptionId, productId, purchaseToken };
      const text = JSON.stringify({ ...update, applicationId: settings.appId, at: clock.now(), ...rest });
      const signatureAlgorithm = 'SHA256WithRSA';
      return JSON.stringify({
        ...{
          version: 'v2',
          eventType: 'SUBSCRIPTION',
          applicationId: settings.appId,
          notifyTime: clock.now(),
        },
        subNotification: {
          ...{ version: 'v2', statusUpdateNotification: text, signatureAlgorithm },
          notificationSignature: sign(text, signatureAlgorithm, key),
        },
      });
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Returns the fields of a purchase that both the app and the services state. */
export function huaweiPurchase(
  given: Readonly<Record<string, unknown>> & { readonly purchaseTime: number },
): Readonly<Record<string, unknown>> {
  return {
    ...{
      applicationId: 101,
      packageName: 'com.example.hms',
      kind: 2,
      orderId: 'o1',
      productId: 'plus.month',
    },
    ...{ purchaseToken: 'token-1', purchaseState: 0, price: 2500, currency: 'CNY', subscriptionId: 's1' },
    ...{ subIsvalid: true, renewStatus: 1, renewPrice: 2500, ...given },
  };
}
