import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { notificationsRoutes } from './routes.ts';
import { notificationsSettings } from './settings.ts';

/** The manifest of the module. */
export const notificationsModule: ModuleManifest = {
  name: 'notifications',
  settings: notificationsSettings,
  accountData,
  routes: notificationsRoutes,
  jobs: [
    defineJob({
      name: 'purge-notifications',
      payload: scheduled.payload,
      schedule: { cron: '53 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./purge-notifications.ts')).purgeNotifications,
    }),
  ],
};
