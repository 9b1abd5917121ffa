import type { Server } from 'node:http';
import { AppError } from '@inkstone/contracts';
import { type FastifyInstance, fastify } from 'fastify';
import type { Deps } from '../deps.ts';
import { type ApiParts, mountApi, sendRefusal } from './api.ts';
import type { Credentials } from './caller.ts';
import { answerClientError } from './client-error.ts';
import type { FileRoute } from './file-route.ts';
import { type HealthChecks, type HealthRemarks, mountHealth } from './health.ts';
import { mountRenewal } from './mount-renewal.ts';
import { createProxyNotice } from './notice-proxy.ts';
import { mountOpenApi } from './openapi.ts';
import { mountPlainApi } from './plain-api.ts';
import { mountPublicFiles, type PublicFolder } from './public-files.ts';
import { createRateLimiter, ratesOf } from './rate-limit.ts';
import type { Route } from './route.ts';
import { createRunner } from './run-route.ts';
import { securityHeaders } from './security-headers.ts';
import { mountVendorRoutes } from './vendor-api.ts';
import type { VendorRoute } from './vendor-route.ts';

/** What the server is made of. */
export interface HttpParts {
  readonly deps: Deps;
  /** Empty in processes without the role `web`. */
  readonly routes: readonly Route[];
  readonly fileRoutes?: readonly FileRoute[];
  /** Paths that vendors call. */
  readonly vendorRoutes?: readonly VendorRoute[];
  /** Files for anybody. */
  readonly publicFolders?: readonly PublicFolder[];
  readonly credentials: Credentials;
  /** Each part that must work for the process to be ready, by name. */
  readonly checks: HealthChecks;
  /** What /readyz says beside. */
  readonly remarks?: HealthRemarks;
  /** Mounts pages and static files; they see the same routes. */
  readonly mountPages?: (app: FastifyInstance, parts: ApiParts) => Promise<void>;
}

export interface HttpServer {
  /** For the `upgrade` event of live sync. */
  readonly server: Server;
  /** Begins to listen; resolves with the port. Rejects when the port is taken. */
  listen(): Promise<number>;
  /** From now on /readyz says no, so that balancers send nobody else. */
  startStopping(): void;
  /** Takes no new requests, finishes those in flight for at most `patience` ms, then cuts them off. */
  close(patience: number): Promise<void>;
}

/** Joins routes, health and pages into one Fastify server. */
export async function createHttpServer(parts: HttpParts): Promise<HttpServer> {
  const { deps } = parts;
  const app = fastify({
    logger: false,
    genReqId: () => deps.ids.next(),
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 60_000,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(deps, error, socket),
    frameworkErrors: (error, request, reply) => void sendRefusal(deps, error, request, reply),
  });
  const state = { isStopping: false };
  addHooks(app, deps);
  app.setErrorHandler((error, request, reply) => sendRefusal(deps, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendRefusal(deps, new AppError('not_found'), request, reply));

  const { routes, fileRoutes = [], vendorRoutes = [], credentials } = parts;
  const api: ApiParts = {
    deps,
    routes,
    fileRoutes,
    vendorRoutes,
    credentials,
    runner: createRunner(deps, createRateLimiter(deps.clock, ratesOf(deps.config))),
  };
  mountHealth(app, deps, parts, () => state.isStopping);
  mountApi(app, api);
  mountRenewal(app, api);
  mountPlainApi(app, api);
  mountVendorRoutes(app, api);
  mountPublicFiles(app, parts.publicFolders ?? []);
  if (routes.length > 0) mountOpenApi(app, routes, deps.config.baseUrl);
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
    async close(patience) {
      const impatience = setTimeout(() => app.server.closeAllConnections(), patience);
      // A connection that has got its reply stays open for the next request, which will not come.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close();
      clearTimeout(impatience);
      clearInterval(sweep);
    },
  };
}

function addHooks(app: FastifyInstance, deps: Deps): void {
  const headers = securityHeaders(deps.config);
  const noticeProxy = createProxyNotice(deps.log);
  app.addHook('onRequest', (request, reply, done) => {
    // A trusted peer stands there with whom it speaks for.
    const isTrusted = (request.ips?.length ?? 0) > 1;
    noticeProxy({ headers: request.headers, peer: request.socket.remoteAddress ?? '', isTrusted });
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    deps.metrics.http.seconds.labels(method, route, String(status)).observe(elapsedTime / 1000);
    deps.log.inRequest(request.id, () =>
      deps.log.info('request', { method, route, status, ms: Math.round(elapsedTime * 10) / 10 }),
    );
    done();
  });
}
