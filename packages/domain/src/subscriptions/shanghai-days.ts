import { day, type Instant, later, minute, shanghaiOffset, startOfShanghaiDay } from '@inkstone/kernel';

/** Returns the time on a day in Asia/Shanghai that is `minutes` after midnight. */
export function timeOnDay(number: number, minutes: number): Instant {
  return later(startOfShanghaiDay(number), minutes * minute);
}

/** Returns the minutes since midnight in Asia/Shanghai. */
export function minuteOfDay(at: Instant): number {
  return Math.floor(((at + shanghaiOffset) % day) / minute);
}
