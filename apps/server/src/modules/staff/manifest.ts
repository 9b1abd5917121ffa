import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { staffRoutes } from './routes.ts';

/** The manifest of the module. */
export const staffModule: ModuleManifest = {
  name: 'staff',
  accountData,
  routes: staffRoutes,
  jobs: [
    defineJob({
      name: 'purge-staff-sessions',
      payload: scheduled.payload,
      schedule: { cron: '12 3 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./sessions/open-staff-session.ts')).purgeStaffSessions,
    }),
  ],
};
