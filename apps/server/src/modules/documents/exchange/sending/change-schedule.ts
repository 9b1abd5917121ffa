import { AppError } from '@inkstone/contracts';
import type {
  pauseArchiveSchedule,
  removeArchiveSchedule,
} from '@inkstone/contracts/documents/archive-schedules';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import { type ShownSchedule, withRuns } from './get-schedule.ts';
import { sendDueJob } from './send-due-job.ts';
import { changeSchedule, deleteOpenRuns, deleteSchedule, lockSchedule } from './store.ts';

/** Removes the caller's schedule with its secret. Archives already sent are kept. */
export const removeSchedule: UseCase<typeof removeArchiveSchedule, Record<string, never>> = async (
  deps,
  who,
) => {
  await deps.db.transact(async (tx) => {
    await lockSchedule(tx.sql, who.accountId);
    await deleteSchedule(tx.sql, who.accountId);
  });
  return {};
};

/** Pauses or resumes the caller's schedule; an overdue archive is sent at once. */
export const pauseSchedule: UseCase<typeof pauseArchiveSchedule, ShownSchedule> = (deps, who, { isPaused }) =>
  deps.db.transact(async (tx) => {
    const schedule = await lockSchedule(tx.sql, who.accountId);
    if (!schedule) throw new AppError('archive_schedule_missing');
    const state = isPaused ? 'paused' : 'on';
    const changed = { ...schedule, state, failures: isPaused ? schedule.failures : 0 } as const;
    await changeSchedule(tx.sql, who.accountId, { state: changed.state, failures: changed.failures });
    if (!isPaused) await deps.jobs.send(sendDueJob, {}, { tx });
    return withRuns(tx.sql, changed);
  });

/** Pauses sending until the owner resumes it: an intruder may have set the destination. */
export async function pauseSending(tx: Transaction, accountId: string): Promise<void> {
  await changeSchedule(tx.sql, accountId, { state: 'paused' });
  await deleteOpenRuns(tx.sql, accountId);
}
