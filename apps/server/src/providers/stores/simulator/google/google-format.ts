import { createPublicKey } from 'node:crypto';
import { googleStoreNotice, type ProofKind, type StoreEvent } from '@inkstone/contracts/orders';
import { type Clock, hour, minute, second } from '@inkstone/kernel';
import { importPKCS8, SignJWT } from 'jose';
import type { GoogleStoreSettings } from '../../../../ports/store-config.ts';
import type { IssuerKeys } from '../../../pay/simulator/notice-makers.ts';
import { createGoogleStore } from '../../google/create-google-store.ts';
import type { PlayApi } from '../../google/play-api.ts';
import { offeredProducts } from '../products.ts';
import type { Purchase } from '../store.ts';
import type { StoreBackend, StoreFormat, StoreStatement } from '../store-format.ts';
import { describeProduct, describeSubscription, orderIdOf } from './play-documents.ts';

/** The app whose products the simulated Google Play sells. The key of its service account is never used. */
const settings: GoogleStoreSettings = {
  ...{ packageName: 'simulated.inkstone', clientEmail: 'play@simulated.invalid', privateKey: '' },
  ...{ pushAudience: 'https://simulated.invalid/push', pushEmail: 'push@simulated.invalid' },
  ...{ environment: 'production', products: offeredProducts },
};

const keyId = 'simulated';
/** Lifetime of the token of a push in seconds. */
const tokenLife = 3600;

/** Types of notifications about subscriptions. */
const types: Readonly<Partial<Record<StoreEvent, number>>> = {
  ...{ bought: 4, renewed: 2, recovered: 1, renewal_failed: 5, grace_ended: 5, expired: 13 },
  ...{ renewal_off: 3, renewal_on: 7, revoked: 12 },
};

/** Prefixes of tokens that are not genuine. */
const tokenMarks: Readonly<Record<ProofKind, string>> = {
  genuine: '',
  forged: 'forged-',
  sandbox: 'sandbox-',
};

/**
 * Creates the format of Google Play: a replacement for its API, and a signed token of Pub/Sub for each push, regardless of
 * the age of its message.
 */
export function createGoogleFormat(
  keys: { readonly google: IssuerKeys; readonly stranger: IssuerKeys },
  deps: { readonly clock: Clock },
): StoreFormat {
  const publicKey = createPublicKey(keys.google.publicKey).export({ format: 'jwk' });
  const pushKeys = { keys: [{ ...publicKey, kty: 'RSA', kid: keyId, alg: 'RS256' }] };
  return {
    verifier: (backend) => createGoogleStore(settings, deps, { api: answerFrom(backend), pushKeys }),
    proof: ({ number, kind: of }, kind) => ({
      ...{ store: 'google', kind: of, purchaseToken: `${tokenMarks[kind]}${number}` },
    }),
    notice: (purchase, event) => {
      const { packageName } = settings;
      const eventTimeMillis = String(purchase.signedAt);
      const text = JSON.stringify({
        ...{ version: '1.0', packageName, eventTimeMillis },
        ...messageOf(purchase, event),
      });
      const message = { messageId: event.eventId, data: Buffer.from(text).toString('base64') };
      return JSON.stringify({ message, subscription: 'projects/simulated/subscriptions/play' });
    },
    headers: async (isForged) => {
      const { privateKey } = isForged ? keys.stranger : keys.google;
      return { authorization: `Bearer ${await signPush(privateKey, deps.clock)}` };
    },
    // Google requires the first payment of a subscription to be acknowledged, and words to be consumed.
    isConfirmed,
    noticePath: googleStoreNotice.path,
    // Pub/Sub retries for seven days with increasing delays.
    pauses: [...[minute, 10 * minute, hour, 6 * hour], ...Array.from({ length: 7 }, () => 24 * hour)],
    impossible: ['reverse_refund'],
  };
}

const isConfirmed = ({ kind, periodNo, isConfirmed: wasConfirmed }: Purchase): boolean =>
  wasConfirmed || (kind === 'subscription' && periodNo > 1);

async function signPush(privateKey: string, clock: Clock): Promise<string> {
  const now = Math.floor(clock.now() / second);
  const { pushAudience: aud, pushEmail: email } = settings;
  const claims = { iss: 'https://accounts.google.com', aud, sub: email, email, email_verified: true };
  return new SignJWT({ ...claims, iat: now, exp: now + tokenLife })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .sign(await importPKCS8(privateKey, 'RS256'));
}

/** Returns the content of a notification other than the app and the time. */
function messageOf(purchase: Purchase, { says }: StoreStatement): object {
  const { number: purchaseToken, kind, productId: sku, state } = purchase;
  if (says === 'unknown') return { simulatedNotification: { purchaseToken } };
  const isSubscription = kind === 'subscription';
  if (says === 'refunded' || (says === 'revoked' && !isSubscription)) {
    const productType = isSubscription ? 1 : 2;
    const voided = { purchaseToken, orderId: orderIdOf(purchase), productType, refundType: 1 };
    return { voidedPurchaseNotification: voided };
  }
  if (!isSubscription)
    return { oneTimeProductNotification: { version: '1.0', notificationType: 1, purchaseToken, sku } };
  const notificationType = says === 'renewal_failed' && state === 'grace' ? 6 : types[says];
  return { subscriptionNotification: { version: '1.0', notificationType, purchaseToken } };
}

/** Creates a replacement for the Play Developer API. */
function answerFrom({ find, confirm, listReturned }: StoreBackend): PlayApi {
  return async (method, path) => {
    const [resource = '', query] = path.split('?');
    if (resource === 'purchases/voidedpurchases')
      return { kind: 'reply', json: voidedOf(await listReturned(sinceOf(query))) };
    const [, collection, rest = ''] = /^purchases\/(\w+)\/.*?tokens\/([^/:]+)/.exec(resource) ?? [];
    const token = decodeURIComponent(rest);
    const isTest = token.startsWith(tokenMarks.sandbox);
    const purchase = await find(isTest ? token.slice(tokenMarks.sandbox.length) : token);
    const isSubscription = collection?.startsWith('subscriptions') ?? false;
    if (!purchase || isSubscription !== (purchase.kind === 'subscription')) return { kind: 'gone' };
    if (method === 'POST') {
      await confirm(purchase.number);
      return { kind: 'reply', json: {} };
    }
    const flags = { isTest, isConfirmed: isConfirmed(purchase) };
    return {
      kind: 'reply',
      json: isSubscription ? describeSubscription(purchase, flags) : describeProduct(purchase, flags),
    };
  };
}

function sinceOf(query = ''): number {
  return Number(new URLSearchParams(query).get('startTime') ?? 0);
}

function voidedOf(returned: readonly Purchase[]): object {
  return {
    voidedPurchases: returned.map((purchase) => ({
      ...{ purchaseToken: purchase.number, orderId: orderIdOf(purchase) },
      voidedTimeMillis: String(purchase.returnedAt),
    })),
  };
}
