import type { BillDayView } from '@inkstone/contracts/staff/reconciliation';

/** Maximum number of lines for bills that were read. Bills of older days can also be read again. */
const maxRead = 30;

/** Returns the displayed days: first all that could not be read, which staff are asked to complete, then the newest others. */
export function shownDays(days: readonly BillDayView[]): readonly BillDayView[] {
  const failed = days.filter(({ state }) => state === 'failed');
  return [...failed, ...days.filter(({ state }) => state === 'done').slice(0, maxRead)];
}
