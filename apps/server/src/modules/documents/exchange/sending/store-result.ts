import { retryArchiveAt } from '@inkstone/domain/documents';
import { day, later } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';
import type { Deps } from '../../../../deps.ts';
import type { Run, Schedule } from './schedule.ts';
import { changeRun, changeSchedule, deleteOldRuns, lockSchedule } from './store.ts';

/** How long a run without a stored archive is kept in the history. */
const remembered = 90 * day;

/** Records how a run ended and updates the schedule; false when another worker has the run. */
export async function storeResult(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  run: Run,
  result: { readonly size: number } | { readonly error: ErrorCode },
): Promise<boolean> {
  const now = clock.now();
  const ended =
    'size' in result
      ? ({ state: 'done', size: result.size, isKept: true, touchedAt: now } as const)
      : ({ state: 'failed', error: result.error, touchedAt: now } as const);
  return db.transact(async (tx) => {
    const schedule = await lockSchedule(tx.sql, run.accountId);
    if (!schedule || !(await changeRun(tx.sql, run, ended))) return false;
    const follows = 'size' in result ? { failures: 0, lastSuccessAt: now } : afterFailure(schedule, now);
    await changeSchedule(tx.sql, run.accountId, follows);
    await deleteOldRuns(tx.sql, run.accountId, later(now, -remembered));
    return true;
  });
}

/** Retries soon, but not later than the next regular run; stops after too many failures. */
function afterFailure(schedule: Schedule, now: Schedule['nextAt']): Partial<Schedule> {
  const failures = schedule.failures + 1;
  const again = retryArchiveAt(failures, now);
  if (again !== null) return { failures, nextAt: again < schedule.nextAt ? again : schedule.nextAt };
  const state = schedule.state === 'on' ? 'stopped' : schedule.state;
  return { failures, state, nextAt: now };
}
