import { listFonts } from '@inkstone/contracts/site/fonts';
import { signWechatPage } from '@inkstone/contracts/site/wechat';
import { route } from '../../platform/http/route.ts';
import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { downloadFolder } from './downloads/downloads.ts';
import { downloadRoutes, remarkDownloads } from './downloads/routes.ts';
import { entryFileRoutes, entryRoutes } from './entries/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { countFeedback } from './feedback/store.ts';
import { fontFolders } from './fonts/font-files.ts';
import { offeredFonts } from './fonts/offered-fonts.ts';
import { noticeRoutes } from './notices/read-notices.ts';
import { operationsRoutes } from './operations/routes.ts';
import { siteSettings } from './settings.ts';
import { termsRoutes } from './terms/routes.ts';
import { websiteRoutes } from './website/routes.ts';
import { signPage } from './wechat-card/sign-page.ts';

/** The manifest of the module. */
export const siteModule: ModuleManifest = {
  name: 'site',
  settings: siteSettings,
  accountData,
  routes: [
    route(listFonts, async (deps, _who, { language }) => ({ fonts: await offeredFonts(deps, language) })),
    ...termsRoutes,
    ...noticeRoutes,
    ...feedbackRoutes,
    ...operationsRoutes,
    route(signWechatPage, signPage),
    ...downloadRoutes,
    ...websiteRoutes,
    ...entryRoutes,
  ],
  waiting: [
    { kind: 'feedback', permission: 'feedback.read', count: ({ db }) => countFeedback(db.sql) },
    {
      kind: 'jobs',
      permission: 'jobs.read',
      count: async ({ jobs }) => (await jobs.count()).failed,
    },
  ],
  fileRoutes: entryFileRoutes,
  publicFolders: [...fontFolders, downloadFolder],
  readiness: { remarks: { downloads: remarkDownloads } },
};
