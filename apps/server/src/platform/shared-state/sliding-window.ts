import type { Rate } from '@inkstone/contracts';
import { type Clock, second } from '@inkstone/kernel';

/** Counts requests in the memory of this process. */
export interface SlidingWindows {
  /** Counts one request. Returns 0 when it is admitted, else the seconds until one will be. */
  take(name: string, subject: string, rate: Rate): number;
}

/** The requests of one subject in the current and the previous window. */
interface Count {
  window: number;
  now: number;
  before: number;
}

/**
 * A sliding window: the previous window counts for the share of it that the last `seconds` still cover. Keeps
 * at most `capacity` subjects and evicts the oldest.
 */
export function createSlidingWindows(clock: Clock, capacity = 100_000): SlidingWindows {
  const counts = new Map<string, Count>();
  return {
    take(name, subject, { requests, seconds }) {
      const length = seconds * second;
      const at = clock.now();
      const window = Math.floor(at / length);
      const passed = at / length - window;

      const key = `${name} ${subject}`;
      const count = roll(counts.get(key), window);
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > capacity) forgetOldest(counts);

      if (count.before * (1 - passed) + count.now + 1 > requests) {
        return Math.max(1, Math.ceil(secondsToWait(count, requests, passed) * seconds));
      }
      count.now++;
      return 0;
    },
  };
}

function roll(count: Count | undefined, window: number): Count {
  if (count?.window === window) return count;
  return { window, now: 0, before: count?.window === window - 1 ? count.now : 0 };
}

/**
 * In fractions of a window: the wait ends when the share of the previous window is small enough, or when the current
 * window has become the previous one.
 */
function secondsToWait(count: Count, requests: number, passed: number): number {
  const remaining = requests - 1 - count.now;
  if (remaining >= 0) return count.before === 0 ? 0 : 1 - passed - remaining / count.before;
  return 1 - passed + Math.max(0, 1 - (requests - 1) / count.now);
}

function forgetOldest(counts: Map<string, Count>): void {
  const oldest = counts.keys().next();
  if (!oldest.done) counts.delete(oldest.value);
}
