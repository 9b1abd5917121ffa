import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { AppError, statusOf } from '@inkstone/contracts';
import { formatError } from '@inkstone/phrases/format-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import type { PlatformConfig } from '../settings/config.ts';
import { readLanguage } from './language.ts';

type HostSettings = Pick<PlatformConfig, 'baseUrl' | 'authOrigins'>;

/** Maximum number of hosts to warn about in the log, once each. */
const maxWarned = 20;

/** Paths that load balancers request by IP address; their replies hold no user data. */
const probePaths = new Set(['/healthz', '/readyz']);

/**
 * Returns whether a request names a host of this installation: the host of BASE_URL, one of AUTH_ORIGINS, or
 * the loopback interface. This blocks DNS rebinding, where a foreign host name resolves to this server.
 * `served` comes from `servedNames`; `forwardedHost` is the X-Forwarded-Host of a trusted proxy.
 */
export function isServedHost(
  served: ReadonlySet<string>,
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  forwardedHost?: string,
): boolean {
  const host = forwardedHost ?? headers.host;
  // Browsers always send a Host header.
  if (host === undefined || served.has(host) || probePaths.has(url.split('?', 1)[0] ?? '')) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopbackName(hostname) || served.has(hostname);
}

/** Returns the host names of BASE_URL and AUTH_ORIGINS; settings do not change while the server runs. */
export function servedNames({ baseUrl, authOrigins }: HostSettings): ReadonlySet<string> {
  return new Set([baseUrl, ...authOrigins].map((origin) => new URL(origin).hostname));
}

/** Names that are never resolved by DNS (RFC 6761, 6.3), and loopback addresses. */
function isLoopbackName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    (isIPv4(name) && name.startsWith('127.'))
  );
}

/**
 * Returns a function that refuses requests for hosts that are not served and returns whether it did. Browsers
 * that request a page get one line of text, other clients the envelope.
 */
export function createHostGuard({ config, log }: Pick<Platform, 'config' | 'log'>) {
  const served = servedNames(config);
  const warned = new Set<string>();
  const warn = (host: string) => {
    if (warned.has(host) || warned.size >= maxWarned) return;
    warned.add(host);
    log.warn(
      'requests are refused whose host is neither that of BASE_URL nor in AUTH_ORIGINS; a proxy must pass Host, or X-Forwarded-Host and be named in TRUSTED_PROXIES',
      { host: host.slice(0, 200) },
    );
  };
  return (request: FastifyRequest, reply: FastifyReply, isForwarded: boolean): boolean => {
    if (isServedHost(served, request.raw, isForwarded ? request.host : undefined)) return false;
    warn(request.host);
    const params = { address: config.baseUrl };
    if (!request.headers.accept?.includes('text/html')) throw new AppError('host_not_served', params);
    const locale = readLanguage(undefined, request.headers['accept-language']);
    reply
      .code(statusOf.host_not_served)
      .header('content-type', 'text/plain; charset=utf-8')
      .send(formatError(locale, 'host_not_served', params));
    return true;
  };
}
