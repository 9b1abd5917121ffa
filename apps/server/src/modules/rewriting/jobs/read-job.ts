import type { ReplyOf } from '@inkstone/contracts';
import type {
  readRewriteJob as contract,
  deleteRewriteJobs as deleteContract,
  listRewriteJobs as listContract,
} from '@inkstone/contracts/rewriting/jobs';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { planOf } from '../runs/plan-of.ts';
import { readReceipt, viewSentence } from '../runs/run-job.ts';
import { requireJob } from './start-job.ts';
import * as store from './store.ts';
import { viewJob } from './view.ts';

const sentencesPerPage = 200;
const jobsPerPage = 50;

/** Returns a job of the caller with its finished sentences, starting at an index. */
export const readJob: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id: jobId, from },
) => {
  const job = await requireJob(deps, { accountId, jobId });
  const plan = planOf(job);
  const [done, sums, receipt] = await Promise.all([
    store.findSentences(deps.db.sql, job, { from, limit: sentencesPerPage }),
    store.sumJobs(deps.db.sql, accountId, [jobId]),
    readReceipt(deps, job, job.stoppedBy),
  ]);
  return {
    job: viewJob(job, sums.get(jobId)),
    text: job.text,
    spans: plan.sentences.map(({ span }) => span),
    locks: plan.locks.map(({ kind, span }) => ({ kind, span })),
    sentences: done.map((one) => viewSentence(plan, one)),
    receipt,
  };
};

/** Lists the jobs of the caller, newest first. */
export const listJobs: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db },
  { accountId },
  { cursor },
) => {
  const found = await store.listJobs(db.sql, accountId, readCursor(cursor), jobsPerPage + 1);
  const { rows, next } = toPage(found, jobsPerPage, ({ createdAt: at, jobId: id }) => ({ at, id }));
  const sums = await store.sumJobs(
    db.sql,
    accountId,
    rows.map(({ jobId }) => jobId),
  );
  return { jobs: rows.map((job) => viewJob(job, sums.get(job.jobId))), next };
};

/** Deletes jobs of the caller with their texts. */
export const deleteJobs: UseCase<typeof deleteContract, ReplyOf<typeof deleteContract>> = async (
  { db },
  { accountId },
  { ids },
) => {
  await store.deleteJobs(db.sql, accountId, ids);
  return {};
};
