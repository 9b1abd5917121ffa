import { z } from 'zod';
import type { SendableJob } from '../../../platform/jobs/job-sender.ts';
import type { JobKey } from './store.ts';

/** Requests background work on a rewriting job. */
export const continueJob: SendableJob<JobKey> = {
  name: 'rewrite-text',
  payload: z.object({ accountId: z.string(), jobId: z.string() }),
};
