import { day, type Instant, instant, later } from '@inkstone/kernel';

/** Maximum age of an event, in ms: a page that was offline sends it later. */
const maxAge = 2 * day;
/** Numbers below this are in seconds, others in ms. */
const firstMillisecond = 1e11;

/**
 * Returns the time of an event. Clocks of clients cannot be trusted: a time in the future, or older than two days, is
 * replaced by `now`.
 */
export function admitTime(given: number, now: Instant): Instant {
  const at = instant(given < firstMillisecond ? given * 1000 : given);
  return at > now || at < later(now, -maxAge) ? now : at;
}

/** A day such as `2026-11-21`. */
export function dayName(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

/** Returns the number of a day by its name; null if there is no such day. */
export function dayNumberOf(name: string): number | null {
  const at = Date.parse(`${name}T00:00:00Z`);
  if (Number.isNaN(at)) return null;
  return dayName(at / day) === name ? at / day : null;
}

/** Number of the week of a day since 1970; weeks begin on Monday. */
export function weekOf(number: number): number {
  // 1970-01-01 was a Thursday.
  return Math.floor((number + 3) / 7);
}

/** The first day of a week. */
export function mondayOf(week: number): number {
  return week * 7 - 3;
}
