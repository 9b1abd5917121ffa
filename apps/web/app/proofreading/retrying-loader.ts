import { minute, second } from '@inkstone/kernel';

/** Something that is loaded when it is first asked for, and again later where loading has failed. */
export interface RetryingLoader<Value> {
  /** Null while it cannot be had: loading has failed, and it is too early to try again. Never rejects. */
  get(): Promise<Value | null>;
  /** The next `get` tries again, however lately loading has failed. */
  retryNow(): void;
}

const firstPause = 5 * second;
const longestPause = 5 * minute;

/** A loader that waits 5 s after the first failure and twice as long after each further one, up to 5 min. */
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
      pausedUntil = now() + Math.min(longestPause, firstPause * 2 ** failures);
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
