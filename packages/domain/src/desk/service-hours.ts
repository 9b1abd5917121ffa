import { day, hour, type Instant, instant, shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';

/** Days with other service than their day of the week has, as `YYYY-MM-DD` in Shanghai. */
export interface ServiceCalendar {
  /** Weekdays without service. */
  readonly holidays: ReadonlySet<string>;
  /** Saturdays and Sundays with service, in exchange for holidays. */
  readonly workDays: ReadonlySet<string>;
}

/** Service is from 9:00 to 18:00 in Shanghai. */
const opensAt = 9 * hour;
const closesAt = 18 * hour;

/** Service hours within which a request is answered, by kind. */
export const answerHours = { support: 2, demo: 24, feedback: 2, bug: 2 } as const;

/** Maximum number of consecutive days without service. */
const maxDays = 400;

/** Returns whether there is service on a day, given as its number since the epoch in Shanghai. */
function isServed(dayNumber: number, { holidays, workDays }: ServiceCalendar): boolean {
  const date = dateOf(dayNumber);
  if (workDays.has(date)) return true;
  if (holidays.has(date)) return false;
  // 1970-01-01 was a Thursday.
  const weekday = (dayNumber + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}

/** Returns the time at which `duration` ms of service have passed since `from`. */
export function addServiceTime(from: Instant, duration: number, calendar: ServiceCalendar): Instant {
  let left = duration;
  const first = shanghaiDay(from);
  for (let number = first; number < first + maxDays; number += 1) {
    if (!isServed(number, calendar)) continue;
    const begin = Math.max(from, startOfShanghaiDay(number) + opensAt);
    const open = startOfShanghaiDay(number) + closesAt - begin;
    if (open <= 0) continue;
    if (left <= open) return instant(begin + left);
    left -= open;
  }
  throw new RangeError(`The calendar has no service within ${maxDays} days`);
}

/** Returns the ms of service between two times; negative if `to` is the earlier one. */
export function serviceTimeBetween(from: Instant, to: Instant, calendar: ServiceCalendar): number {
  if (to < from) return -serviceTimeBetween(to, from, calendar);
  let passed = 0;
  const last = Math.min(shanghaiDay(to), shanghaiDay(from) + maxDays);
  for (let number = shanghaiDay(from); number <= last; number += 1) {
    if (!isServed(number, calendar)) continue;
    const begin = Math.max(from, startOfShanghaiDay(number) + opensAt);
    const end = Math.min(to, startOfShanghaiDay(number) + closesAt);
    passed += Math.max(0, end - begin);
  }
  return passed;
}

/** Returns the days between two dates, inclusive; null if one does not exist or `to` is the earlier one. */
export function datesBetween(from: string, to: string): string[] | null {
  const [first, last] = [from, to].map((date) => Date.parse(`${date}T00:00:00Z`) / day);
  if (first === undefined || last === undefined || !(first <= last) || last - first > 31) return null;
  const dates = Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index));
  return dates[0] === from && dates.at(-1) === to ? dates : null;
}

/** Whether a date is a Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

const dateOf = (dayNumber: number) => new Date(dayNumber * day).toISOString().slice(0, 10);
