import { endpoint, stream } from '@inkstone/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '../../testing/bare-server.ts';
import { readJson } from '../../testing/client.ts';
import { fileRoute } from './file-route.ts';
import { describeApi } from './openapi.ts';
import { route } from './route.ts';

const read = endpoint({
  method: 'GET',
  path: '/api/test/list',
  summary: 'Lists things.',
  audience: 'account',
  input: z.object({ after: z.string().optional(), size: z.coerce.number().int().max(50) }),
  reply: z.object({
    items: z.array(z.object({ id: z.string(), at: z.number() })),
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
  rate: 'normal',
});
const write = endpoint({
  method: 'POST',
  path: '/api/test/list',
  summary: 'Adds a thing.',
  audience: 'anyone',
  input: z.object({ name: z.string().min(1) }),
  reply: z.object({}),
  errors: ['access_denied'],
  rate: 'normal',
});

const picture = fileRoute({
  path: '/api/test/picture',
  summary: 'Returns a picture.',
  query: z.object({ id: z.string() }),
  errors: ['file_not_found'],
  rate: 'normal',
  read: () => Promise.reject(new Error('Nothing is read here')),
});
const check = endpoint({
  method: 'POST',
  wire: 'plain',
  path: '/v2/test',
  summary: 'Checks a thing.',
  audience: 'member',
  keyScope: 'documents',
  input: z.object({ text: z.string() }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});
const follow = stream({
  method: 'POST',
  path: '/api/test/follow',
  summary: 'Follows a thing.',
  audience: 'account',
  input: z.object({ id: z.string() }),
  events: z.discriminatedUnion('type', [
    z.object({ type: z.literal('step'), done: z.int() }),
    z.object({ type: z.literal('thing'), name: z.string() }),
  ]),
  errors: ['not_found'],
  rate: 'normal',
});

describe('interface description', () => {
  const described = describeApi(
    { endpoints: [read, write, check], streams: [follow], fileRoutes: [picture] },
    'https://write.example.org',
  );

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(described));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('contains input, reply and refusals of the contract', () => {
    expect(described).toMatchObject({
      paths: {
        '/api/test/list': {
          get: {
            security: [{ cookie: [] }, { header: [] }],
            parameters: [
              { name: 'after', in: 'query', required: false },
              { name: 'size', in: 'query', required: true },
            ],
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: { properties: { code: { const: 'ok' }, data: { required: ['items', 'next'] } } },
                  },
                },
              },
              404: { description: expect.stringContaining('not_found') },
              429: { description: expect.stringContaining('too_many_requests') },
            },
          },
          post: {
            requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
            responses: {
              403: { description: expect.stringMatching(/cross_site_request[\s\S]*access_denied/) },
            },
          },
        },
      },
    });
  });

  it('contains files, and the refusals of the access check', () => {
    expect(described).toMatchObject({
      paths: {
        '/api/test/picture': {
          get: {
            security: [{ cookie: [] }, { header: [] }],
            parameters: [{ name: 'id', in: 'query', required: true }],
            responses: { 404: { description: 'file_not_found' } },
          },
        },
        '/v2/test': {
          post: {
            responses: {
              403: {
                description: expect.stringMatching(/key_opens_no_documents.*api_key_wrong.*api_key_required/),
              },
            },
          },
        },
      },
    });
  });

  it('contains event streams, with the schema of an event', () => {
    expect(described).toMatchObject({
      paths: {
        '/api/test/follow': {
          post: {
            security: [{ cookie: [] }, { header: [] }],
            requestBody: { content: { 'application/json': { schema: { required: ['id'] } } } },
            responses: {
              200: {
                description: expect.stringMatching(/named end.*named error/),
                content: {
                  'text/event-stream': {
                    schema: { oneOf: [{ required: ['type', 'done'] }, { required: ['type', 'name'] }] },
                  },
                },
              },
              404: {
                content: { 'application/json': { schema: { allOf: [{}, { properties: { code: {} } }] } } },
              },
            },
          },
        },
      },
    });
  });

  it('is served', async () => {
    await using server = await startBareServer({ routes: [route(write, async () => ({}))] });
    const response = await server.client.fetch('/api/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(Object((await readJson(response)).paths))).toEqual(['/api/test/list']);
  });
});
