import { getSiteInfo } from '@inkstone/contracts/site/info';
import { fixedPaths, listPublicPaths, type PublicPath } from '@inkstone/contracts/site/public-paths';
import { type Route, route } from '../../../platform/http/route.ts';
import { shownDownloads } from '../downloads/shown-downloads.ts';
import { shownEntries } from '../entries/shown-entries.ts';

export const websiteRoutes: Route[] = [
  route(listPublicPaths, async ({ publicPaths }) => ({
    paths: [...fixedPaths, ...(await publicPaths())].map(copyPath),
  })),
  route(getSiteInfo, async (deps, _who, { language }) => {
    const { config } = deps;
    // A faulty list must not break the header and footer of every page; /readyz reports it.
    const downloads = await shownDownloads(deps, language).catch(() => []);
    const banners = await shownEntries(deps, 'banner');
    return {
      contacts: config.siteContacts,
      licences: [...config.siteLicences],
      platforms: downloads.map(({ platform }) => platform),
      banners: banners.map(({ entryId: id, content: { href, texts } }) => ({ id, href, texts })),
      iosUrl: downloads.find(({ platform }) => platform === 'ios')?.url ?? null,
    };
  }),
];

const copyPath = ({ path, languages, updatedAt }: PublicPath) => ({
  path,
  languages: [...languages],
  updatedAt,
});
