import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { fileData } from './files/account-data/store.ts';
import { fileJobs } from './files/jobs.ts';
import { fileRoutes } from './files/routes.ts';
import { translationRoutes, translationStreamRoutes } from './routes.ts';
import { translationSettings } from './settings.ts';

/** The manifest of the module. */
export const translationModule: ModuleManifest = {
  name: 'translation',
  settings: translationSettings,
  accountData: fileData,
  routes: [...translationRoutes, ...fileRoutes],
  streamRoutes: translationStreamRoutes,
  jobs: fileJobs,
};
