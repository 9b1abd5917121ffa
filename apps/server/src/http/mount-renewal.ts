import { type AnyEndpoint, AppError, statusOf } from '@inkstone/contracts';
import { logout } from '@inkstone/contracts/accounts';
import { refresh, renewalPath } from '@inkstone/contracts/sessions';
import type { FastifyInstance } from 'fastify';
import { type ApiParts, setCookies } from './api.ts';
import { findCaller } from './caller.ts';
import type { Route } from './route.ts';

/** Mounts the place where tokens are renewed on the way. Whoever cannot be renewed goes back as a visitor. */
export function mountRenewal(app: FastifyInstance, { deps, routes, credentials, runner }: ApiParts): void {
  const renew = find(routes, refresh);
  const leave = find(routes, logout);
  if (!renew || !leave) return;
  app.get(renewalPath, (request, reply) =>
    deps.log.inRequest(request.id, async () => {
      const to = placeWithin(Object(request.query).to, deps.config.baseUrl);
      const who = await findCaller(deps, credentials, request.headers, request.ip);
      reply.header('cache-control', 'no-store');
      const { cookies = [] } = await runner.run(renew, who, {}).catch((error) => {
        if (!(error instanceof AppError) || statusOf[error.code] !== 401) throw error;
        return runner.run(leave, who, {});
      });
      setCookies(reply, cookies, deps.config.isHttps);
      return reply.redirect(to, 303);
    }),
  );
}

function find(routes: readonly Route[], { path, method }: AnyEndpoint): Route | undefined {
  return routes.find(({ endpoint }) => endpoint.path === path && endpoint.method === method);
}

/** A path of this site; the home page for whatever else was asked for. */
function placeWithin(to: unknown, baseUrl: string): string {
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, baseUrl)) return '/';
  const { origin, pathname, search } = new URL(to, baseUrl);
  return origin === baseUrl && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
