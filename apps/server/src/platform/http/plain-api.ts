import { AppError, defaultBodyLimit, statusOf } from '@inkstone/contracts';
import { formatError } from '@inkstone/phrases/format-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiParts, logRefusal } from './api.ts';
import { findKeyHolder, readAuthorization, readOrigin } from './caller.ts';
import { readFields } from './form.ts';
import { toRefusal } from './refusal.ts';
import type { Route } from './route.ts';

/** Replies are readable from every origin, because they do not depend on cookies. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'accept, authorization, content-type, language',
  'access-control-max-age': '86400',
};

const plainText = 'text/plain; charset=utf-8';

/**
 * Mounts the routes that implement other programs' protocols, and answers all other requests below their
 * path.
 */
export function mountPlainApi(app: FastifyInstance, parts: ApiParts): void {
  const routes = parts.routes.filter(({ endpoint }) => endpoint.wire === 'plain');
  const roots = new Set(routes.map(({ endpoint }) => endpoint.path.split('/')[1]));
  const methodsOf = Map.groupBy(routes, ({ endpoint }) => endpoint.path);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => refuse(parts, error, request, reply));
    for (const route of routes) mountRoute(scope, parts, route);
    for (const root of roots) {
      scope.all(`/${root}/*`, (request, reply) => {
        if (request.method === 'OPTIONS')
          return reply
            .code(204)
            .headers({ ...openHeaders, ...preflightHeaders })
            .send();
        const known = methodsOf.get(request.url.split('?', 1)[0] ?? '');
        if (!known) throw new AppError('not_found');
        reply.header('allow', known.map(({ endpoint }) => endpoint.method).join(', '));
        throw new AppError('method_not_allowed');
      });
    }
  });
}

function mountRoute(scope: FastifyInstance, parts: ApiParts, route: Route): void {
  const { method, path, bodyLimit = defaultBodyLimit } = route.endpoint;
  scope.route({
    method,
    url: path,
    bodyLimit,
    handler: (request, reply) =>
      parts.deps.log.inRequest(request.id, () => answer(parts, route, request, reply)),
  });
}

async function answer(
  { deps, credentials, runner }: ApiParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = readFields(request.query, typeof request.body === 'string' ? request.body : '');
  const key = readAuthorization(request.headers) ?? fields.apiKey ?? null;
  const who = await findKeyHolder(deps, credentials, key, readOrigin(request.headers, request.ip));
  const { data } = await runner.run(route, who, fields);
  reply.headers(openHeaders);
  return typeof data === 'string'
    ? reply.header('content-type', plainText).send(data)
    : reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(data));
}

/** Sends one line of text, in English unless another language is requested: clients display it unchanged. */
function refuse(parts: ApiParts, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request.routeOptions.bodyLimit);
  parts.deps.log.inRequest(request.id, () => logRefusal(parts.deps, refusal, request));
  const { code, params } = refusal;
  const locale = readOrigin(request.headers, request.ip).askedLocale ?? 'en';
  const field = code === 'invalid_request' && params.field ? ` (${params.field})` : '';
  if (code === 'too_many_requests') reply.header('retry-after', String(params.seconds ?? 1));
  return reply
    .code(statusOf[code])
    .headers(openHeaders)
    .header('content-type', plainText)
    .send(`Error: ${formatError(locale, code, params)}${field}`);
}
