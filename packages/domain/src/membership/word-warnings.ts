import { day, hour, type Instant, later, minute, shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';

/** Days before the expiry of words at which their owner is notified, in chronological order (readings, 26). */
export const wordWarningDays = [7, 1] as const;

/** Time of day of a notification in Asia/Shanghai, in ms after midnight. */
const timeOfDay = 10 * hour + 10 * minute;

/** Returns when the owner of words is next notified of their expiry; null after the last notification. */
export function nextWordWarning(expiresAt: Instant, now: Instant): Instant | null {
  const times = wordWarningDays.map((days) => firstMorning(later(expiresAt, -days * day)));
  return times.find((at) => at > now) ?? null;
}

/** The first 10:10 in Shanghai at or after a time. */
function firstMorning(from: Instant): Instant {
  const today = later(startOfShanghaiDay(shanghaiDay(from)), timeOfDay);
  return today >= from ? today : later(today, day);
}
