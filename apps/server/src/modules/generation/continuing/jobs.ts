import { defineJob } from '../../../platform/jobs/jobs.ts';
import { scheduled } from '../../../ports/module-manifest.ts';

/** Deletes the texts of continuations after a day. */
export const purgeJob = defineJob({
  name: 'purge-continuations',
  payload: scheduled.payload,
  schedule: { cron: '35 * * * *', timeZone: scheduled.timeZone },
  load: async () => (await import('./purge-continuations.ts')).purgeContinuations,
});
