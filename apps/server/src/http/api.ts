import { AppError, defaultBodyLimit, type Envelope, statusOf } from '@inkstone/contracts';
import { formatError } from '@inkstone/phrases/format-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { attachment } from './attachment.ts';
import { type Credentials, findCaller } from './caller.ts';
import { type CookieChange, writeCookie } from './cookies.ts';
import { refuseCrossSite } from './csrf.ts';
import type { FileRoute } from './file-route.ts';
import { readLanguage } from './language.ts';
import { toRefusal } from './refusal.ts';
import { isToRenew, sendToRenew } from './renewal.ts';
import type { Route } from './route.ts';
import { type Runner, requireAccount } from './run-route.ts';
import type { VendorRoute } from './vendor-route.ts';

export interface ApiParts {
  readonly deps: Deps;
  readonly routes: readonly Route[];
  readonly fileRoutes: readonly FileRoute[];
  readonly vendorRoutes: readonly VendorRoute[];
  readonly credentials: Credentials;
  readonly runner: Runner;
}

const json = 'application/json; charset=utf-8';

/** Mounts every route of the envelope under its path, and answers other methods and unknown paths below /api. */
export function mountApi(app: FastifyInstance, parts: ApiParts): void {
  const methods = new Map<string, string[]>();
  for (const route of parts.routes) {
    const { method, path, bodyLimit, wire } = route.endpoint;
    if (wire === 'plain') continue;
    methods.set(path, [...(methods.get(path) ?? []), method]);
    app.route({
      method,
      url: path,
      bodyLimit: bodyLimit ?? defaultBodyLimit,
      handler: (request, reply) =>
        parts.deps.log.inRequest(request.id, () => answer(parts, route, request, reply)),
    });
  }
  for (const fileRoute of parts.fileRoutes) {
    methods.set(fileRoute.path, [...(methods.get(fileRoute.path) ?? []), 'GET']);
    app.get(fileRoute.path, (request, reply) =>
      parts.deps.log.inRequest(request.id, () => answerFile(parts, fileRoute, request, reply)),
    );
  }
  for (const { path, method } of parts.vendorRoutes) {
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  app.all('/api/*', (request, reply) => {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
    if (!allowed) throw new AppError('not_found');
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  });
}

async function answer(
  { deps, credentials, runner }: ApiParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isWrite = route.endpoint.method === 'POST';
  if (isWrite) refuseCrossSite(request.headers, deps.config.baseUrl);
  const who = await findCaller(deps, credentials, request.headers, request.ip);
  const { data, cookies } = await runner.run(route, who, isWrite ? request.body : request.query);
  if (cookies) setCookies(reply, cookies, deps.config.isHttps);
  const envelope: Envelope<unknown> = { code: 'ok', msg: '', data };
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', json)
    .send(JSON.stringify(envelope));
}

async function answerFile(
  { deps, credentials, runner }: ApiParts,
  fileRoute: FileRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const who = await findCaller(deps, credentials, request.headers, request.ip);
  if (isToRenew(who, request)) return sendToRenew(request, reply);
  runner.admit(fileRoute.rate, who);
  const query = Object(request.query);
  const { content, type, fileName, version } =
    fileRoute.audience === 'anyone'
      ? await fileRoute.read(deps, who, query)
      : await fileRoute.read(deps, requireAccount(who), query);
  const etag = version === undefined ? null : `"${version}"`;
  const caching = { 'cache-control': cachingOf(fileRoute, etag), ...(etag && { etag }) };
  if (etag && request.headers['if-none-match'] === etag) return reply.code(304).headers(caching).send();
  const bytes = typeof content === 'function' ? await content() : content;
  return reply
    .headers(caching)
    .header('content-type', type)
    .headers(fileName === undefined ? {} : { 'content-disposition': attachment(fileName) })
    .send(
      bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes,
    );
}

function cachingOf({ isAskedAnew }: FileRoute, etag: string | null): string {
  if (isAskedAnew) return 'private, no-store';
  return etag ? 'private, no-cache' : 'private, max-age=31536000, immutable';
}

/** Adds Set-Cookie headers beside those that stand already. */
export function setCookies(reply: FastifyReply, cookies: readonly CookieChange[], isHttps: boolean): void {
  if (cookies.length > 0)
    reply.header(
      'set-cookie',
      cookies.map((cookie) => writeCookie(cookie, isHttps)),
    );
}

/** Answers a failed request in the envelope, and logs what was no refusal with its causes. */
export function sendRefusal(
  deps: Deps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error, request.routeOptions.bodyLimit);
  deps.log.inRequest(request.id, () => logRefusal(deps, refusal, request));
  const locale = readLanguage(String(request.headers.language ?? ''), request.headers['accept-language']);
  const envelope: Envelope<never> = {
    code: refusal.code,
    msg: formatError(locale, refusal.code, refusal.params),
    data: null,
    ...(Object.keys(refusal.params).length > 0 ? { params: refusal.params } : {}),
    requestId: request.id,
  };
  if (refusal.code === 'too_many_requests') reply.header('retry-after', String(refusal.params.seconds ?? 1));
  if (refusal.code === 'service_unavailable') reply.header('retry-after', '2');
  return reply
    .code(statusOf[refusal.code])
    .header('cache-control', 'no-store')
    .header('content-type', json)
    .send(JSON.stringify(envelope));
}

/** Logs a refusal by how much it matters. */
export function logRefusal(deps: Deps, refusal: AppError, request: FastifyRequest): void {
  const route = request.routeOptions.url ?? 'none';
  const status = statusOf[refusal.code];
  if (refusal.code === 'service_unavailable') deps.log.warn('not available', { route, error: refusal.cause });
  else if (status >= 500) deps.log.error('request failed', { route, error: refusal.cause ?? refusal });
  else deps.log.debug('refused', { route, refusal: refusal.code, error: refusal.cause });
}
