import { day, hour, type Instant, instant, minute } from '@inkstone/kernel';

/** Offset of Asia/Shanghai, which has no daylight saving time. */
const offset = 8 * hour;

/** Number of the day in Asia/Shanghai since 1970. */
export function dayNumber(at: Instant): number {
  return Math.floor((at + offset) / day);
}

/** The time on a day in Asia/Shanghai that is `minutes` after midnight. */
export function timeOnDay(number: number, minutes: number): Instant {
  return instant(number * day - offset + minutes * minute);
}

/** Minutes since midnight in Asia/Shanghai. */
export function minuteOfDay(at: Instant): number {
  return Math.floor(((at + offset) % day) / minute);
}
