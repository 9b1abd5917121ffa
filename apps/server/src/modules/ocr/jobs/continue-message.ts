import { z } from 'zod';
import type { SendableJob } from '../../../platform/jobs/job-sender.ts';
import type { JobKey } from './store.ts';

/** Requests work on a job. */
export const continueJob: SendableJob<JobKey> = {
  name: 'read-pictures',
  payload: z.object({ accountId: z.string(), jobId: z.string() }),
};
