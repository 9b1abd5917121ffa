import type { ModuleManifest } from '../../module-manifest.ts';
import { organisationsRoutes } from './routes.ts';

/** What the module registers with the server. */
export const organisationsModule: ModuleManifest = {
  name: 'organisations',
  routes: organisationsRoutes,
};
