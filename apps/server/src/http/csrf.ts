import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@inkstone/contracts';

/**
 * Refuses a write that another site made a browser send: whatever rides on cookies must come from our own
 * pages. Callers with a token in the Authorization header need no such proof; no site can make a browser send that.
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, baseUrl: string): void {
  if (headers.authorization) return;
  if (!isSameOrigin(headers, baseUrl)) throw new AppError('cross_site_request');
}

/** Whether the request comes from our own pages, or from no browser and without cookies. */
export function isSameOrigin(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return headers.cookie === undefined;
  return origin === baseUrl || (URL.canParse(origin) && new URL(origin).host === headers.host);
}
