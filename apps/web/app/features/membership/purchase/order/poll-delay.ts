/** Polling intervals of an order in ms, by the time since the page started to wait. */
const rhythm = [
  { until: 2 * 60_000, delay: 700 },
  { until: 10 * 60_000, delay: 2000 },
] as const;
const slowest = 5000;

/** Maximum polling interval after repeated failures, in ms. */
const maxPause = 30_000;

/**
 * Returns the time until the next poll of an order, in ms: short while a payment is likely, so that it
 * appears within a second; increasing with consecutive `failures`.
 */
export function pollDelay(waited: number, failures: number): number {
  const delay = rhythm.find(({ until }) => waited < until)?.delay ?? slowest;
  return Math.min(maxPause, delay * 2 ** failures);
}
