import { day, hour, type Instant, instant, later, minute, shanghaiOffset } from '@inkstone/kernel';

/** Time of day at which the bills of the previous day are fetched; providers promise them for 10:00. */
const readAt = 10 * hour + 30 * minute;

/** A day in Asia/Shanghai, such as `2026-11-22`, as bills name it. */
export type BillDay = string;

/** Returns the day of a time. */
export function billDayOf(at: Instant): BillDay {
  return new Date(at + shanghaiOffset).toISOString().slice(0, 10);
}

/** Returns the start and the end (exclusive) of a day. Throws RangeError for a day that does not exist. */
export function spanOfBillDay(billDay: BillDay): { readonly from: Instant; readonly to: Instant } {
  const utc = Date.parse(`${billDay}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(billDay) || Number.isNaN(utc) || billDayOf(instant(utc)) !== billDay)
    throw new RangeError(`${billDay} is not a day`);
  return { from: instant(utc - shanghaiOffset), to: instant(utc - shanghaiOffset + day) };
}

/** Returns the day `days` days later; earlier if negative. */
export function addBillDays(billDay: BillDay, days: number): BillDay {
  return billDayOf(later(spanOfBillDay(billDay).from, days * day));
}

/** Returns the next time after `now` at which bills are fetched. */
export function nextBillReading(now: Instant): Instant {
  const today = later(spanOfBillDay(billDayOf(now)).from, readAt);
  return today > now ? today : later(today, day);
}

/** Returns the last day whose bill is available. */
export function lastBillDay(now: Instant): BillDay {
  return billDayOf(instant(now - readAt - day));
}
