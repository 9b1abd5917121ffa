import { z } from 'zod';
import type { SendableJob } from '../../../platform/jobs/job-sender.ts';
import type { FileKey } from './store.ts';

/** Requests background work on a file. */
export const continueFile: SendableJob<FileKey> = {
  name: 'translate-file',
  payload: z.object({ accountId: z.string(), fileId: z.string() }),
};
