import { METHODS, type Server } from 'node:http';
import { AppError } from '@inkstone/contracts';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type ApiParts, mountApi, sendRefusal } from './api.ts';
import type { Credentials } from './caller.ts';
import { createHostGuard } from './check-host.ts';
import { answerClientError } from './client-error.ts';
import type { FileRoute } from './file-route.ts';
import { type HealthChecks, type HealthRemarks, mountHealth } from './health.ts';
import { mountRenewal } from './mount-renewal.ts';
import { createProxyNotice } from './notice-proxy.ts';
import { mountOpenApi } from './openapi.ts';
import { mountPlainApi } from './plain-api.ts';
import { mountPublicFiles, type PublicFolder } from './public-files.ts';
import { readableUrl } from './readable-url.ts';
import type { Route } from './route.ts';
import { createRunner } from './run-route.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaffGate } from './staff-gate.ts';
import { mountStreams, type StartHeartbeats, startHeartbeats } from './stream-api.ts';
import type { StreamRoute } from './stream-route.ts';
import { mountWebhooks } from './webhook-api.ts';
import type { WebhookRoute } from './webhook-route.ts';

/** The components of the server. */
export interface HttpParts {
  readonly deps: Deps;
  /** Empty in processes without the role `web`. */
  readonly routes: readonly Route[];
  readonly fileRoutes?: readonly FileRoute[];
  readonly streamRoutes?: readonly StreamRoute[];
  /** Routes called by vendors. */
  readonly webhookRoutes?: readonly WebhookRoute[];
  /** The heartbeat timer of event streams; defaults to the system timer. */
  readonly startHeartbeats?: StartHeartbeats;
  /** Public files. */
  readonly publicFolders?: readonly PublicFolder[];
  readonly credentials: Credentials;
  readonly staffGate: StaffGate;
  /** Readiness checks by name. */
  readonly checks: HealthChecks;
  /** Additional information in /readyz. */
  readonly remarks?: HealthRemarks;
  /** Called for each request that is admitted to a use case. */
  readonly onUse?: () => void;
  /** Mounts pages and static files, which use the same routes. */
  readonly mountPages?: (app: FastifyInstance, parts: ApiParts) => Promise<void>;
}

export interface HttpServer {
  /** For the `upgrade` event of live sync. */
  readonly server: Server;
  /** Starts listening; resolves with the port. Rejects when the port is in use. */
  listen(): Promise<number>;
  /** Makes /readyz fail from now on, so that load balancers stop sending requests. */
  startStopping(): void;
  /**
   * Stops accepting requests, waits at most `timeout` ms for running ones, then closes their connections.
   */
  close(timeout: number): Promise<void>;
}

/** Assembles routes, health and pages into one Fastify server. */
export async function createHttpServer(parts: HttpParts): Promise<HttpServer> {
  const { deps } = parts;
  const app = fastify({
    logger: false,
    genReqId: () => deps.ids.next(),
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 60_000,
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(deps, error, socket),
    frameworkErrors: (error, request, reply) => void sendRefusal(deps, error, request, reply),
  });
  const state = { isStopping: false };
  takeEveryMethod(app);
  addHooks(app, deps);
  app.setErrorHandler((error, request, reply) => sendRefusal(deps, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendRefusal(deps, new AppError('not_found'), request, reply));

  const { routes, fileRoutes = [], streamRoutes = [], webhookRoutes = [], credentials, staffGate } = parts;
  const api: ApiParts = {
    deps,
    routes,
    fileRoutes,
    streamRoutes,
    webhookRoutes,
    credentials,
    runner: createRunner(deps, staffGate, parts.onUse),
  };
  mountHealth(app, deps, parts, () => state.isStopping);
  mountApi(app, api);
  mountRenewal(app, api);
  mountPlainApi(app, api);
  mountStreams(app, api, parts.startHeartbeats ?? startHeartbeats);
  mountWebhooks(app, api);
  mountPublicFiles(app, deps, parts.publicFolders ?? []);
  if (routes.length > 0) mountOpenApi(app, api);
  await parts.mountPages?.(app, api);
  await app.ready();

  return {
    server: app.server,
    async listen() {
      await app.listen({ port: deps.config.port, host: deps.config.host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : deps.config.port;
    },
    startStopping: () => {
      state.isStopping = true;
    },
    async close(timeout) {
      const timer = setTimeout(() => app.server.closeAllConnections(), timeout);
      // Closes idle keep-alive connections, which will receive no further request.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close();
      clearTimeout(timer);
      clearInterval(sweep);
    },
  };
}

/** Lets routes for all methods also answer methods unknown to Fastify, such as PROPFIND. */
function takeEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method))
      app.addHttpMethod(method, { hasBody: true });
  }
}

/**
 * Only a GET can be answered with "not found": other methods may address an existing page, which is
 * read-only.
 */
function refuseUnknown(method: string, reply: FastifyReply): never {
  if (['GET', 'HEAD', 'POST'].includes(method)) throw new AppError('not_found');
  reply.header('allow', 'GET, HEAD');
  throw new AppError('method_not_allowed');
}

function addHooks(app: FastifyInstance, deps: Deps): void {
  const headers = securityHeaders(deps.config);
  const noticeProxy = createProxyNotice(deps.log);
  const refuseHost = createHostGuard(deps);
  app.addHook('onRequest', (request, reply, done) => {
    recordDisconnect(deps, request, reply);
    // A trusted peer is listed with the client it forwards for.
    const isTrusted = (request.ips?.length ?? 0) > 1;
    noticeProxy({ headers: request.headers, peer: request.socket.remoteAddress ?? '', isTrusted });
    reply.headers(headers).header('x-request-id', request.id);
    if (refuseHost(request, reply, isTrusted)) return;
    // Runs before the body is parsed: the error is in the URL or the method.
    if (request.is404) refuseUnknown(request.method, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    recordRequest(deps, request, reply.statusCode, reply.elapsedTime);
    done();
  });
}

/** Non-standard but widely used: the client closed the connection before the reply. */
const clientClosed = 499;

/** Fastify calls no hook for such a request. */
function recordDisconnect(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) recordRequest(deps, request, clientClosed, reply.elapsedTime);
  });
}

function recordRequest(deps: Deps, request: FastifyRequest, status: number, elapsed: number): void {
  const { method, routeOptions, id } = request;
  const route = routeOptions.url ?? 'none';
  deps.metrics.http.seconds.labels(method, route, String(status)).observe(elapsed / 1000);
  deps.log.inRequest(id, () =>
    deps.log.info('request', { method, route, status, ms: Math.round(elapsed * 10) / 10 }),
  );
}
