import type { ModuleManifest } from '../../module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { membershipRoutes } from './routes.ts';
import { expireWordsHandler } from './words/grant-words.ts';

/** What the module registers with the server. */
export const membershipModule: ModuleManifest = {
  name: 'membership',
  accountData,
  routes: membershipRoutes,
  dueHandlers: [expireWordsHandler],
};
