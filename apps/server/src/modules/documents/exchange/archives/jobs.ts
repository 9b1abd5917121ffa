import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/jobs.ts';

/** Writes all data of an account into one file. */
export const writeArchiveJob = defineJob({
  name: 'write-archive',
  payload: z.object({ accountId: z.string(), archiveId: z.string() }),
  retry: { limit: 2, delay: 20 },
  load: async () => (await import('./write-archive.ts')).writeArchive,
});
