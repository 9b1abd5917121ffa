import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { writeArchiveJob } from './exchange/archives/jobs.ts';
import { pauseSending } from './exchange/sending/change-schedule.ts';
import { sendArchiveJob } from './exchange/sending/send-archive-job.ts';
import { sendDueJob } from './exchange/sending/send-due-job.ts';
import { schedulePictureChecks } from './images/unused/check-pictures.ts';
import { documentsFileRoutes, documentsRoutes } from './routes.ts';
import { removeTexts } from './search/index-documents.ts';
import { documentsSettings } from './settings.ts';
import { removeVersions } from './versions/remove-version.ts';

/** The manifest of the module. */
export const documentsModule: ModuleManifest = {
  name: 'documents',
  settings: documentsSettings,
  accountData,
  routes: documentsRoutes,
  fileRoutes: documentsFileRoutes,
  documentRemovers: [removeVersions, removeTexts, schedulePictureChecks],
  standingAccess: [pauseSending],
  jobs: [
    defineJob({
      name: 'remove-expired-documents',
      payload: scheduled.payload,
      schedule: { cron: '40 3 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./removal/remove-for-good.ts')).removeExpired,
    }),
    defineJob({
      name: 'check-pictures',
      payload: scheduled.payload,
      schedule: { cron: '25 * * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./images/unused/check-pictures.ts')).checkPictures,
    }),
    defineJob({
      name: 'key-titles',
      payload: scheduled.payload,
      schedule: { cron: '*/10 * * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./key-titles.ts')).keyTitles,
    }),
    defineJob({
      name: 'index-documents',
      payload: scheduled.payload,
      schedule: { cron: '* * * * *', timeZone: scheduled.timeZone },
      load: async () => {
        const { indexDocuments } = await import('./search/index-documents.ts');
        return (deps) => indexDocuments(deps);
      },
    }),
    defineJob({
      name: 'read-picture-texts',
      payload: scheduled.payload,
      schedule: { cron: '* * * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./search/pictures/read-picture-texts.ts')).readPictureTexts,
    }),
    writeArchiveJob,
    sendArchiveJob,
    sendDueJob,
    defineJob({
      name: 'remove-expired-archives',
      payload: scheduled.payload,
      schedule: { cron: '50 3 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./exchange/archives/write-archive.ts')).removeExpiredArchives,
    }),
  ],
};
