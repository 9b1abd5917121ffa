import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { organisationsRoutes } from './routes.ts';

/** The manifest of the module. */
export const organisationsModule: ModuleManifest = {
  name: 'organisations',
  accountData,
  routes: organisationsRoutes,
};
