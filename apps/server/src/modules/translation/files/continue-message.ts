import { z } from 'zod';
import type { SendableJob } from '../../../platform/jobs/job-sender.ts';
import type { FileKey } from './store.ts';

/** Asks for work on a file without its owner. */
export const continueFile: SendableJob<FileKey> = {
  name: 'translate-file',
  payload: z.object({ accountId: z.string(), fileId: z.string() }),
};
