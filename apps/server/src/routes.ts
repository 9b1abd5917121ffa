import type { FileRoute } from './http/file-route.ts';
import type { PublicFolder } from './http/public-files.ts';
import type { Route } from './http/route.ts';
import type { VendorRoute } from './http/vendor-route.ts';
import { accountsFileRoutes, accountsRoutes, accountsVendorRoutes } from './modules/accounts/index.ts';
import { assistFileRoutes, assistRoutes } from './modules/assist/index.ts';
import { documentsFileRoutes, documentsRoutes } from './modules/documents/index.ts';
import { sharingFileRoutes, sharingRoutes } from './modules/sharing/index.ts';
import { fontFolders, siteRoutes } from './modules/site/index.ts';

/** The whole API, word by word. */
export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...assistRoutes,
  ...documentsRoutes,
  ...sharingRoutes,
  ...siteRoutes,
];

/** What is fetched as a file and not in an envelope. */
export const fileRoutes: readonly FileRoute[] = [
  ...accountsFileRoutes,
  ...assistFileRoutes,
  ...documentsFileRoutes,
  ...sharingFileRoutes,
];

/** What vendors call in forms of their own. */
export const vendorRoutes: readonly VendorRoute[] = accountsVendorRoutes;

/** What anybody may fetch without asking the API. */
export const publicFolders: readonly PublicFolder[] = fontFolders;
