import { type IncomingMessage, validateHeaderName, validateHeaderValue } from 'node:http';
import { defaultBodyLimit } from '@inkstone/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiParts } from './api.ts';
import { readOrigin } from './caller.ts';
import type { WebhookRoute } from './webhook-route.ts';

/** Mounts the webhooks. Bodies are kept as bytes, whatever their content type. */
export function mountWebhooks(app: FastifyInstance, parts: ApiParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Fastify refuses unknown content types; `readHeaders` reads the original headers.
    scope.addHook('onRequest', async ({ raw }) => {
      delete raw.headers['content-type'];
    });
    for (const route of parts.webhookRoutes) {
      const { method, path, bodyLimit = defaultBodyLimit } = route.contract;
      scope.route({
        ...{ method, url: path, bodyLimit },
        handler: (request, reply) =>
          parts.deps.log.inRequest(request.id, () => answer(parts, route, request, reply)),
      });
    }
  });
}

async function answer(
  { deps, runner }: ApiParts,
  route: WebhookRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = Object.fromEntries(new URL(request.url, deps.config.baseUrl).searchParams);
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const answered = await runner.receive(
    route,
    { query, headers: readHeaders(request.raw), body },
    readOrigin(request.headers, request.ip),
  );
  const { status = 200, headers = {} } = answered;
  // Checked before the reply is begun, so that an invalid header becomes an error in the envelope.
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(typeof answered.body === 'object' ? Buffer.from(answered.body) : answered.body);
}

function readHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  const headers = Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]);
  return Object.fromEntries(headers.filter(([name]) => name !== 'cookie'));
}
