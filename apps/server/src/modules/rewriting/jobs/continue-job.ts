import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import { type RunDeps, runJob } from '../runs/run-job.ts';
import { continueJob } from './continue-message.ts';
import { findJob, findOrphanedJobs, type JobKey } from './store.ts';

/** Maximum number of jobs queued per call. */
const maxJobs = 20;

/**
 * Processes a job until it is done, stopped, or the time limit of a run is reached; then it is queued again.
 * Safe to run twice.
 */
export async function continueOne(deps: RunDeps & Pick<Deps, 'jobs'>, key: JobKey): Promise<void> {
  try {
    const options = { states: ['waiting', 'running'], isBackground: true } as const;
    for await (const _event of runJob(deps, key, new AbortController().signal, options));
  } catch (error) {
    // Another process holds the job, or the user has paused or deleted it.
    if (error instanceof AppError && error.code === 'rewrite_running') return;
    throw error;
  }
  const job = await findJob(deps.db.sql, key);
  if (job?.state === 'waiting') await deps.jobs.send(continueJob, key);
}

/** Queues unfinished jobs without a running process, for example after a restart. */
export async function continueOrphaned({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const { accountId, jobId } of await findOrphanedJobs(db.sql, clock.now(), maxJobs))
    await jobs.send(continueJob, { accountId, jobId });
}
