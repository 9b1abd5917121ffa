import { type AnyEndpoint, commonErrors, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tokenCookie } from './cookies.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/** Serves the interface description of all routes at /api/openapi.json. */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], baseUrl: string): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(
      describeApi(
        routes.map((route) => route.endpoint),
        baseUrl,
      ),
    );
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
}

/** The OpenAPI 3.1 description of endpoints: inputs, replies, and refusals grouped by status. */
export function describeApi(endpoints: readonly AnyEndpoint[], baseUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    paths[each.path] = { ...paths[each.path], [each.method.toLowerCase()]: describeEndpoint(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkstone',
      version: '1',
      description: 'Replies below /api are envelopes {code, msg, data}; those below /v2 are plain.',
    },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: tokenCookie },
        header: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      schemas: { Refusal: refusalSchema },
    },
  };
}

const refusalSchema = {
  type: 'object',
  required: ['code', 'msg', 'data', 'requestId'],
  properties: {
    code: { type: 'string' },
    msg: { type: 'string', description: 'In the language of the request.' },
    data: { type: 'null' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    requestId: { type: 'string' },
  },
};

function describeEndpoint(endpoint: AnyEndpoint): Json {
  const isRead = endpoint.method === 'GET';
  const input = schemaOf(endpoint.input, 'input');
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replace(/[^A-Za-z0-9]+/g, '_')}`,
    summary: endpoint.summary,
    ...describeSecurity(endpoint),
    ...(isRead
      ? { parameters: describeQuery(input) }
      : { requestBody: { required: true, content: describeBody(endpoint, input) } }),
    responses: { 200: describeReply(endpoint), ...describeRefusals(endpoint) },
  };
}

function describeQuery(input: Json): Json[] {
  const required = Array.isArray(input.required) ? input.required : [];
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function describeSecurity({ audience, wire }: AnyEndpoint): Json {
  if (audience === 'anyone') return {};
  return { security: wire === 'plain' ? [{ header: [] }] : [{ cookie: [] }, { header: [] }] };
}

function describeBody({ wire }: AnyEndpoint, schema: Json): Json {
  return wire === 'plain' ? { 'application/x-www-form-urlencoded': { schema } } : jsonContent(schema);
}

function describeReply(endpoint: AnyEndpoint): Json {
  const data = schemaOf(endpoint.reply, 'output');
  if (endpoint.wire === 'plain') {
    const content = data.type === 'string' ? { 'text/plain': { schema: data } } : jsonContent(data);
    return { description: 'Done.', content };
  }
  return {
    description: 'Done.',
    content: jsonContent({
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: { code: { const: 'ok' }, msg: { const: '' }, data },
    }),
  };
}

function describeRefusals(endpoint: AnyEndpoint): Json {
  const byStatus = Map.groupBy(
    new Set<ErrorCode>([...commonErrors, ...endpoint.errors]),
    (code) => statusOf[code],
  );
  const described = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content:
        endpoint.wire === 'plain'
          ? { 'text/plain': { schema: { type: 'string' } } }
          : jsonContent({
              allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }],
            }),
    },
  ]);
  return Object.fromEntries(described);
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
