import { defineJob } from '../../../platform/jobs/jobs.ts';
import { scheduled } from '../../../ports/module-manifest.ts';
import { continueFile } from './continue-message.ts';

const { payload, timeZone } = scheduled;

/** Jobs of the translation of files. */
export const fileJobs = [
  defineJob({ ...continueFile, load: async () => (await import('./continue-file.ts')).continueOne }),
  defineJob({
    name: 'continue-translating-files',
    payload,
    schedule: { cron: '* * * * *', timeZone },
    load: async () => (await import('./continue-file.ts')).continueOrphaned,
  }),
  defineJob({
    name: 'purge-translated-files',
    payload,
    schedule: { cron: '52 4 * * *', timeZone },
    load: async () => (await import('./continue-file.ts')).purgeExpired,
  }),
];
