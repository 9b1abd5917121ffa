import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData, forgetDocuments } from './account-data/store.ts';
import { purgeJob } from './continuing/jobs.ts';
import { generationRoutes, generationStreamRoutes } from './routes.ts';

/** The manifest of the module. */
export const generationModule: ModuleManifest = {
  name: 'generation',
  accountData,
  routes: generationRoutes,
  streamRoutes: generationStreamRoutes,
  jobs: [purgeJob],
  documentRemovers: [forgetDocuments],
};
