import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { analyticsRoutes } from './routes.ts';
import { analyticsSettings } from './settings.ts';

/** The manifest of the module. */
export const analyticsModule: ModuleManifest = {
  name: 'analytics',
  settings: analyticsSettings,
  accountData,
  routes: analyticsRoutes,
  jobs: [
    defineJob({
      name: 'aggregate-analytics',
      payload: scheduled.payload,
      schedule: { cron: '*/15 * * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./aggregation/aggregate.ts')).aggregateAnalytics,
    }),
    defineJob({
      name: 'purge-analytics',
      payload: scheduled.payload,
      schedule: { cron: '50 3 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./aggregation/purge.ts')).purgeAnalytics,
    }),
  ],
};
