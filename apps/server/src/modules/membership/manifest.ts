import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { countPictures } from './free-words/store.ts';
import { releaseWorkHandler } from './reservations/word-meter.ts';
import { membershipRoutes } from './routes.ts';
import { membershipSettings } from './settings.ts';
import { forgetDocuments } from './usage/purge-usage.ts';
import { expireWordsHandler } from './words/grant-words.ts';
import { warnOfEnding, warnOfEndingHandler } from './words/warn-of-ending.ts';

/** The manifest of the module. */
export const membershipModule: ModuleManifest = {
  name: 'membership',
  settings: membershipSettings,
  accountData,
  routes: membershipRoutes,
  waiting: [{ kind: 'pictures', permission: 'rewards.review', count: ({ db }) => countPictures(db.sql) }],
  dueHandlers: [expireWordsHandler, warnOfEndingHandler, releaseWorkHandler],
  documentRemovers: [forgetDocuments],
  jobs: [
    defineJob({
      name: 'purge-share-pictures',
      payload: scheduled.payload,
      schedule: { cron: '45 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./free-words/review-pictures.ts')).purgeSharePictures,
    }),
    defineJob({
      name: 'warn-of-ending-words',
      payload: scheduled.payload,
      schedule: { cron: '10 10 * * *', timeZone: scheduled.timeZone },
      load: async () => (deps) => warnOfEnding(deps),
    }),
    defineJob({
      name: 'purge-usage',
      payload: scheduled.payload,
      schedule: { cron: '40 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./usage/purge-usage.ts')).purgeUsage,
    }),
  ],
};
