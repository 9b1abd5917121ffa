import type { ModuleManifest } from '../../module-manifest.ts';
import { fileData } from './files/account-data.ts';
import { fileJobs } from './files/jobs.ts';
import { fileRoutes } from './files/routes.ts';

/** What the module registers with the server. */
export const translationModule: ModuleManifest = {
  name: 'translation',
  accountData: fileData,
  routes: fileRoutes,
  jobs: fileJobs,
};
