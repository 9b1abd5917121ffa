import { AppError, statusOf } from '@inkstone/contracts';
import { refresh, renewalPath } from '@inkstone/contracts/accounts/sessions';
import type { FastifyInstance } from 'fastify';
import { type ApiParts, setCookies } from './api.ts';
import { findCaller } from './caller.ts';
import { endCallerSession } from './end-caller-session.ts';
import { findRoute } from './route.ts';
import type { Who } from './who.ts';

/**
 * Mounts the path that renews tokens during navigation. A browser whose tokens cannot be renewed continues as
 * a visitor.
 */
export function mountRenewal(app: FastifyInstance, parts: ApiParts): void {
  const { deps, routes, credentials, runner } = parts;
  const renew = findRoute(routes, refresh);
  if (!renew) return;
  const renewed = async (who: Who) => (await runner.run(renew, who, {})).cookies ?? [];
  app.get(renewalPath, (request, reply) =>
    deps.log.inRequest(request.id, async () => {
      const to = placeWithin(Object(request.query).to, deps.config.baseUrl);
      const who = await findCaller(deps, credentials, request.headers, request.ip);
      reply.header('cache-control', 'no-store');
      const cookies = await renewed(who).catch((error) => {
        if (!(error instanceof AppError) || statusOf[error.code] !== 401) throw error;
        return endCallerSession(parts, who);
      });
      setCookies(reply, cookies, deps.config.isHttps);
      return reply.redirect(to, 303);
    }),
  );
}

/** Returns `to` if it is a path of this site, else the home page. */
function placeWithin(to: unknown, baseUrl: string): string {
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, baseUrl)) return '/';
  const { origin, pathname, search } = new URL(to, baseUrl);
  return origin === baseUrl && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
