import { z } from 'zod';
import { defineJob } from '../../../../jobs/jobs.ts';

/** Begins what the schedules of all accounts say, and takes up what was left behind. */
export const sendDueJob = defineJob({
  name: 'send-due-archives',
  payload: z.object({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'Asia/Shanghai' },
  load: async () => (await import('./send-due.ts')).sendDue,
});
