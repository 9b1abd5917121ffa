import { z } from 'zod';
import { defineJob } from '../../../../jobs/jobs.ts';

/** Sends one archive. Whatever becomes of it, the schedule says when the next attempt is: the queue tries nothing again. */
export const sendArchiveJob = defineJob({
  name: 'send-archive',
  payload: z.object({ accountId: z.string(), runId: z.string() }),
  retry: { limit: 0, delay: 0 },
  load: async () => (await import('./send-archive.ts')).sendArchive,
});
