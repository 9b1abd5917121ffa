import { day, hour, type Instant, instant, later, minute, shanghaiOffset } from '@inkstone/kernel';

/** When the bills of a day are read, on the day after; providers promise them for 10:00. */
const readAt = 10 * hour + 30 * minute;

/** A day in Asia/Shanghai, such as `2026-11-22`, as bills name it. */
export type BillDay = string;

/** The day of a time. */
export function billDayOf(at: Instant): BillDay {
  return new Date(at + shanghaiOffset).toISOString().slice(0, 10);
}

/** Begin and end of a day; the end is excluded. Throws RangeError for a day that does not exist. */
export function spanOfBillDay(billDay: BillDay): { readonly from: Instant; readonly to: Instant } {
  const utc = Date.parse(`${billDay}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(billDay) || Number.isNaN(utc) || billDayOf(instant(utc)) !== billDay)
    throw new RangeError(`${billDay} is not a day`);
  return { from: instant(utc - shanghaiOffset), to: instant(utc - shanghaiOffset + day) };
}

/** The day some days after another one; before it if negative. */
export function addBillDays(billDay: BillDay, days: number): BillDay {
  return billDayOf(later(spanOfBillDay(billDay).from, days * day));
}

/** The next time after `now` at which bills are read. */
export function nextBillReading(now: Instant): Instant {
  const today = later(spanOfBillDay(billDayOf(now)).from, readAt);
  return today > now ? today : later(today, day);
}

/** The last day whose bill is ready. */
export function lastBillDay(now: Instant): BillDay {
  return billDayOf(instant(now - readAt - day));
}
