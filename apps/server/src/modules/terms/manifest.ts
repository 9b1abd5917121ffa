import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { termsRoutes } from './routes.ts';
import { deleteGlossariesOf } from './store.ts';

/** What the module registers with the server. */
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
