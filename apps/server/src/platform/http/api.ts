import { AppError, defaultBodyLimit, type Envelope, statusOf } from '@inkstone/contracts';
import { formatError } from '@inkstone/phrases/format-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Credentials, findCaller } from './caller.ts';
import { type CookieChange, writeCookie } from './cookies.ts';
import { refuseCrossSite } from './csrf.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import type { FileRoute } from './file-route.ts';
import { readLanguage } from './language.ts';
import { toRefusal } from './refusal.ts';
import { needsRenewal, redirectToRenewal } from './renewal.ts';
import type { Route } from './route.ts';
import type { Runner } from './run-route.ts';
import type { StreamRoute } from './stream-route.ts';
import type { WebhookRoute } from './webhook-route.ts';
import type { Operator, Who } from './who.ts';

export interface ApiParts {
  readonly deps: Deps;
  readonly routes: readonly Route[];
  readonly fileRoutes: readonly FileRoute[];
  readonly streamRoutes: readonly StreamRoute[];
  readonly webhookRoutes: readonly WebhookRoute[];
  readonly credentials: Credentials;
  readonly runner: Runner;
  /** Identifies the caller where the headers do not. */
  readonly identifyCaller?: (request: FastifyRequest) => Who | Operator;
}

const json = 'application/json; charset=utf-8';

/** Mounts all enveloped routes, and answers other methods and unknown paths below /api. */
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
  for (const { contract } of [...parts.streamRoutes, ...parts.webhookRoutes]) {
    const { path, method } = contract;
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
    if (!allowed) throw new AppError('not_found');
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  };
  // Parsed on demand, so that a malformed body does not hide an earlier error.
  app.all('/api/*', { onRequest: refuse }, refuse);
}

async function answer(
  { deps, credentials, runner, identifyCaller }: ApiParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isWrite = route.endpoint.method === 'POST';
  if (isWrite) refuseCrossSite(request.headers, deps.config.baseUrl);
  const who = identifyCaller?.(request) ?? (await findCaller(deps, credentials, request.headers, request.ip));
  const left = disconnectSignal(reply.raw);
  const answered = await runner
    .run(route, who, isWrite ? request.body : request.query, left)
    .catch((error: unknown) => {
      if (left.aborted && error === left.reason) return null;
      throw error;
    });
  // The client has disconnected.
  if (answered === null) return reply.hijack();
  const { data, cookies } = answered;
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
  if (needsRenewal(who, request)) return redirectToRenewal(request, reply);
  const { content, type, fileName, version } = await runner.read(fileRoute, who, request.query);
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

function cachingOf({ mustRevalidate }: FileRoute, etag: string | null): string {
  if (mustRevalidate) return 'private, no-store';
  return etag ? 'private, no-cache' : 'private, max-age=31536000, immutable';
}

/** Adds Set-Cookie headers to those already set. */
export function setCookies(reply: FastifyReply, cookies: readonly CookieChange[], isHttps: boolean): void {
  if (cookies.length > 0)
    reply.header(
      'set-cookie',
      cookies.map((cookie) => writeCookie(cookie, isHttps)),
    );
}

/** Sends the error response in the envelope, and logs unexpected errors with their causes. */
export function sendRefusal(
  deps: Deps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { refusal, envelope } = recordRefusal(deps, error, request);
  if (refusal.code === 'too_many_requests') reply.header('retry-after', String(refusal.params.seconds ?? 1));
  if (refusal.code === 'service_unavailable') reply.header('retry-after', '2');
  return reply
    .code(statusOf[refusal.code])
    .header('cache-control', 'no-store')
    .header('content-type', json)
    .send(JSON.stringify(envelope));
}

/** Returns the refusal for a failed request and its envelope; logs unexpected errors with their causes. */
export function recordRefusal(
  deps: Deps,
  error: unknown,
  request: FastifyRequest,
): { readonly refusal: AppError; readonly envelope: Exclude<Envelope<never>, { code: 'ok' }> } {
  const refusal = toRefusal(error, request.routeOptions.bodyLimit);
  deps.log.inRequest(request.id, () => logRefusal(deps, refusal, request));
  const { code, params } = refusal;
  const locale = readLanguage(String(request.headers.language ?? ''), request.headers['accept-language']);
  let msg: string;
  try {
    msg = formatError(locale, code, params);
  } catch (cause) {
    // Outside production, for a parameter that the message contains and the error lacks.
    return recordRefusal(deps, new Error(`The message of ${code} cannot be formatted`, { cause }), request);
  }
  const envelope: Exclude<Envelope<never>, { code: 'ok' }> = {
    code,
    msg,
    data: null,
    ...(Object.keys(params).length > 0 ? { params } : {}),
    requestId: request.id,
  };
  return { refusal, envelope };
}

/** Logs a refusal at the level of its severity. */
export function logRefusal(deps: Deps, refusal: AppError, request: FastifyRequest): void {
  const route = request.routeOptions.url ?? 'none';
  const status = statusOf[refusal.code];
  if (refusal.code === 'service_unavailable') deps.log.warn('not available', { route, error: refusal.cause });
  else if (status >= 500) deps.log.error('request failed', { route, error: refusal.cause ?? refusal });
  else deps.log.debug('refused', { route, refusal: refusal.code, error: refusal.cause });
}

/**
 * Returns a Content-Disposition value for a download: an ASCII file name for old clients and the full one
 * (RFC 6266, 8187).
 */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
