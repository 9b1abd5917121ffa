import { defineJob } from '../../../platform/jobs/jobs.ts';
import { scheduled } from '../../../ports/module-manifest.ts';
import { continueJob } from './continue-message.ts';

/** Processes a job in the background. */
export const continueJobHandler = defineJob({
  ...continueJob,
  load: async () => (await import('./continue-job.ts')).continueOne,
});

/** Continues jobs without a running process, for example after a restart. */
export const continueJobs = defineJob({
  name: 'continue-rewriting',
  payload: scheduled.payload,
  schedule: { cron: '* * * * *', timeZone: scheduled.timeZone },
  load: async () => (await import('./continue-job.ts')).continueOrphaned,
});

/** Deletes expired jobs. */
export const purgeJobs = defineJob({
  name: 'purge-rewriting',
  payload: scheduled.payload,
  schedule: { cron: '50 4 * * *', timeZone: scheduled.timeZone },
  load: async () => (await import('./purge-jobs.ts')).purgeExpired,
});
