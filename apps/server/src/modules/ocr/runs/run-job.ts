import { AppError } from '@inkstone/contracts';
import { isLittleText } from '@inkstone/domain/ocr';
import { later, minute, second, shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { holdRunLease } from '../../../platform/run-lease.ts';
import { continueJob } from '../jobs/continue-message.ts';
import * as store from '../jobs/store.ts';
import { type ReadPage, readPage } from './read-page.ts';

type RunDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'files' | 'textRecogniser'>;

/** Length of the lease of a run, in ms; a run that has not renewed it counts as ended. */
const lease = 30 * second;
/** Maximum duration of a run, in ms; another run continues. */
const maxRunTime = 5 * minute;
/** Maximum number of runs that may end abnormally on a page before the page counts as failed. */
const maxTries = 3;
/** Maximum number of jobs queued at a time. */
const maxJobs = 20;

/**
 * Reads pages of a job until all are read, it is cancelled, or the maximum duration of a run is over. Safe to run
 * twice.
 */
export async function continueOne(deps: RunDeps & Pick<Deps, 'jobs'>, key: store.JobKey): Promise<void> {
  const isLeft = await runJob(deps, key);
  if (isLeft) await deps.jobs.send(continueJob, key);
}

/** Queues jobs without a run, such as after a restart. */
export async function continueOrphaned({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const { accountId, jobId } of await store.findOrphanedJobs(db.sql, clock.now(), maxJobs))
    await jobs.send(continueJob, { accountId, jobId });
}

/** Works on a job; true if the time of the run was over and pages are left. */
async function runJob(deps: RunDeps, key: store.JobKey): Promise<boolean> {
  const { db, clock } = deps;
  const runId = deps.ids.next();
  const now = clock.now();
  const job = await store.takeJob(db.sql, key, { runId, until: later(now, lease), now });
  if (job === null) return false;
  const runLease = holdRunLease(deps, lease, (until) => store.extendJobLease(db.sql, key, runId, until));
  let end: store.Job['state'] = 'waiting';
  try {
    for (;;) {
      await runLease.renew();
      if (runLease.lost.aborted) return false;
      if (clock.now() - now >= maxRunTime) return true;
      const page = await store.beginPage(db.sql, key);
      if (page === null) {
        end = 'done';
        return false;
      }
      if (!(await workOn(deps, job, page, runLease.lost))) return false;
    }
  } finally {
    runLease.release();
    await store.endRun(db.sql, key, runId, end);
  }
}

/** Reads a page and stores its result; false if the run has to end, such as while the engine is busy. */
async function workOn(
  deps: RunDeps,
  job: store.Job,
  page: store.Page,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = deps;
  if (page.tries > maxTries) {
    await giveUp(deps, job, page, 'ocr_failed');
    return true;
  }
  try {
    const end = await readPage(deps, job, page, signal);
    if (signal.aborted) return false;
    await settlePage(deps, job, page, end);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    const code = error instanceof AppError ? error.code : 'ocr_failed';
    if (code === 'ocr_busy' || code === 'service_unavailable') {
      await store.unbeginPage(db.sql, job, page.index);
      return false;
    }
    if (!(error instanceof AppError)) deps.log.error('a page could not be read', { error });
    await giveUp(deps, job, page, code);
    return true;
  }
}

/** Stores the recognised text. A page with almost no text does not count for the day. */
async function settlePage(
  { db, files }: RunDeps,
  job: store.Job,
  page: store.Page,
  end: ReadPage,
): Promise<void> {
  const isStored = await db.transact(async ({ sql }) => {
    const isOurs = await store.endPage(sql, job, page.index, { ...end, state: 'done' });
    if (isOurs && isLittleText(end.blocks ?? []))
      await store.addToDay(sql, job.accountId, shanghaiDay(job.createdAt), -1);
    return isOurs;
  });
  // The job was deleted or cancelled meanwhile, so no row refers to the picture.
  if (!isStored && end.pictureKey) await files.delete(end.pictureKey);
}

/** A page that failed does not count for the day. */
async function giveUp({ db }: RunDeps, job: store.Job, page: store.Page, failedBy: string): Promise<void> {
  await db.transact(async ({ sql }) => {
    const isOurs = await store.endPage(sql, job, page.index, { state: 'failed', failedBy });
    if (isOurs) await store.addToDay(sql, job.accountId, shanghaiDay(job.createdAt), -1);
  });
}
