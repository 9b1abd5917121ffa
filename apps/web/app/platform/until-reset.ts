/** Minimum time between two reloads, in ms: the clock of a device may be ahead of the server's. */
const minPause = 60_000;
/** Time after the reset at which data are reloaded, in ms. */
const margin = 1000;

/**
 * The ms until data with a daily limit have to be reloaded, so that an open page shows the numbers of the new day; false without a
 * reset. `now` is the time of the server as this device knows it.
 */
export function untilReset(resetsAt: number | null | undefined, now: number): number | false {
  return resetsAt == null ? false : Math.max(minPause, resetsAt - now + margin);
}
