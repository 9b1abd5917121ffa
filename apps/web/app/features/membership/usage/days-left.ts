import { day } from '@inkstone/kernel';

/** A package that expires in so many days, or sooner, is marked (readings, 26). */
const warnAt = 7;
const urgentAt = 1;

/** How urgent it is that words of a package expire. Times in ms. */
export function urgencyOf(expiresAt: number, now: number): 'none' | 'soon' | 'urgent' {
  const left = expiresAt - now;
  if (left <= urgentAt * day) return 'urgent';
  return left <= warnAt * day ? 'soon' : 'none';
}
