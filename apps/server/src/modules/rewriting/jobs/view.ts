import type { RewriteJobView } from '@inkstone/contracts/rewriting/jobs';
import { type Job, type JobSums, noSums } from './store.ts';

/** A job in the history. */
export function viewJob(job: Job, sums: JobSums = noSums): RewriteJobView {
  const { jobId: id, name, tool, language, isLight, state, stoppedBy, sentences, createdAt, expiresAt } = job;
  const { done, rewritten, words } = sums;
  return {
    ...{ id, name, tool, language, isLight, state, stoppedBy, sentences, createdAt, expiresAt },
    ...{ done, rewritten, words },
  };
}
