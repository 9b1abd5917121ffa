import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/jobs.ts';

/** Starts due archives of all accounts, and requeues abandoned runs. */
export const sendDueJob = defineJob({
  name: 'send-due-archives',
  payload: z.object({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'Asia/Shanghai' },
  load: async () => (await import('./send-due.ts')).sendDue,
});
