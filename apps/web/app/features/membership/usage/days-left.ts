import { day } from '@inkstone/kernel';

/** Number of days before expiry from which a package is marked (readings, 26). */
const warnAt = 7;
const urgentAt = 1;

/** Returns how urgently a package must be used before it expires. Times in ms. */
export function urgencyOf(expiresAt: number, now: number): 'none' | 'soon' | 'urgent' {
  const left = expiresAt - now;
  if (left <= urgentAt * day) return 'urgent';
  return left <= warnAt * day ? 'soon' : 'none';
}
