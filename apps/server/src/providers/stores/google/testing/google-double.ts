import { generateKeyPairSync } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { importSPKI, jwtVerify } from 'jose';
import type { GoogleStoreSettings } from '../../../../ports/store-config.ts';
import { startTestIdentityProvider } from '../../../login/testing/test-identity-provider.ts';
import { startVendorServer, type VendorServer } from '../../../login/testing/vendor-server.ts';
import type { GoogleUrls } from '../play-api.ts';

/** A fake of Google Play: real signatures of the service account and of Pub/Sub, with its own keys. */
export interface GoogleDouble extends AsyncDisposable {
  readonly settings: GoogleStoreSettings;
  readonly urls: GoogleUrls;
  readonly server: VendorServer;
  /** The API's responses about subscriptions and products by token; null: it responds 410. */
  readonly purchases: Map<string, object | null>;
  /** Paths of acknowledgements and consumptions. */
  readonly confirmed: string[];
  readonly voided: object[];
  /** Makes the API respond with this status. */
  breakWith(status: number | null): void;
  /** Returns a push of Pub/Sub: its body, and a header with a signed token whose claims can be replaced. */
  push(
    data: object,
    change?: { readonly messageId?: string; readonly claims?: object },
  ): Promise<{ readonly headers: { readonly authorization: string }; readonly body: string }>;
}

const email = 'push@project.iam.gserviceaccount.com';

/** Starts the fake. It issues access tokens only for correct signatures of its service account. */
export async function startGoogleDouble(clock: Clock): Promise<GoogleDouble> {
  const identity = await startTestIdentityProvider(clock);
  const account = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const settings: GoogleStoreSettings = {
    ...{ packageName: 'com.example.app', clientEmail: 'play@project.iam.gserviceaccount.com' },
    ...{ privateKey: account.privateKey, pushAudience: 'https://inkstone.example/push', pushEmail: email },
    environment: 'production',
    products: new Map([
      ['plus.month', { kind: 'tier', tier: 'plus' }],
      ['pro.month', { kind: 'tier', tier: 'pro' }],
      ['words.50k', { kind: 'words', itemId: 'words_50k' }],
    ]),
  };
  const purchases = new Map<string, object | null>();
  const confirmed: string[] = [];
  const voided: object[] = [];
  let broken: number | null = null;
  let pushes = 0;
  const root = `/androidpublisher/v3/applications/${settings.packageName}/purchases`;
  const fixed: VendorServer['paths'] = {};
  // Paths contain tokens, so handlers are looked up when a request arrives.
  const paths = new Proxy(fixed, { get: (known, path: string) => known[path] ?? (() => answer(path)) });
  const server = await startVendorServer(paths);
  const urls = { token: `${server.url}/token`, api: server.url, keys: `${identity.server.url}/keys` };
  fixed['/token'] = async ({ form }) => {
    const key = await importSPKI(account.publicKey, 'RS256');
    const expected = { issuer: settings.clientEmail, audience: urls.token, algorithms: ['RS256'] };
    const at = { currentDate: new Date(clock.now()) };
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', key, { ...expected, ...at });
      if (payload.scope !== 'https://www.googleapis.com/auth/androidpublisher') throw new Error('scope');
      return JSON.stringify({ access_token: 'ya29.test', expires_in: 3600, token_type: 'Bearer' });
    } catch {
      return { status: 400, text: JSON.stringify({ error: 'invalid_grant' }) };
    }
  };
  function answer(path: string) {
    if (broken !== null) return { status: broken, text: '{}' };
    if (path === `${root}/voidedpurchases`) return JSON.stringify({ voidedPurchases: voided });
    if (/:(?:acknowledge|consume)$/.test(path)) {
      confirmed.push(path.slice(root.length + 1));
      acknowledge(purchases, decodeURIComponent(path.split('/').at(-1)?.split(':')[0] ?? ''));
      return '';
    }
    const found = purchases.get(decodeURIComponent(path.split('/').at(-1) ?? ''));
    return found ? JSON.stringify(found) : { status: 410, text: '{}' };
  }
  return {
    ...{ settings, urls, server, purchases, confirmed, voided },
    breakWith: (status) => {
      broken = status;
    },
    push: async (data, { messageId = `m${++pushes}`, claims = {} } = {}) => {
      const token = await identity.sign({
        ...{ iss: 'https://accounts.google.com', aud: settings.pushAudience, sub: '1', email },
        ...{ email_verified: true, ...claims },
      });
      const inner = {
        version: '1.0',
        packageName: settings.packageName,
        eventTimeMillis: String(clock.now()),
      };
      const text = JSON.stringify({ ...inner, ...data });
      const message = { messageId, data: Buffer.from(text).toString('base64') };
      const body = JSON.stringify({ message, subscription: 'projects/p/subscriptions/s' });
      return { headers: { authorization: `Bearer ${token}` }, body };
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([server[Symbol.asyncDispose](), identity[Symbol.asyncDispose]()]);
    },
  };
}

/** Sets the API's response about a purchase that was acknowledged or consumed. */
function acknowledge(purchases: Map<string, object | null>, token: string): void {
  const known = purchases.get(token);
  if (known && 'acknowledgementState' in known)
    purchases.set(token, { ...known, acknowledgementState: 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED' });
  if (known && 'productLineItem' in known) purchases.set(token, consumed(known));
}

function consumed(known: object): object {
  const [line] =
    'productLineItem' in known && Array.isArray(known.productLineItem) ? known.productLineItem : [];
  const productOfferDetails = { quantity: 1, consumptionState: 'CONSUMPTION_STATE_CONSUMED' };
  return { ...known, productLineItem: [{ ...line, productOfferDetails }] };
}

/** Returns a subscription as described by `purchases.subscriptionsv2.get`. */
export function playSubscription(
  given: { readonly from: number; readonly to: number } & Readonly<Record<string, unknown>>,
): object {
  const {
    from,
    to,
    state = 'ACTIVE',
    orderId = 'GPA.1',
    productId = 'plus.month',
    renews = true,
    ...rest
  } = given;
  return {
    ...{ kind: 'androidpublisher#subscriptionPurchaseV2', subscriptionState: `SUBSCRIPTION_STATE_${state}` },
    startTime: new Date(from).toISOString(),
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
    lineItems: [
      {
        ...{ productId, latestSuccessfulOrderId: orderId, expiryTime: new Date(to).toISOString() },
        autoRenewingPlan: {
          autoRenewEnabled: renews,
          recurringPrice: { currencyCode: 'USD', units: '4', nanos: 990_000_000 },
        },
      },
    ],
    ...rest,
  };
}
