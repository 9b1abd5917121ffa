const firstDelay = 400;
const longestDelay = 15_000;

/**
 * How long to wait before attempt `attempt` (0 is the first repetition), in ms: doubling up to 15 s, spread by
 * `chance` (0 to 1) so that all pages do not come back in the same moment.
 */
export function backoff(attempt: number, chance: number): number {
  const most = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * chance);
}
