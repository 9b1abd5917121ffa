import { z } from 'zod';
import { defineJob } from '../../../../jobs/jobs.ts';

/** Sends one archive. Whatever becomes of it, the schedule says when the next attempt is: the queue tries nothing again. */
export const sendArchiveJob = defineJob({
  name: 'send-archive',
  payload: z.object({ accountId: z.string(), runId: z.string() }),
  retry: { limit: 0, delay: 0 },
  load: async () => (await import('./send-archive.ts')).sendArchive,
});

/** Begins what the schedules of all accounts say, and takes up what was left behind. */
export const sendDueJob = defineJob({
  name: 'send-due-archives',
  payload: z.object({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'Asia/Shanghai' },
  load: async () => (await import('./send-due.ts')).sendDue,
});
