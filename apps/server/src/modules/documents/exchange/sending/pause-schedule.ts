import { AppError } from '@inkstone/contracts';
import type { pauseArchiveSchedule as contract } from '@inkstone/contracts/archive-schedules';
import type { Transaction } from '../../../../db/database.ts';
import type { UseCase } from '../../../../http/route.ts';
import { type ShownSchedule, withRuns } from './get-schedule.ts';
import { sendDueJob } from './send-due-job.ts';
import { changeSchedule, deleteOpenRuns, lockSchedule } from './store.ts';

/** Pauses the caller's schedule, or lets it go on; what came due meanwhile is sent at once. */
export const pauseSchedule: UseCase<typeof contract, ShownSchedule> = (deps, who, { isPaused }) =>
  deps.db.transact(async (tx) => {
    const schedule = await lockSchedule(tx.sql, who.accountId);
    if (!schedule) throw new AppError('archive_schedule_missing');
    const state = isPaused ? 'paused' : 'on';
    const changed = { ...schedule, state, failures: isPaused ? schedule.failures : 0 } as const;
    await changeSchedule(tx.sql, who.accountId, { state: changed.state, failures: changed.failures });
    if (!isPaused) await deps.jobs.send(sendDueJob, {}, { tx });
    return withRuns(tx.sql, changed);
  });

/** Stops the sending until its owner lets it go on: who had the account may have set the place. */
export async function pauseSending(tx: Transaction, accountId: string): Promise<void> {
  await changeSchedule(tx.sql, accountId, { state: 'paused' });
  await deleteOpenRuns(tx.sql, accountId);
}
