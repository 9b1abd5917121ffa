import { getSiteInfo, type SiteInfo } from '@inkstone/contracts/site/info';
import type { LoaderFunctionArgs } from 'react-router';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { pageContext } from '../platform/page-context.ts';
import { noSiteInfo } from './site-info.ts';

/** Loads what header and footer show of this installation. A page does without it when it cannot be loaded. */
export async function loadSiteInfo({ request, context }: LoaderFunctionArgs): Promise<{ info: SiteInfo }> {
  const page = context.get(pageContext);
  const language = localeOfRequest(request, page);
  return { info: await page.call(getSiteInfo, { language }).catch(() => noSiteInfo) };
}
