import { AppError, endpoint } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '../../testing/bare-server.ts';
import { createTestClient, readJson } from '../../testing/client.ts';
import { attachment } from './api.ts';
import { fileRoute } from './file-route.ts';
import { route } from './route.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/api/test/thing',
  summary: 'Reads a thing.',
  audience: 'account',
  input: z.object({ size: z.coerce.number().int().default(1) }),
  reply: z.object({ size: z.number(), owner: z.string() }),
  errors: ['not_found'],
  rate: 'normal',
});
const writeThing = endpoint({
  method: 'POST',
  path: '/api/test/thing/write',
  summary: 'Writes a thing.',
  audience: 'anyone',
  input: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
  errors: [],
  rate: 'secret',
  bodyLimit: 1024,
});

const routes = [
  route(readThing, async (_deps, who, input) => {
    if (input.size === 404) throw new AppError('not_found');
    if (input.size === 403) throw new AppError('access_denied');
    if (input.size === 500) throw new Error('the table of +8613812345678 burns');
    if (input.size === 503) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    if (input.size === 999) return { size: 'large' } as never;
    return { size: input.size, owner: who.accountId, passwordHash: 'stays inside' };
  }),
  route(
    writeThing,
    async (_deps, _who, input) => input,
    (input) => ({ data: input, cookies: [{ name: 'ID', value: input.name, httpOnly: true }] }),
  ),
];

const signedIn = { authorization: 'token-anna' };
const json = { 'content-type': 'application/json' };
const start = (config = {}) => startBareServer({ routes, config });

describe('reading', () => {
  it('answers in the envelope, with defaults filled in and undeclared fields omitted', async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/thing', { headers: signedIn });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readJson(response)).toEqual({ code: 'ok', msg: '', data: { size: 1, owner: 'anna' } });
  });

  it('identifies the caller by cookie and by header, with and without Bearer', async () => {
    await using server = await start();
    server.client.cookies.set('TOKEN', 'token-ben');
    expect(await server.client.call(readThing, {})).toMatchObject({ owner: 'ben' });
    const response = await server.client.fetch('/api/test/thing', {
      headers: { authorization: 'Bearer token-cleo' },
    });
    expect(await readJson(response)).toMatchObject({ data: { owner: 'cleo' } });
  });

  it.each([
    [401, 'sign_in_first', '', {}],
    [401, 'sign_in_first', '', { authorization: 'forged' }],
    [400, 'invalid_request', '?size=many', signedIn],
    [404, 'not_found', '?size=404', signedIn],
    [500, 'server_error', '?size=500', signedIn],
    [503, 'service_unavailable', '?size=503', signedIn],
    [500, 'server_error', '?size=999', signedIn],
    [500, 'server_error', '?size=403', signedIn],
  ])('answers %i %s to %j', async (status, code, query, headers: Record<string, string>) => {
    await using server = await start();
    const response = await server.client.fetch(`/api/test/thing${query}`, { headers });
    expect(response.status).toBe(status);
    const requestId = response.headers.get('x-request-id');
    expect(await readJson(response)).toMatchObject({
      code,
      data: null,
      msg: expect.stringMatching(/./),
      requestId,
    });
  });

  it('hides the cause of a failure, and logs it under the same id', async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/thing?size=500', { headers: signedIn });
    const body = await response.text();
    expect(body).not.toContain('table');
    const line = server.captured.lines().find((each) => each.msg === 'request failed');
    expect(line).toMatchObject({ level: 'error', requestId: JSON.parse(body).requestId });
    expect(server.captured.text()).toContain('the table of [redacted] burns');
  });

  it('sends an undeclared refusal in production, and logs the fault', async () => {
    await using server = await start({ mode: 'production' });
    const response = await server.client.fetch('/api/test/thing?size=403', { headers: signedIn });
    expect(response.status).toBe(403);
    expect(server.captured.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', refusal: 'access_denied' }),
    );
  });

  it('answers in the language of the request', async () => {
    await using server = await start();
    const replies = await Promise.all(
      ['en', 'zh'].map(async (language) => {
        const response = await server.client.fetch('/api/test/thing', { headers: { language } });
        return (await readJson(response)).msg;
      }),
    );
    expect(replies).toEqual(['Please sign in first.', expect.stringMatching(/\p{Script=Han}/u)]);
  });

  it('answers unknown paths with 404 and wrong methods with 405 and the allowed ones', async () => {
    await using server = await start();
    const unknown = await server.client.fetch('/api/none');
    expect([unknown.status, (await readJson(unknown)).code]).toEqual([404, 'not_found']);
    const wrong = await server.client.fetch('/api/test/thing', { method: 'POST', body: '{}', headers: json });
    expect([wrong.status, (await readJson(wrong)).code]).toEqual([405, 'method_not_allowed']);
    expect(wrong.headers.get('allow')).toBe('GET');
  });

  it('answers 429 with Retry-After when an account exceeds its rate, without affecting others', async () => {
    await using server = await start();
    const request = (token: string) =>
      server.client.fetch('/api/test/thing', { headers: { authorization: token } });
    for (let i = 0; i < 600; i += 50)
      await Promise.all(Array.from({ length: 50 }, () => request('token-anna')));
    const refused = await request('token-anna');
    expect([refused.status, (await readJson(refused)).code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await request('token-ben')).status).toBe(200);
  });
});

describe('writing', () => {
  it('sets the cookies of the presentation', async () => {
    await using server = await start({ isHttps: true });
    const response = await server.client.fetch('/api/test/thing/write', {
      method: 'POST',
      headers: json,
      body: '{"name":"a"}',
    });
    expect(response.headers.getSetCookie()).toEqual(['ID=a; Path=/; SameSite=Lax; HttpOnly; Secure']);
  });

  it('is refused from another site before anything runs', async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/thing/write', {
      method: 'POST',
      body: '{"name":"a"}',
      headers: { ...json, 'sec-fetch-site': 'cross-site' },
    });
    expect([response.status, (await readJson(response)).code]).toEqual([403, 'cross_site_request']);
  });

  it.each([
    ['no JSON', 400, 'invalid_request', '{"name":', json],
    ['a form', 400, 'invalid_request', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'plain text, as another site may send',
      400,
      'invalid_request',
      '{"name":"a"}',
      { 'content-type': 'text/plain' },
    ],
    ['an empty body', 400, 'invalid_request', '', json],
    ['a missing field', 400, 'invalid_request', '{}', json],
    ['a poisoned prototype', 400, 'invalid_request', '{"name":"a","__proto__":{"x":1}}', json],
    ['U+0000', 400, 'invalid_request', '{"name":"a\\u0000b"}', json],
    ['too much', 413, 'body_too_large', JSON.stringify({ name: 'x'.repeat(2000) }), json],
  ])('refuses %s', async (_name, status, code, body, headers: Record<string, string>) => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/thing/write', { method: 'POST', body, headers });
    expect([response.status, (await readJson(response)).code]).toEqual([status, code]);
  });

  it('names the exceeded limit', async () => {
    await using server = await start();
    const client = createTestClient(server.url);
    await expect(client.call(writeThing, { name: 'x'.repeat(2000) })).rejects.toMatchObject({
      code: 'body_too_large',
      params: { limit: '1 KB' },
    });
  });
});

describe('files', () => {
  const fileRoutes = [
    fileRoute({
      path: '/api/test/thing/write',
      summary: 'Returns a file.',
      query: z.object({ id: z.string() }),
      errors: ['not_found'],
      rate: 'normal',
      read: async (_deps, who, query) => {
        if (query.id !== 'a') throw new AppError('not_found');
        return { content: new TextEncoder().encode(`of ${who.accountId}`), type: 'image/png' };
      },
    }),
  ];

  it('are returned unchanged to their owner, and cached', async () => {
    await using server = await startBareServer({ routes, fileRoutes });
    const response = await server.client.fetch('/api/test/thing/write?id=a', { headers: signedIn });
    expect(await response.text()).toBe('of anna');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  it.each([
    [401, 'sign_in_first', '?id=a', {}],
    [404, 'not_found', '?id=b', signedIn],
    [400, 'invalid_request', '?id=%00', signedIn],
    [400, 'invalid_request', '', signedIn],
  ])('are refused with %i %s', async (status, code, query, headers: Record<string, string>) => {
    await using server = await startBareServer({ routes, fileRoutes });
    const response = await server.client.fetch(`/api/test/thing/write${query}`, { headers });
    expect([response.status, (await readJson(response)).code]).toEqual([status, code]);
  });
});

it('counts requests by route and status, not by content', async () => {
  await using server = await start();
  await server.client.fetch('/api/test/thing?size=7', { headers: signedIn });
  const metrics = await (await server.client.fetch('/metrics')).text();
  expect(metrics).toContain(
    'inkstone_http_request_seconds_count{method="GET",route="/api/test/thing",status="200"} 1',
  );
  expect(server.captured.text()).not.toContain('size=7');
});

it.each([
  ['a.md', `attachment; filename="a.md"; filename*=UTF-8''a.md`],
  ['春 (1).pdf', `attachment; filename="_ (1).pdf"; filename*=UTF-8''%E6%98%A5%20%281%29.pdf`],
  ['a"\r\nX: y.md', `attachment; filename="a__X: y.md"; filename*=UTF-8''a%22%0D%0AX%3A%20y.md`],
  ['\ud800.md', `attachment; filename="_.md"; filename*=UTF-8''%EF%BF%BD.md`],
])('names %j so that every browser reads it', (name, value) => expect(attachment(name)).toBe(value));
