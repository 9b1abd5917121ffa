/** Time until an order is asked about again, in ms, by the time since the page began to wait. */
const rhythm = [
  { until: 2 * 60_000, delay: 700 },
  { until: 10 * 60_000, delay: 2000 },
] as const;
const slowest = 5000;

/** Longest pause after repeated failures, in ms. */
const longestPause = 30_000;

/**
 * Time until an order is asked about again, in ms: often while somebody is likely to pay, so that a payment shows
 * within a second; after `failures` in a row less and less often.
 */
export function pollDelay(waited: number, failures: number): number {
  const delay = rhythm.find(({ until }) => waited < until)?.delay ?? slowest;
  return Math.min(longestPause, delay * 2 ** failures);
}
