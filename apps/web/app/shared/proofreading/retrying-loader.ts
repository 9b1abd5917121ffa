import { minute, second } from '@inkstone/kernel';

/** A lazily loaded resource whose loading is retried after a failure. */
export interface RetryingLoader<Value> {
  /** Null while loading has failed and the next retry is not due yet. Never rejects. */
  get(): Promise<Value | null>;
  /** The next `get` retries immediately. */
  retryNow(): void;
}

const firstPause = 5 * second;
const maxPause = 5 * minute;

/** A loader whose retry delay is 5 s after the first failure and doubles up to 5 min. */
export function createRetryingLoader<Value>(
  load: () => Promise<Value>,
  now: () => number,
): RetryingLoader<Value> {
  let loading: Promise<Value | null> | null = null;
  let failures = 0;
  let pausedUntil = 0;

  async function tryLoading(): Promise<Value | null> {
    try {
      return await load();
    } catch {
      loading = null;
      pausedUntil = now() + Math.min(maxPause, firstPause * 2 ** failures);
      failures++;
      return null;
    }
  }

  return {
    async get() {
      if (loading === null && now() < pausedUntil) return null;
      loading ??= tryLoading();
      return loading;
    },
    retryNow() {
      failures = 0;
      pausedUntil = 0;
    },
  };
}
