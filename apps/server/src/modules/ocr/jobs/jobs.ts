import { defineJob } from '../../../platform/jobs/jobs.ts';
import { scheduled } from '../../../ports/module-manifest.ts';
import { continueJob } from './continue-message.ts';

/** Reads the pages of a job. */
export const readPictures = defineJob({
  ...continueJob,
  load: async () => (await import('../runs/run-job.ts')).continueOne,
});

/** Queues jobs without a run, such as after a restart. */
export const continueOcr = defineJob({
  name: 'continue-ocr',
  payload: scheduled.payload,
  schedule: { cron: '* * * * *', timeZone: scheduled.timeZone },
  load: async () => (await import('../runs/run-job.ts')).continueOrphaned,
});

/** Deletes expired jobs. */
export const purgeOcr = defineJob({
  name: 'purge-ocr',
  payload: scheduled.payload,
  schedule: { cron: '20 4 * * *', timeZone: scheduled.timeZone },
  load: async () => (await import('./delete-jobs.ts')).purgeExpired,
});
