import type { ReplyOf } from '@inkstone/contracts';
import { AppError } from '@inkstone/contracts';
import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type {
  startRewriteJob as contract,
  pauseRewriteJob as pauseContract,
  resumeRewriteJob as resumeContract,
} from '@inkstone/contracts/rewriting/jobs';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { continueJob } from './continue-message.ts';
import { toJobRequest } from './follow-rewrite.ts';
import { openJob } from './open-job.ts';
import * as store from './store.ts';
import { viewJob } from './view.ts';

/** Starts rewriting a text in the background; an existing job is returned unchanged. */
export const startJob: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  input,
) => {
  const existing = await store.findJob(deps.db.sql, { accountId, jobId: input.jobId });
  if (!existing) await requireCapacity(deps, accountId);
  const job = await openJob(deps, accountId, toJobRequest(input, true));
  if (!existing) await deps.jobs.send(continueJob, { accountId, jobId: job.jobId });
  return readView(deps, job);
};

/** Continues a paused or stopped job in the background. */
export const resumeJob: UseCase<typeof resumeContract, ReplyOf<typeof resumeContract>> = async (
  deps,
  { accountId },
  { id: jobId },
) => {
  await requireCapacity(deps, accountId);
  const key = { accountId, jobId };
  const to = { state: 'waiting', isBackground: true } as const;
  const changed = await store.changeState(deps.db.sql, key, ['paused', 'stopped'], to);
  if (changed) await deps.jobs.send(continueJob, key);
  return readView(deps, changed ?? (await requireJob(deps, key)));
};

/** Pauses a job; finished sentences are kept. */
export const pauseJob: UseCase<typeof pauseContract, ReplyOf<typeof pauseContract>> = async (
  deps,
  { accountId },
  { id: jobId },
) => {
  const key = { accountId, jobId };
  const changed = await store.changeState(deps.db.sql, key, ['waiting', 'running'], { state: 'paused' });
  return readView(deps, changed ?? (await requireJob(deps, key)));
};

/** Returns a job of the account. Throws `rewrite_job_missing`. */
export async function requireJob({ db }: Pick<Deps, 'db'>, key: store.JobKey): Promise<store.Job> {
  const job = await store.findJob(db.sql, key);
  if (!job) throw new AppError('rewrite_job_missing');
  return job;
}

async function requireCapacity({ db }: Pick<Deps, 'db'>, accountId: string): Promise<void> {
  const open = await store.countOpenJobs(db.sql, accountId);
  if (open >= rewriteLimits.openJobs)
    throw new AppError('rewrite_jobs_waiting', { limit: rewriteLimits.openJobs });
}

async function readView({ db }: Pick<Deps, 'db'>, job: store.Job) {
  const sums = await store.sumJobs(db.sql, job.accountId, [job.jobId]);
  return viewJob(job, sums.get(job.jobId));
}
