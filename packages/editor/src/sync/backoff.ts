const firstDelay = 400;
const longestDelay = 15_000;

/**
 * Delay before retry `attempt` (from 0), in ms: exponential up to 15 s, with jitter by `chance` (0 to 1), so
 * that clients do not reconnect simultaneously.
 */
export function backoff(attempt: number, chance: number): number {
  const most = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * chance);
}
