import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  cancelOcrJob as cancelContract,
  readOcrJob as contract,
  correctOcrPage as correctContract,
  listOcrJobs as listContract,
} from '@inkstone/contracts/ocr';
import { correctWords, ocrAllowanceOf } from '@inkstone/domain/ocr';
import { shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import * as store from './store.ts';
import { viewJob, viewPage } from './view.ts';

const pagesPerReply = 20;
const listedJobs = 50;

/** A job of the caller with its pages, from an index on. */
export const readJob: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  { accountId },
  { id: jobId, from },
) => {
  const job = await requireJob({ db }, { accountId, jobId });
  const pages = await store.findPages(db.sql, job, { from, limit: pagesPerReply });
  return { job: await viewWithCounts({ db }, job), pages: pages.map(viewPage) };
};

/** The jobs of the caller, newest first, and the number of pages that the account can still have recognised today. */
export const listJobs: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db, clock, tierOf, textRecogniser },
  { accountId },
) => {
  const jobs = await store.listJobs(db.sql, accountId, listedJobs);
  const ids = jobs.map(({ jobId }) => jobId);
  const counts = await store.countPages(db.sql, accountId, ids);
  const { pagesPerJob, pagesPerDay } = ocrAllowanceOf[await tierOf(accountId)];
  const used = await store.pagesOfDay(db.sql, accountId, shanghaiDay(clock.now()));
  return {
    jobs: jobs.map((job) => viewJob(job, counts.get(job.jobId))),
    engine: textRecogniser.engine,
    pagesPerJob,
    pagesLeft: Math.max(0, pagesPerDay - used),
  };
};

/** Stops a job; pages that were not recognised do not count for the day. */
export const cancelJob: UseCase<typeof cancelContract, ReplyOf<typeof cancelContract>> = async (
  { db },
  { accountId },
  { id: jobId },
) => {
  const key = { accountId, jobId };
  const job = await requireJob({ db }, key);
  await db.transact(async ({ sql }) => {
    if (!(await store.cancelJob(sql, key))) return;
    const counts = (await store.countPages(sql, accountId, [jobId])).get(jobId);
    const open = counts ? counts.pages - counts.done - counts.failed : 0;
    await store.addToDay(sql, accountId, shanghaiDay(job.createdAt), -open);
  });
  return viewWithCounts({ db }, await requireJob({ db }, key));
};

/** Replaces words of a page by the user's corrections. */
export const correctPage: UseCase<typeof correctContract, ReplyOf<typeof correctContract>> = (
  { db },
  { accountId },
  { id: jobId, page: index, words },
) =>
  db.transact(async ({ sql }) => {
    const key = { accountId, jobId };
    const page = await store.findPage(sql, key, index, { forUpdate: true });
    if (!page?.blocks) throw new AppError('ocr_job_missing');
    const texts = new Map(words.map(({ at, text }) => [at, text.toWellFormed().replaceAll('\0', '')]));
    const blocks = correctWords(page.blocks, texts);
    await store.setBlocks(sql, key, index, blocks);
    return viewPage({ ...page, blocks });
  });

/** Returns the job of an account; rejects with `ocr_job_missing`. */
export async function requireJob({ db }: Pick<Deps, 'db'>, key: store.JobKey): Promise<store.Job> {
  const job = await store.findJob(db.sql, key);
  if (!job) throw new AppError('ocr_job_missing');
  return job;
}

async function viewWithCounts({ db }: Pick<Deps, 'db'>, job: store.Job) {
  const counts = await store.countPages(db.sql, job.accountId, [job.jobId]);
  return viewJob(job, counts.get(job.jobId));
}
