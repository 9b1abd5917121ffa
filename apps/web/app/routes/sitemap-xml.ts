import { listPublicPaths } from '@inkstone/contracts/site/public-paths';
import type { LoaderFunctionArgs } from 'react-router';
import { writeSitemap } from '../features/site/site-map/index.ts';
import { pageContext } from '../platform/page-context.ts';

/** Serves the sitemap for search engines. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, baseUrl } = context.get(pageContext);
  const { paths } = await call(listPublicPaths, {});
  return new Response(writeSitemap(paths, baseUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
