import { z } from 'zod';
import { type AnyJob, defineJob } from './jobs/jobs.ts';
import { writeArchiveJob } from './modules/documents/exchange/archives/jobs.ts';
import { sendArchiveJob } from './modules/documents/exchange/sending/send-archive-job.ts';
import { sendDueJob } from './modules/documents/exchange/sending/send-due-job.ts';

const nothing = z.object({});
const timeZone = 'Asia/Shanghai';

/**
 * Every job there is, one entry each. A job that use cases send is defined in `modules/<word>/jobs.ts` and
 * listed here; one that only the clock starts is defined here. Handlers are loaded when first needed.
 */
export const jobTable: readonly AnyJob[] = [
  defineJob({
    name: 'maintain-database',
    payload: nothing,
    schedule: { cron: '*/10 * * * *', timeZone },
    load: async () => (await import('./jobs/maintain-database.ts')).maintainDatabase,
  }),
  defineJob({
    name: 'compact-documents',
    payload: nothing,
    schedule: { cron: '*/5 * * * *', timeZone },
    load: async () => (await import('./sync/compaction.ts')).compactDocuments,
  }),
  defineJob({
    name: 'remove-expired-documents',
    payload: nothing,
    schedule: { cron: '40 3 * * *', timeZone },
    load: async () => (await import('./modules/documents/index.ts')).removeExpired,
  }),
  defineJob({
    name: 'check-pictures',
    payload: nothing,
    schedule: { cron: '25 * * * *', timeZone },
    load: async () => (await import('./modules/documents/index.ts')).checkPictures,
  }),
  defineJob({
    name: 'key-titles',
    payload: nothing,
    schedule: { cron: '*/10 * * * *', timeZone },
    load: async () => (await import('./modules/documents/index.ts')).keyTitles,
  }),
  defineJob({
    name: 'index-documents',
    payload: nothing,
    schedule: { cron: '* * * * *', timeZone },
    load: async () => {
      const { indexDocuments } = await import('./modules/documents/index.ts');
      return (deps) => indexDocuments(deps);
    },
  }),
  writeArchiveJob,
  sendArchiveJob,
  sendDueJob,
  defineJob({
    name: 'remove-expired-archives',
    payload: nothing,
    schedule: { cron: '50 3 * * *', timeZone },
    load: async () =>
      (await import('./modules/documents/exchange/archives/remove-expired-archives.ts'))
        .removeExpiredArchives,
  }),
  defineJob({
    name: 'purge-word-checks',
    payload: nothing,
    schedule: { cron: '20 4 * * *', timeZone },
    load: async () => (await import('./modules/assist/index.ts')).purgeChecks,
  }),
  defineJob({
    name: 'purge-share-guesses',
    payload: nothing,
    schedule: { cron: '23 * * * *', timeZone },
    load: async () => (await import('./modules/sharing/index.ts')).purgeGuesses,
  }),
  defineJob({
    name: 'remove-due-accounts',
    payload: nothing,
    schedule: { cron: '*/10 * * * *', timeZone },
    load: async () => (await import('./account-data/remove-due-accounts.ts')).removeDueAccounts,
  }),
  defineJob({
    name: 'purge-expired-accounts',
    payload: nothing,
    schedule: { cron: '10 3 * * *', timeZone },
    load: async () => (await import('./modules/accounts/purge-expired.ts')).purgeExpired,
  }),
  defineJob({
    name: 'purge-expired-sign-ins',
    payload: nothing,
    schedule: { cron: '17 * * * *', timeZone },
    load: async () => (await import('./modules/accounts/index.ts')).purgeExpired,
  }),
];
