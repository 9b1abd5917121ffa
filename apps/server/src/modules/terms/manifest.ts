import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { termsRoutes } from './routes.ts';
import { deleteGlossariesOf } from './store.ts';

/** The manifest of the module. */
export const termsModule: ModuleManifest = {
  name: 'terms',
  accountData,
  routes: termsRoutes,
  documentRemovers: [
    ({ sql }, removed) =>
      deleteGlossariesOf(
        sql,
        removed.map(({ id }) => id),
      ),
  ],
};
