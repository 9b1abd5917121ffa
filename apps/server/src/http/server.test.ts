import { endpoint } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '../testing/bare-server.ts';
import { readJson } from '../testing/client.ts';
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

/** A server with one request in flight, and the means to let it go on. */
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
  it('finishes the request in flight and takes no new one', async () => {
    const { server, response, leave } = await withRequestInFlight();
    const closing = server.http.close(60_000);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    leave.resolve({ done: true });
    expect(await readJson(await response)).toMatchObject({ data: { done: true } });
    await closing;
  });

  it('cuts off what takes longer than it has patience', async () => {
    const { server, response, leave } = await withRequestInFlight();
    const failing = expect(response).rejects.toThrow();
    await server.http.close(1);
    await failing;
    leave.resolve({ done: true });
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

  it('are believed from a trusted proxy only', async () => {
    await using open = await startBareServer({ routes });
    await open.client.fetch('/api/test/wait', { headers: forwarded });
    await using behind = await startBareServer({ routes, config: { trustedProxies: ['127.0.0.1'] } });
    await behind.client.fetch('/api/test/wait', { headers: forwarded });
    expect(seen).toEqual(['127.0.0.1', '203.0.113.9']);
  });
});

it('answers what is no HTTP, or no address, without falling over', async () => {
  await using server = await startBareServer();
  expect((await server.client.fetch('/%E0%A4%A')).status).toBe(400);
  expect((await server.client.fetch(`/${'x'.repeat(9000)}`)).status).toBe(404);
  expect((await server.client.fetch('/healthz')).status).toBe(200);
});
