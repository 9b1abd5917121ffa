import { defineJob } from '../../../platform/jobs/jobs.ts';
import { scheduled } from '../../../ports/module-manifest.ts';

/** Deletes translated sentences after a day. */
export const purgeJob = defineJob({
  name: 'purge-translated-sentences',
  payload: scheduled.payload,
  schedule: { cron: '41 * * * *', timeZone: scheduled.timeZone },
  load: async () => (await import('./purge-sentences.ts')).purgeSentences,
});
