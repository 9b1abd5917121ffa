import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@inkstone/contracts';

/**
 * Refuses cross-site writes (CSRF): requests authenticated by cookies must come from this site's own pages.
 * Requests with an Authorization header are exempt, because no other site can make a browser send one.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, baseUrl: string): void {
  if (headers.authorization) return;
  if (!isSameOrigin(headers, baseUrl)) throw new AppError('cross_site_request');
}

/**
 * Returns whether the request comes from this site's own pages, or from a non-browser client without cookies.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return headers.cookie === undefined;
  return origin === baseUrl || (URL.canParse(origin) && new URL(origin).host === headers.host);
}
