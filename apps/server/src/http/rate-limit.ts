import { type Rate, type RateName, rates } from '@inkstone/contracts';
import { type Clock, second } from '@inkstone/kernel';
import type { Config } from '../config.ts';

/** Counts requests of callers in the memory of this process. */
export interface RateLimiter {
  /** Counts one request. 0 when it is admitted, else the seconds after which one will be. */
  take(rate: RateName, caller: string): number;
}

/** The rates as the operator wants them. */
export function ratesOf(config: Pick<Config, 'openChecksPerMinute'>): Record<RateName, Rate> {
  return { ...rates, open: { requests: config.openChecksPerMinute, seconds: 60 } };
}

/** The requests of one caller in the window that runs now and in the one before. */
interface Count {
  window: number;
  now: number;
  before: number;
}

/**
 * A sliding window: the window before counts for the share of it that the last `seconds` still cover.
 * Remembers at most `capacity` callers and forgets the one who came longest ago.
 */
export function createRateLimiter(
  clock: Clock,
  table: Record<RateName, Rate> = rates,
  capacity = 100_000,
): RateLimiter {
  const counts = new Map<string, Count>();
  return {
    take(name, caller) {
      const { requests, seconds } = table[name];
      const length = seconds * second;
      const at = clock.now();
      const window = Math.floor(at / length);
      const passed = at / length - window;

      const key = `${name} ${caller}`;
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

/** What a caller is counted by: the address, for IPv6 the network of one household (64 bits). */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4).join(':');
}

function roll(count: Count | undefined, window: number): Count {
  if (count?.window === window) return count;
  return { window, now: 0, before: count?.window === window - 1 ? count.now : 0 };
}

/** In parts of a window: until the one before weighs little enough, or the one that runs has become the one before. */
function secondsToWait(count: Count, requests: number, passed: number): number {
  const room = requests - 1 - count.now;
  if (room >= 0) return count.before === 0 ? 0 : 1 - passed - room / count.before;
  return 1 - passed + Math.max(0, 1 - (requests - 1) / count.now);
}

function forgetOldest(counts: Map<string, Count>): void {
  const oldest = counts.keys().next();
  if (!oldest.done) counts.delete(oldest.value);
}
