import type { SiteInfo } from '@inkstone/contracts/site/info';
import { useRouteLoaderData } from 'react-router';

/** Used if nothing is configured, or the data could not be loaded. */
export const noSiteInfo: SiteInfo = { contacts: {}, licences: [], platforms: [], iosUrl: null, banners: [] };

/** Ids of the layouts that load it. */
const layouts = ['routes/website', 'routes/share-layout'] as const;

/** Returns the data of header and footer. */
export function useSiteInfo(): SiteInfo {
  const website = useRouteLoaderData<{ info: SiteInfo }>(layouts[0]);
  const share = useRouteLoaderData<{ info: SiteInfo }>(layouts[1]);
  return (website ?? share)?.info ?? noSiteInfo;
}
