import { getSiteInfo } from '@inkstone/contracts/site/info';
import { fixedPaths, listPublicPaths, type PublicPath } from '@inkstone/contracts/site/public-paths';
import { type Route, route } from '../../../platform/http/route.ts';
import { downloadsOf } from '../downloads/downloads.ts';

export const websiteRoutes: Route[] = [
  route(listPublicPaths, async ({ publicPaths }) => ({
    paths: [...fixedPaths, ...(await publicPaths())].map(copyPath),
  })),
  route(getSiteInfo, async ({ config }) => {
    // A faulty list must not take the header and footer of every page with it; /readyz names the fault.
    const downloads = (await downloadsOf(config).catch(() => [])).map(({ view }) => view);
    return {
      contacts: config.siteContacts,
      licences: [...config.siteLicences],
      platforms: downloads.map(({ platform }) => platform),
      iosUrl: downloads.find(({ platform }) => platform === 'ios')?.url ?? null,
    };
  }),
];

const copyPath = ({ path, languages, updatedAt }: PublicPath) => ({
  path,
  languages: [...languages],
  updatedAt,
});
