import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { countComplaints } from './complaints/store.ts';
import { removeShares } from './remove-shares.ts';
import { sharingFileRoutes, sharingRoutes } from './routes.ts';
import { sharingSettings } from './settings.ts';

/** The manifest of the module. */
export const sharingModule: ModuleManifest = {
  name: 'sharing',
  settings: sharingSettings,
  accountData,
  routes: sharingRoutes,
  fileRoutes: sharingFileRoutes,
  waiting: [{ kind: 'complaints', permission: 'shares.read', count: ({ db }) => countComplaints(db.sql) }],
  documentRemovers: [removeShares],
  jobs: [
    defineJob({
      name: 'purge-share-guesses',
      payload: scheduled.payload,
      schedule: { cron: '23 * * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./visits/check-share-password.ts')).purgeGuesses,
    }),
  ],
};
