import { trashDays } from '@inkstone/contracts/documents';
import { day, daysBetween, type Instant, later } from '@inkstone/kernel';

/** Days until a trashed document is removed for good: 30 minus the days gone by, at least 1 (readings, 36). */
export function daysLeft(trashedAt: Instant, now: Instant): number {
  return Math.min(trashDays, Math.max(1, trashDays - daysBetween(trashedAt, now)));
}

/** Documents trashed at this moment or before it have had their time. */
export function trashHorizon(now: Instant): Instant {
  return later(now, -trashDays * day);
}
