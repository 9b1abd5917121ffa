import { useEffect, useEffectEvent } from 'react';

/** Time after `at` at which the effect runs, in ms: the clocks of the device and of the server differ a little. */
const margin = 1000;
/** Longest delay of a timer, in ms; a later time is left to the next load of the page. */
const longest = 2 ** 31 - 1;

/** Runs an effect once, when a time of the server is reached while the page is open. `ahead`: see `useClockAhead`. Null: never. */
export function useAtTime(at: number | null, ahead: number, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (at === null) return;
    const left = at - (Date.now() + ahead);
    if (left <= 0 || left + margin > longest) return;
    const timer = setTimeout(() => runNow(), left + margin);
    return () => clearTimeout(timer);
  }, [at, ahead]);
}
