import { getSiteInfo, type SiteInfo } from '@inkstone/contracts/site/info';
import type { LoaderFunctionArgs } from 'react-router';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { pageContext } from '../platform/page-context.ts';
import { noSiteInfo } from './site-info.ts';

/** Loads the data of header and footer. On failure the page is shown without them. */
export async function loadSiteInfo({ request, context }: LoaderFunctionArgs): Promise<{ info: SiteInfo }> {
  const page = context.get(pageContext);
  const language = localeOfRequest(request, page);
  return { info: await page.call(getSiteInfo, { language }).catch(() => noSiteInfo) };
}
