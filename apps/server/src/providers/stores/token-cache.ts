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
  let kept: { readonly token: string; readonly until: Instant } | null = null;
  let running: Promise<string | StoreUnknown> | null = null;
  const renew = async (): Promise<string | StoreUnknown> => {
    const given = await fetchToken();
    if (given.kind === 'unknown') return given;
    kept = { token: given.token, until: later(clock.now(), given.seconds * second - margin) };
    return given.token;
  };
  return {
    read: async (): Promise<string | StoreUnknown> => {
      if (kept && kept.until > clock.now()) return kept.token;
      running ??= renew().finally(() => {
        running = null;
      });
      return running;
    },
    drop: (): void => {
      kept = null;
    },
  };
}
