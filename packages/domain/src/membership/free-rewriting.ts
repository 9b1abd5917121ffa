import { hour, type Instant } from '@inkstone/kernel';
import { addServiceTime } from '../desk/index.ts';

/** Words granted once per person for rewriting without a plan, and their validity in days. */
export const freeRewriting = { wechat: 500, share: 1000, days: 365 } as const;

/** Time within which a picture is reviewed, in ms of service hours. */
export const reviewWithin = 2 * hour;

/** Returns the time after a number of ms of service hours: Monday to Friday, 9 to 18 in Asia/Shanghai. */
export function laterInService(from: Instant, length: number): Instant {
  return addServiceTime(from, length, { holidays: new Set(), workDays: new Set() });
}
