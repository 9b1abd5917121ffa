import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../platform/page-context.ts';

/** Serves robots.txt: the paths open to search engines, and the URL of the sitemap. */
export function loader({ context }: LoaderFunctionArgs) {
  const { baseUrl } = context.get(pageContext);
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${baseUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
