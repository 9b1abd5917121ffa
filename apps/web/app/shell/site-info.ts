import { getSiteInfo, type SiteInfo } from '@inkstone/contracts/site/info';
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import { pageContext } from '../platform/page-context.ts';

const none: SiteInfo = { contacts: {}, licences: [], platforms: [], iosUrl: null };

/** Ids of the layouts that load it. */
const layouts = ['routes/website', 'routes/share-layout'] as const;

/** Loads what header and footer show of this installation. A page does without it when it cannot be loaded. */
export async function websiteLoader({ context }: LoaderFunctionArgs): Promise<{ info: SiteInfo }> {
  const { call } = context.get(pageContext);
  return { info: await call(getSiteInfo, {}).catch(() => none) };
}

/** What header and footer show of this installation. */
export function useSiteInfo(): SiteInfo {
  const website = useRouteLoaderData<{ info: SiteInfo }>(layouts[0]);
  const share = useRouteLoaderData<{ info: SiteInfo }>(layouts[1]);
  return (website ?? share)?.info ?? none;
}
