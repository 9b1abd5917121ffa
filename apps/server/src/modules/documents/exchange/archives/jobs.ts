import { z } from 'zod';
import { defineJob } from '../../../../jobs/jobs.ts';

/** Writes everything that an account has into one file. */
export const writeArchiveJob = defineJob({
  name: 'write-archive',
  payload: z.object({ accountId: z.string(), archiveId: z.string() }),
  retry: { limit: 2, delay: 20 },
  load: async () => (await import('./write-archive.ts')).writeArchive,
});
