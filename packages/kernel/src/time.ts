/** A point in time, in whole milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly __brand: 'Instant' };

/** A source of the current time. Injected wherever time matters, so that tests can set it. */
export interface Clock {
  now(): Instant;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Creates an Instant from epoch milliseconds, truncating fractions. */
export function instant(ms: number): Instant {
  return Math.trunc(ms) as Instant;
}

/** Returns the time `ms` milliseconds after `at`; before it if `ms` is negative. */
export function later(at: Instant, ms: number): Instant {
  return instant(at + ms);
}

/** Returns the whole days from `from` to `to`, rounded down; negative if `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.floor((to - from) / day);
}

/** The system clock. Used by composition roots only. */
export const systemClock: Clock = { now: () => instant(Date.now()) };

/** A clock that advances only when set; for tests and simulations. */
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
