import { day, type Instant, instant, shanghaiOffset } from '@inkstone/kernel';

/** Day of the month in Asia/Shanghai, 1 to 31. */
export function dayOfMonth(at: Instant): number {
  return new Date(at + shanghaiOffset).getUTCDate();
}

/**
 * The same time of day `months` months later in Asia/Shanghai, on the anchor day or, in a shorter month, its last
 * day: with anchor 31, 31 January, 28 February, 31 March.
 */
export function addMonths(at: Instant, months: number, anchorDay: number): Instant {
  const local = new Date(at + shanghaiOffset);
  const month = local.getUTCMonth() + months;
  const last = lastDay(local.getUTCFullYear(), month);
  const midnight = Date.UTC(local.getUTCFullYear(), month, Math.min(anchorDay, last));
  return instant(midnight + ((at + shanghaiOffset) % day) - shanghaiOffset);
}

/** Whether a time is on a day on which a month of this anchor begins. */
export function isOnAnchor(at: Instant, anchorDay: number): boolean {
  const local = new Date(at + shanghaiOffset);
  return local.getUTCDate() === Math.min(anchorDay, lastDay(local.getUTCFullYear(), local.getUTCMonth()));
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
