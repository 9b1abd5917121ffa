import type { ReplyOf } from '@inkstone/contracts';
import type { deleteOcrJobs as contract } from '@inkstone/contracts/ocr';
import { shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { folderOfJob } from '../files/file-keys.ts';
import * as store from './store.ts';

/** Maximum number of jobs deleted at a time. */
const batchSize = 200;

/** Deletes jobs of the caller with their pictures. */
export const deleteJobs: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { ids },
) => {
  for (const jobId of ids) await remove(deps, { accountId, jobId });
  return {};
};

/** Deletes jobs that have expired, and counts of former days. Safe to run twice. */
export async function purgeExpired(deps: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = deps.clock.now();
  for (;;) {
    const expired = await store.findExpiredJobs(deps.db.sql, now, batchSize);
    for (const key of expired) await remove(deps, key);
    if (expired.length < batchSize) break;
  }
  await store.deleteDaysBefore(deps.db.sql, shanghaiDay(now) - 1);
}

/** Files are deleted first: a job whose files could not all be deleted is found again. */
async function remove({ db, files }: Pick<Deps, 'db' | 'files'>, key: store.JobKey): Promise<void> {
  // Prevents that a run begins another page of the job.
  await store.cancelJob(db.sql, key);
  for await (const fileKey of files.list(folderOfJob(key))) await files.delete(fileKey);
  await store.deleteJobs(db.sql, key.accountId, [key.jobId]);
}
