import { defineJob } from '../../platform/jobs/jobs.ts';
import { type ModuleManifest, scheduled } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { removeChecks } from './learned-words/remove-checks.ts';
import { assistFileRoutes, assistRoutes, assistStreamRoutes } from './routes.ts';
import { listRulePaths } from './rules/list-rules.ts';
import { assistSettings } from './settings.ts';

/** The manifest of the module. */
export const assistModule: ModuleManifest = {
  name: 'assist',
  settings: assistSettings,
  accountData,
  readiness: {
    remarks: { chineseModel: async ({ proofreader }) => (await proofreader.languagePack()).state },
  },
  routes: assistRoutes,
  fileRoutes: assistFileRoutes,
  streamRoutes: assistStreamRoutes,
  documentRemovers: [removeChecks],
  sitePaths: [listRulePaths],
  jobs: [
    defineJob({
      name: 'purge-word-checks',
      payload: scheduled.payload,
      schedule: { cron: '20 4 * * *', timeZone: scheduled.timeZone },
      load: async () => (await import('./learned-words/remove-checks.ts')).purgeChecks,
    }),
  ],
};
