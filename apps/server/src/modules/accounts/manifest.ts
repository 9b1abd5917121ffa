import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { accountsFileRoutes, accountsRoutes, accountsWebhookRoutes } from './routes.ts';
import { accountsSettings } from './settings/settings.ts';

/** The manifest of the module. */
export const accountsModule: ModuleManifest = {
  name: 'accounts',
  settings: accountsSettings,
  accountData,
  routes: accountsRoutes,
  fileRoutes: accountsFileRoutes,
  webhookRoutes: accountsWebhookRoutes,
  jobs: [
    defineJob({
      name: 'purge-expired-sign-ins',
      payload: scheduled.payload,
      schedule: { cron: '17 * * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./purge-expired.ts')).purgeExpired,
    }),
  ],
};
