import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/jobs.ts';

/** Sends one archive. The schedule determines the next attempt, so the queue does not retry. */
export const sendArchiveJob = defineJob({
  name: 'send-archive',
  payload: z.object({ accountId: z.string(), runId: z.string() }),
  retry: { limit: 0, delay: 0 },
  load: async () => (await import('./send-archive.ts')).sendArchive,
});
