import {
  type AnyEndpoint,
  type AnyStream,
  commonErrors,
  staffErrors,
  statusOf,
  streamMessages,
  type Wire,
} from '@inkstone/contracts';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import type { ErrorCode } from '@inkstone/phrases';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiParts } from './api.ts';
import { tokenCookie } from './cookies.ts';
import type { FileRoute } from './file-route.ts';

type Json = Record<string, unknown>;
type Described = Omit<AnyEndpoint, 'reply' | 'wire'> & { readonly wire?: Wire | undefined };

/** Serves the interface description of all routes at /api/openapi.json. */
export function mountOpenApi(
  app: FastifyInstance,
  {
    routes,
    fileRoutes,
    streamRoutes,
    deps,
  }: Pick<ApiParts, 'routes' | 'fileRoutes' | 'streamRoutes' | 'deps'>,
): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(
      describeApi(
        {
          endpoints: routes.map((route) => route.endpoint),
          streams: streamRoutes.map((route) => route.contract),
          fileRoutes,
        },
        deps.config.baseUrl,
      ),
    );
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
}

/** The routes to describe. */
export interface DescribedApi {
  readonly endpoints: readonly AnyEndpoint[];
  readonly streams?: readonly AnyStream[];
  readonly fileRoutes?: readonly FileRoute[];
}

/** The OpenAPI 3.1 description of an API: inputs, replies and events, and refusals grouped by status. */
export function describeApi(
  { endpoints, streams = [], fileRoutes = [] }: DescribedApi,
  baseUrl: string,
): Json {
  const paths: Record<string, Json> = {};
  const add = (call: AnyEndpoint | AnyStream, reply: Json) => {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call, reply) };
  };
  for (const each of endpoints) add(each, describeReply(each));
  for (const each of streams) add(each, describeEvents(each));
  for (const each of fileRoutes) paths[each.path] = { ...paths[each.path], get: describeFile(each) };
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

function describeCall(call: AnyEndpoint | AnyStream, reply: Json): Json {
  const wire = 'wire' in call ? call.wire : undefined;
  const input = describeInput(call);
  return {
    operationId: operationId(call),
    summary: call.summary,
    ...describeSecurity({ ...call, wire }),
    ...(call.method === 'GET'
      ? { parameters: describeQuery(input) }
      : { requestBody: { required: true, content: describeBody(wire, input) } }),
    responses: { 200: reply, ...describeRefusals(refusalsOf({ ...call, wire }), wire) },
  };
}

/** OpenAPI 3.1 cannot describe a sequence of messages: the schema is that of the data of one message. */
function describeEvents({ events }: AnyStream): Json {
  const { end, error } = streamMessages;
  return {
    description: `Server-sent events. The data of each message without a name are one event as described. The stream ends with a message named ${end}, or with one named ${error} whose data are a Refusal; without either it was cut off.`,
    content: { 'text/event-stream': { schema: schemaOf(events, 'output') } },
  };
}

/** The input of the use case and, for staff endpoints that accept one, the reason. */
function describeInput(call: AnyEndpoint | AnyStream): Json {
  const described = schemaOf(call.input, 'input');
  if (!('reason' in call) || !call.reason) return described;
  const required = Array.isArray(described.required) ? described.required : [];
  const text = { type: 'string', minLength: 1, maxLength: staffLimits.reason };
  return {
    ...described,
    properties: { ...(described.properties ?? {}), reason: text },
    required: [...required, 'reason'],
  };
}

function describeFile({ path, summary, query, errors, audience = 'account' }: FileRoute): Json {
  return {
    operationId: operationId({ method: 'GET', path }),
    summary,
    ...describeSecurity({ audience }),
    parameters: describeQuery(schemaOf(query, 'input')),
    responses: {
      200: { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
      304: { description: 'The caller has this version already.' },
      ...describeRefusals(errors),
    },
  };
}

function operationId({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  return `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[^A-Za-z0-9]+/g, '_')}`;
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

function describeSecurity({ audience, wire }: Pick<Described, 'audience' | 'wire'>): Json {
  if (audience === 'anyone') return {};
  return { security: wire === 'plain' ? [{ header: [] }] : [{ cookie: [] }, { header: [] }] };
}

function describeBody(wire: Wire | undefined, schema: Json): Json {
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

/** The error codes of an endpoint's use case and of its access checks. */
function refusalsOf({ errors, audience, keyScope, wire }: Described): ErrorCode[] {
  const isPlain = wire === 'plain';
  return [
    ...errors,
    ...(audience === 'staff' ? staffErrors : []),
    ...(keyScope === 'documents' ? (['key_opens_no_documents'] as const) : []),
    ...(isPlain ? (['api_key_wrong'] as const) : []),
    ...(isPlain && audience === 'member' ? (['api_key_required'] as const) : []),
  ];
}

function describeRefusals(errors: readonly ErrorCode[], wire?: AnyEndpoint['wire']): Json {
  const byStatus = Map.groupBy(new Set<ErrorCode>([...commonErrors, ...errors]), (code) => statusOf[code]);
  const described = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content:
        wire === 'plain'
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
