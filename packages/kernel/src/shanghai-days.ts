import { day, hour, type Instant, instant } from './time.ts';

/** Offset of Asia/Shanghai from UTC, in ms. It has no daylight saving time. */
export const shanghaiOffset = 8 * hour;

/** Returns the number of the calendar day in Asia/Shanghai of a time in ms: days since 1970-01-01 there. */
export function shanghaiDay(at: number): number {
  return Math.floor((at + shanghaiOffset) / day);
}

/** Returns the midnight in Asia/Shanghai at which a day begins, by its number. */
export function startOfShanghaiDay(number: number): Instant {
  return instant(number * day - shanghaiOffset);
}
