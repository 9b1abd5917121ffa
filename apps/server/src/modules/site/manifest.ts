import { fonts, listFonts } from '@inkstone/contracts/site/fonts';
import { signWechatPage } from '@inkstone/contracts/site/wechat';
import type { ModuleManifest } from '../../module-manifest.ts';
import { route } from '../../platform/http/route.ts';
import { accountData } from './account-data/store.ts';
import { downloadFolder } from './downloads/downloads.ts';
import { downloadRoutes, remarkDownloads } from './downloads/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { fontFolders } from './fonts/font-files.ts';
import { noticeRoutes } from './notices/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { siteSettings } from './settings.ts';
import { termsRoutes } from './terms/routes.ts';
import { websiteRoutes } from './website/routes.ts';
import { signPage } from './wechat-card/sign-page.ts';

/** What the module registers with the server. */
export const siteModule: ModuleManifest = {
  name: 'site',
  settings: siteSettings,
  accountData,
  routes: [
    route(listFonts, async () => ({ fonts: [...fonts] })),
    ...termsRoutes,
    ...noticeRoutes,
    ...feedbackRoutes,
    ...operationsRoutes,
    route(signWechatPage, signPage),
    ...downloadRoutes,
    ...websiteRoutes,
  ],
  publicFolders: [...fontFolders, downloadFolder],
  readiness: { remarks: { downloads: remarkDownloads } },
};
