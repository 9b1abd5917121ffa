import { AppError } from '@inkstone/contracts';
import { maxReportDays } from '@inkstone/contracts/staff/analytics';
import { dayNumberOf } from '@inkstone/domain/analytics';
import { type Instant, shanghaiDay } from '@inkstone/kernel';

/** Default length of a report, in days. */
const usual = 28;

/** Returns the requested range of days. Throws for days that do not exist and for ranges that are too long. */
export function readRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Instant,
): { from: number; to: number } {
  const today = shanghaiDay(now);
  const last = to === undefined ? today : dayNumberOf(to);
  if (last === null) throw new AppError('invalid_request', { field: 'to' });
  const first = from === undefined ? last - usual + 1 : dayNumberOf(from);
  if (first === null || first > last || last - first >= maxReportDays)
    throw new AppError('invalid_request', { field: 'from' });
  return { from: first, to: last };
}
