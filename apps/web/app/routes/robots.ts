import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../platform/page-context.ts';

/** What search engines may read, and where the map of the site is. */
export function loader({ context }: LoaderFunctionArgs) {
  const { baseUrl } = context.get(pageContext);
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${baseUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
