import type { ModuleManifest } from '../../module-manifest.ts';
import { translationRoutes, translationStreamRoutes } from './routes.ts';

/** What the module registers with the server. */
export const translationModule: ModuleManifest = {
  name: 'translation',
  routes: translationRoutes,
  streamRoutes: translationStreamRoutes,
};
