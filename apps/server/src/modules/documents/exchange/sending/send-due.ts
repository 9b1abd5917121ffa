import { later } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { progressTimeout } from './lease.ts';
import { archiveName, nextNight, type Run, type Schedule } from './schedule.ts';
import { sendArchiveJob } from './send-archive-job.ts';
import { changeSchedule, insertRun, listOpenRuns, listStalledRuns, lockDue } from './store.ts';

type DueDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

const atOnce = 100;

/** Starts due archives, and requeues abandoned runs. Safe to run twice. */
export async function sendDue(deps: DueDeps): Promise<void> {
  while ((await beginDue(deps)) === atOnce);
  const since = later(deps.clock.now(), -progressTimeout);
  for (const { accountId, id } of await listStalledRuns(deps.db.sql, since, atOnce)) {
    await deps.jobs.send(sendArchiveJob, { accountId, runId: id });
  }
}

/**
 * Advances each schedule in the transaction that starts its run, so that no two processes start the same one.
 */
async function beginDue(deps: DueDeps): Promise<number> {
  return deps.db.transact(async (tx) => {
    const due = await lockDue(tx.sql, deps.clock.now(), atOnce);
    for (const schedule of due) await begin(deps, tx, schedule);
    return due.length;
  });
}

async function begin(deps: DueDeps, tx: Transaction, schedule: Schedule): Promise<void> {
  const { accountId, destinationId, timeZone } = schedule;
  const now = deps.clock.now();
  await changeSchedule(tx.sql, accountId, { nextAt: nextNight(schedule, now) });
  // A run that takes longer than a day is not started again.
  if ((await listOpenRuns(tx.sql, accountId)).length > 0) return;
  const id = deps.ids.next();
  const run: Run = {
    ...{ accountId, id, destinationId, state: 'waiting', name: archiveName(id, timeZone, now) },
    ...{ size: 0, error: null, isKept: false, worker: null, attempts: 0, startedAt: now, touchedAt: now },
  };
  await insertRun(tx.sql, run);
  await deps.jobs.send(sendArchiveJob, { accountId, runId: id }, { tx });
}
