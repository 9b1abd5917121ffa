import { getSiteInfo, type SiteInfo } from '@inkstone/contracts/site/info';
import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../platform/page-context.ts';
import { noSiteInfo } from './site-info.ts';

/** Loads what header and footer show of this installation. A page does without it when it cannot be loaded. */
export async function loadSiteInfo({ context }: LoaderFunctionArgs): Promise<{ info: SiteInfo }> {
  const { call } = context.get(pageContext);
  return { info: await call(getSiteInfo, {}).catch(() => noSiteInfo) };
}
