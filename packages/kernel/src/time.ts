/** A moment, in whole milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly __brand: 'Instant' };

/** Tells the time. Passed in wherever time matters; tests set their own. */
export interface Clock {
  now(): Instant;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Makes an Instant of epoch milliseconds; fractions are cut off. */
export function instant(ms: number): Instant {
  return Math.trunc(ms) as Instant;
}

/** The moment `ms` milliseconds after `at` (before it, when negative). */
export function later(at: Instant, ms: number): Instant {
  return instant(at + ms);
}

/** Whole and part days from `from` to `to`, rounded down; negative when `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.floor((to - from) / day);
}

/** The machine's own clock. Only composition roots use it. */
export const systemClock: Clock = { now: () => instant(Date.now()) };

/** A clock that stands still until told otherwise; for tests and simulations. */
export function manualClock(start: number): Clock & { set(ms: number): void; advance(ms: number): void } {
  let at = instant(start);
  return {
    now: () => at,
    set: (ms) => {
      at = instant(ms);
    },
    advance: (ms) => {
      at = later(at, ms);
    },
  };
}
