import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { AppError, defaultBodyLimit, type PageContext } from '@inkstone/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Deps } from '../../deps.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { type ApiParts, setCookies } from './api.ts';
import { refuseCrossSite } from './csrf.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { openPage } from './page-context.ts';
import { withRefusals } from './page-refusals.ts';
import { needsRenewal, redirectToRenewal } from './renewal.ts';
import { pageHeaders } from './security-headers.ts';
import { sendVisitorPage, type VariantOf, VisitorPages, visitorPageHeader } from './visitor-pages.ts';

export interface PageParts extends ApiParts {
  /** The web app's React Router build; loaded for each page, because it changes in development. */
  readonly loadBuild: () => Promise<ServerBuild>;
}

/** Answers all remaining paths with a page of the web app, and handles forms submitted without scripts. */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  const { deps, loadBuild } = parts;
  const renderers = new WeakMap<ServerBuild, Renderer>();
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    deps.log.inRequest(request.id, async () => {
      const build = await loadBuild();
      const renderer = renderers.get(build) ?? createRenderer(build, deps);
      renderers.set(build, renderer);
      return answerPage(parts, renderer, request, reply);
    });
  app.get('/*', answer);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/*', { bodyLimit: defaultBodyLimit }, (request, reply) => {
      if (request.body === undefined) throw new AppError('not_found');
      refuseCrossSite(request.headers, deps.config.baseUrl);
      return answer(request, reply);
    });
  });
}

const formType = 'application/x-www-form-urlencoded';

/** Renders pages of one build. */
interface Renderer {
  readonly render: RequestHandler;
  readonly createRouterContext: (page: PageContext) => RouterContextProvider;
  /** Null for a web app that has no shared pages. */
  readonly visitors: VisitorPages | null;
}

function createRenderer(build: ServerBuild, deps: Deps): Renderer {
  const { config, log } = deps;
  const { module } = build.entry;
  if (!hasRouterContext(module)) throw new Error('entry.server of the web app has no createRouterContext');
  // React Router would print the error of a page, which may contain users' text.
  const handleError = (error: unknown) => {
    if (!(error instanceof AppError)) log.error('page failed', { error });
  };
  const render = createRequestHandler(
    { ...withRefusals(build), entry: { module: { ...module, handleError } } },
    config.mode === 'development' ? 'development' : 'production',
  );
  const visitors = hasVariants(module) ? new VisitorPages(deps, module.visitorVariantOf) : null;
  return { render, createRouterContext: module.createRouterContext, visitors };
}

function hasRouterContext(module: object): module is Pick<Renderer, 'createRouterContext'> {
  return 'createRouterContext' in module && typeof module.createRouterContext === 'function';
}

function hasVariants(module: object): module is { readonly visitorVariantOf: VariantOf } {
  return 'visitorVariantOf' in module && typeof module.visitorVariantOf === 'function';
}

async function answerPage(
  parts: PageParts,
  { render, createRouterContext, visitors }: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps } = parts;
  const key = visitors?.keyOf(request) ?? null;
  const shared = key === null ? null : visitors?.find(key);
  if (shared) return sendVisitorPage(shared, request, reply);
  const changes = visitors?.changes ?? 0;
  const nonce = Buffer.from(deps.random.bytes(16)).toString('base64url');
  const signal = disconnectSignal(reply.raw);
  const page = await openPage(parts, request, { nonce, signal });
  if (page.who && needsRenewal(page.who, request)) return redirectToRenewal(request, reply);
  const response = await render(toWebRequest(request, signal), createRouterContext(page.context));

  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== visitorPageHeader) reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  setCookies(reply, page.cookies, deps.config.isHttps);
  const [path = ''] = request.url.split('?');
  const { captcha, pay, wechatShare, config } = deps;
  const wechat = wechatShare?.script ? { script: [wechatShare.script] } : undefined;
  const sources = { captcha: captcha?.sources, card: pay.stripe?.sources, wechat };
  const headers = pageHeaders(path, nonce, config, sources);
  const setsCookies = page.cookies.length > 0 || response.headers.has('set-cookie');
  if (visitors && key !== null && response.headers.has(visitorPageHeader) && !setsCookies) {
    const html = await response.text();
    return sendVisitorPage(visitors.store(key, { html, nonce, headers, changes }), request, reply);
  }
  reply.headers(headers);
  // A page contains its nonce and possibly personal data, so no intermediary may cache it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  return sendBody(response, request, reply);
}

/**
 * Compresses the response as the browser accepts. Each chunk is flushed, so that streamed pages arrive
 * progressively.
 */
function sendBody(response: Response, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!response.body) return reply.send('');
  const body = Readable.fromWeb(response.body);
  reply.header('vary', 'accept-encoding');
  if (acceptsEncoding(request.headers, 'br')) {
    const options = { flush: zlib.BROTLI_OPERATION_FLUSH, params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };
    return reply.header('content-encoding', 'br').send(pipeline(body, createBrotliCompress(options), ignore));
  }
  if (acceptsEncoding(request.headers, 'gzip')) {
    const options = { flush: zlib.Z_SYNC_FLUSH, level: 5 };
    return reply.header('content-encoding', 'gzip').send(pipeline(body, createGzip(options), ignore));
  }
  return reply.send(body);
}

/** An interrupted page has already been logged, or the client has disconnected. */
function ignore(): void {}

function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  // React Router compares it with the request URL, which differs behind a proxy that terminates TLS. The
  // origin of forms has already been checked.
  headers.delete('origin');
  // A HEAD is rendered like a GET; Fastify drops the body.
  const form = request.method === 'POST' ? { method: 'POST', body: String(request.body ?? '') } : {};
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    headers,
    signal,
    ...form,
  });
}
