import { defaultBodyLimit } from '@inkstone/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiParts } from './api.ts';
import { readOrigin } from './caller.ts';
import type { VendorRoute } from './vendor-route.ts';

/** Mounts the paths that vendors call, whatever content type they give. */
export function mountVendorRoutes(app: FastifyInstance, parts: ApiParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const route of parts.vendorRoutes) {
      scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: defaultBodyLimit,
        handler: (request, reply) =>
          parts.deps.log.inRequest(request.id, () => answer(parts, route, request, reply)),
      });
    }
  });
}

async function answer(
  { deps, runner }: ApiParts,
  route: VendorRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  runner.admit(route.rate, { kind: 'visitor', origin: readOrigin(request.headers, request.ip) });
  const query = new URL(request.url, deps.config.baseUrl).searchParams;
  const body = typeof request.body === 'string' ? request.body : '';
  const answered = await route.answer(deps, { query: Object.fromEntries(query), body });
  reply.header('cache-control', 'no-store');
  if ('location' in answered) return reply.code(303).header('location', answered.location).send();
  return reply.header('content-type', answered.type).send(answered.body);
}
