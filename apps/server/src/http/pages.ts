import { Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { PageContext } from '@inkstone/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type ApiParts, setCookies } from './api.ts';
import { openPage } from './page-context.ts';
import { pagePolicy } from './security-headers.ts';

export interface PageParts extends ApiParts {
  /** The web app as React Router built it; asked before every page, because in development it changes. */
  readonly loadBuild: () => Promise<ServerBuild>;
}

/** Answers every path that nothing else takes with a page of the web app. */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  const { deps, loadBuild } = parts;
  const render = createRequestHandler(
    loadBuild,
    deps.config.mode === 'development' ? 'development' : 'production',
  );
  app.get('/*', (request, reply) =>
    deps.log.inRequest(request.id, () => answerPage(parts, render, request, reply)),
  );
}

async function answerPage(
  parts: PageParts,
  render: RequestHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { deps, loadBuild } = parts;
  const nonce = Buffer.from(deps.random.bytes(16)).toString('base64url');
  const page = await openPage(parts, request, nonce);
  const createContext = contextFactory(await loadBuild());
  const response = await render(toWebRequest(request, reply), createContext(page.context));

  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  setCookies(reply, page.cookies, deps.config.isHttps);
  reply.header('content-security-policy', pagePolicy(nonce, deps.config));
  // A page carries its nonce and perhaps a person's data: nobody on the way may keep it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  return sendBody(response, request, reply);
}

/** Compressed as the browser asks. Each piece is flushed, so that a page rendered in parts also arrives in parts. */
function sendBody(response: Response, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!response.body) return reply.send('');
  const body = Readable.fromWeb(response.body);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) {
    const options = { flush: zlib.BROTLI_OPERATION_FLUSH, params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };
    return reply.header('content-encoding', 'br').send(body.pipe(createBrotliCompress(options)));
  }
  if (/\bgzip\b/.test(accepted)) {
    const options = { flush: zlib.Z_SYNC_FLUSH, level: 5 };
    return reply.header('content-encoding', 'gzip').send(body.pipe(createGzip(options)));
  }
  return reply.send(body);
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  const aborter = new AbortController();
  // Not request.raw: that one closes as soon as the request has been read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborter.abort();
  });
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    signal: aborter.signal,
  });
}

type CreateRouterContext = (page: PageContext) => RouterContextProvider;

function contextFactory(build: ServerBuild): CreateRouterContext {
  const entry: object = build.entry.module;
  if (!('createRouterContext' in entry) || typeof entry.createRouterContext !== 'function') {
    throw new Error('entry.server of the web app exports no createRouterContext');
  }
  return entry.createRouterContext as CreateRouterContext;
}
