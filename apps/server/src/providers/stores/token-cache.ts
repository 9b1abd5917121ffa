import { type Clock, type Instant, later, minute, second } from '@inkstone/kernel';
import type { StoreUnknown } from '../../ports/store-verifier.ts';

/** An access token of a vendor, and its lifetime in seconds. */
export interface AccessToken {
  readonly kind: 'token';
  readonly token: string;
  readonly seconds: number;
}

/** Tokens are replaced this long before their expiry, in ms. */
const margin = 5 * minute;

/** Caches an access token until shortly before its expiry. Concurrent requests share one. `drop` discards it. */
export function cacheToken(clock: Clock, fetchToken: () => Promise<AccessToken | StoreUnknown>) {
  let cached: { readonly token: string; readonly until: Instant } | null = null;
  let running: Promise<string | StoreUnknown> | null = null;
  const renew = async (): Promise<string | StoreUnknown> => {
    const fetched = await fetchToken();
    if (fetched.kind === 'unknown') return fetched;
    cached = { token: fetched.token, until: later(clock.now(), fetched.seconds * second - margin) };
    return fetched.token;
  };
  return {
    read: async (): Promise<string | StoreUnknown> => {
      if (cached && cached.until > clock.now()) return cached.token;
      running ??= renew().finally(() => {
        running = null;
      });
      return running;
    },
    drop: (): void => {
      cached = null;
    },
  };
}
