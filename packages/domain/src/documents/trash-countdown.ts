import { trashDays } from '@inkstone/contracts/documents';
import { day, daysBetween, type Instant, later } from '@inkstone/kernel';

/** Days until permanent deletion: 30 minus the elapsed days, at least 1 (readings, 36). */
export function daysLeft(trashedAt: Instant, now: Instant): number {
  return Math.min(trashDays, Math.max(1, trashDays - daysBetween(trashedAt, now)));
}

/** Documents trashed at or before this time are due for permanent deletion. */
export function trashHorizon(now: Instant): Instant {
  return later(now, -trashDays * day);
}
