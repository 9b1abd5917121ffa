import { day, hour, type Instant, instant } from '@inkstone/kernel';

/** Words granted once per person for rewriting without a plan, and their validity in days. */
export const freeRewriting = { wechat: 500, share: 1000, days: 365 } as const;

/** Time within which a picture is reviewed, in ms of service hours. */
export const reviewWithin = 2 * hour;

const zone = 8 * hour;
/** Service hours of a working day: 9 to 18 in Asia/Shanghai. */
const opens = 9 * hour;
const closes = 18 * hour;

/** Returns the time after a number of ms of service hours: Monday to Friday, 9 to 18 in Asia/Shanghai. */
export function laterInService(from: Instant, length: number): Instant {
  let at = from + zone;
  let rest = length;
  for (;;) {
    const midnight = Math.floor(at / day) * day;
    const start = Math.max(at, midnight + opens);
    const room = isWorkday(midnight) ? Math.max(0, midnight + closes - start) : 0;
    if (room > 0 && rest <= room) return instant(start + rest - zone);
    rest -= room;
    at = midnight + day;
  }
}

/** 1970-01-01 was a Thursday. */
function isWorkday(midnight: number): boolean {
  const weekday = (Math.floor(midnight / day) + 4) % 7;
  return weekday >= 1 && weekday <= 5;
}
