import type { Clock } from '@inkstone/kernel';
import type { JSONWebKeySet } from 'jose';
import type { GoogleStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StorePurchaseRef, StoreVerifier } from '../../../ports/store-verifier.ts';
import { createPlayApi, type GoogleUrls, googleUrls, type PlayApi } from './play-api.ts';
import { readProduct, readSubscription, readVoided, refOf } from './read-play.ts';
import { createPushReader } from './read-push.ts';

/** Values that tests and the simulator replace: URLs, the API, and the public keys of pushes. */
export interface GoogleStoreAnchors {
  readonly urls?: GoogleUrls;
  readonly api?: PlayApi;
  readonly pushKeys?: JSONWebKeySet;
}

/** Google Play: purchases are queried at the Play Developer API; notifications only report that something changed. */
export function createGoogleStore(
  settings: GoogleStoreSettings,
  deps: { readonly clock: Clock },
  { urls = googleUrls, pushKeys, api = createPlayApi(deps, settings, urls) }: GoogleStoreAnchors = {},
): StoreVerifier {
  const query = ({ kind, token }: StorePurchaseRef) => queryPlay(api, settings, deps.clock, { kind, token });
  return {
    name: 'google',
    readPurchase: async (proof) =>
      proof.store === 'google'
        ? query(refOf(proof.kind, '', proof.purchaseToken))
        : { kind: 'denied', fault: 'format' },
    readNotice: createPushReader(deps, settings, { url: urls.keys, fixed: pushKeys }),
    query,
    confirm: (ref) => confirm(api, ref),
    listVoided: async (since, cursor) => {
      const query = new URLSearchParams({ startTime: String(since), type: '1', maxResults: '500' });
      if (cursor !== null) query.set('token', cursor);
      const reply = await api('GET', `purchases/voidedpurchases?${query}`);
      if (reply.kind !== 'reply')
        return reply.kind === 'unknown' ? reply : { kind: 'unknown', detail: 'the list is missing' };
      const page = readVoided(reply.json);
      return page ? { kind: 'page', ...page } : { kind: 'unknown', detail: 'the list cannot be read' };
    },
    manageUrl: (productId) => {
      const query = new URLSearchParams({ package: settings.packageName, sku: productId });
      return `https://play.google.com/store/account/subscriptions?${query}`;
    },
  };
}

async function queryPlay(
  api: PlayApi,
  settings: GoogleStoreSettings,
  clock: Clock,
  { kind, token }: Pick<StorePurchaseRef, 'kind' | 'token'>,
): Promise<SnapshotReading> {
  const queriedAt = clock.now();
  const collection = kind === 'subscription' ? 'subscriptionsv2' : 'productsv2';
  const reply = await api('GET', `purchases/${collection}/tokens/${encodeURIComponent(token)}`);
  if (reply.kind === 'unknown') return reply;
  if (reply.kind === 'gone') return { kind: 'denied', fault: 'gone' };
  const read = kind === 'subscription' ? readSubscription : readProduct;
  return read(settings, token, reply.json, queriedAt);
}

/** Acknowledges a subscription, or consumes words, which also acknowledges them and allows buying them again. */
async function confirm(
  api: PlayApi,
  { kind, productId, token }: StorePurchaseRef,
): Promise<'done' | 'gone' | 'unknown'> {
  const [collection, verb] =
    kind === 'subscription' ? ['subscriptions', 'acknowledge'] : ['products', 'consume'];
  const path = `purchases/${collection}/${encodeURIComponent(productId)}/tokens/${encodeURIComponent(token)}`;
  const { kind: outcome } = await api('POST', `${path}:${verb}`);
  return outcome === 'reply' ? 'done' : outcome;
}
