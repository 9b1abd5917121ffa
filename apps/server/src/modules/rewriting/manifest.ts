import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { continueJobHandler, continueJobs, purgeJobs } from './jobs/jobs.ts';
import { forgetDocuments } from './jobs/store.ts';
import { rewritingRoutes, rewritingStreamRoutes } from './routes.ts';
import { rewritingSettings } from './settings.ts';

/** The manifest of the module. */
export const rewritingModule: ModuleManifest = {
  name: 'rewriting',
  settings: rewritingSettings,
  accountData,
  routes: rewritingRoutes,
  streamRoutes: rewritingStreamRoutes,
  jobs: [continueJobHandler, continueJobs, purgeJobs],
  documentRemovers: [({ sql }, removed) => forgetDocuments(sql, removed)],
};
