import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoint } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '../../testing/bare-server.ts';
import { readJson } from '../../testing/client.ts';
import { route } from './route.ts';

const wait = endpoint({
  method: 'GET',
  path: '/api/test/wait',
  summary: 'Answers when it is told to.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ done: z.boolean() }),
  errors: [],
  rate: 'normal',
});

/** A server with one running request, and a function that lets it continue. */
async function withRequestInFlight() {
  const arrived = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<{ done: boolean }>();
  const server = await startBareServer({
    routes: [
      route(wait, () => {
        arrived.resolve();
        return leave.promise;
      }),
    ],
  });
  const response = server.client.fetch('/api/test/wait');
  await arrived.promise;
  return { server, response, leave };
}

describe('stopping', () => {
  it('finishes the running request and accepts no new one', async () => {
    const { server, response, leave } = await withRequestInFlight();
    const closing = server.http.close(60_000);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    leave.resolve({ done: true });
    expect(await readJson(await response)).toMatchObject({ data: { done: true } });
    await closing;
  });

  it('aborts requests that exceed the timeout', async () => {
    const { server, response, leave } = await withRequestInFlight();
    const failing = expect(response).rejects.toThrow();
    await server.http.close(1);
    await failing;
    leave.resolve({ done: true });
  });
});

describe('use', () => {
  it('is reported for requests that run a use case, not for health checks and refusals', async () => {
    let uses = 0;
    await using server = await startBareServer({
      routes: [
        route(wait, () => Promise.resolve({ done: true })),
        route({ ...wait, path: '/api/test/members', audience: 'account' }, () =>
          Promise.resolve({ done: true }),
        ),
      ],
      onUse: () => uses++,
    });
    for (const path of ['/healthz', '/readyz', '/api/test/members', '/api/test/missing', '/missing'])
      await server.client.fetch(path);
    expect(uses).toBe(0);
    await server.client.fetch('/api/test/wait');
    expect(uses).toBe(1);
  });
});

describe('unused methods', () => {
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const routes = [route(wait, () => Promise.resolve({ done: true }))];

  it.each(['QUERY', 'DELETE', 'PROPFIND', 'TRACE'])(
    '%s is answered before its body is read',
    async (method) => {
      await using server = await startBareServer({ routes });
      const { port } = new URL(server.url);
      for (const path of ['/api/test/wait', '/healthz', '/']) {
        const sent = request({ port, path, method, headers }).end();
        const [response] = await once(sent, 'response');
        response.resume();
        expect([path, response.statusCode, response.headers.allow]).toEqual([
          path,
          405,
          expect.stringContaining('GET'),
        ]);
      }
    },
  );

  it('answers 404 for a missing page', async () => {
    await using server = await startBareServer({ routes });
    expect((await server.client.fetch('/api/test/none', { method: 'DELETE' })).status).toBe(404);
    expect((await server.client.fetch('/none')).status).toBe(404);
  });
});

describe('addresses', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  const seen: string[] = [];
  const routes = [
    route(wait, async (_deps, who) => {
      seen.push(who.origin.address);
      return { done: true };
    }),
  ];

  it('are trusted only from a trusted proxy', async () => {
    await using open = await startBareServer({ routes });
    await open.client.fetch('/api/test/wait', { headers: forwarded });
    await using behind = await startBareServer({ routes, config: { trustedProxies: ['127.0.0.1'] } });
    await behind.client.fetch('/api/test/wait', { headers: forwarded });
    expect(seen).toEqual(['127.0.0.1', '203.0.113.9']);
    expect(open.captured.text()).toContain('TRUSTED_PROXIES');
    expect(behind.captured.text()).not.toContain('TRUSTED_PROXIES');
  });
});

it('answers invalid HTTP and invalid addresses, and continues', async () => {
  await using server = await startBareServer();
  expect((await server.client.fetch('/api/%E0%A4%A')).status).toBe(400);
  expect((await server.client.fetch('/%E0%A4%A')).status).toBe(404);
  expect((await server.client.fetch(`/${'x'.repeat(9000)}`)).status).toBe(404);
  expect((await server.client.fetch('/healthz')).status).toBe(200);
});

/** Sends bytes to a server and returns its reply until it disconnects. */
async function sendBytes(url: string, words: string): Promise<{ head: string; body: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(words);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

it.each([
  ['is no HTTP', 'open sesame\r\n\r\n', 400],
  ['has a broken header', 'GET /api/x HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n', 400],
  ['has too large headers', `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('answers %s in the envelope, and continues', async (_, words, status) => {
  await using server = await startBareServer();
  const { head, body } = await sendBytes(server.url, words);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  const envelope = JSON.parse(body);
  expect(envelope).toMatchObject({ code: 'invalid_request', msg: '请求格式不正确。', data: null });
  expect(head).toContain(`x-request-id: ${envelope.requestId}`);
  expect((await server.client.fetch('/healthz')).status).toBe(200);
});
