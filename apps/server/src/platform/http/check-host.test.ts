import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoint } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '../../testing/bare-server.ts';
import { isServedHost, servedNames } from './check-host.ts';
import { route } from './route.ts';

const served = servedNames({
  baseUrl: 'https://write.example.org',
  authOrigins: ['https://school.example.net:8443'],
});
const isServed = (host: string, url = '/') => isServedHost(served, { headers: { host }, url });

describe('isServedHost', () => {
  it.each([
    'write.example.org',
    'WRITE.example.org:443',
    'school.example.net',
    'localhost:4700',
    'localhost.:4700',
    'a.localhost',
    '127.0.0.1:4700',
    '127.9.9.9',
    '[::1]:4700',
    // Node's URL reads every spelling of the address.
    '2130706433',
  ])('serves %s', (host) => expect(isServed(host)).toBe(true));

  it.each([
    'evil.example',
    'write.example.org.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5:4700',
    '10.0.0.1',
    '0.0.0.0:4700',
    '[::2]',
    'a b',
    '',
  ])('does not serve "%s"', (host) => expect(isServed(host)).toBe(false));

  it('serves probes of load balancers, and programs without a host name', () => {
    expect(isServed('10.0.0.1', '/healthz')).toBe(true);
    expect(isServed('10.0.0.1', '/readyz?full')).toBe(true);
    expect(isServed('10.0.0.1', '/metrics')).toBe(false);
    expect(isServedHost(served, { headers: {}, url: '/' })).toBe(true);
  });
});

const read = endpoint({
  method: 'GET',
  path: '/api/test/messages',
  summary: 'Lists messages.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ secret: z.string() }),
  errors: [],
  rate: 'normal',
});

/** Sends a GET with headers that `fetch` does not allow to set. */
async function get(url: string, headers: Record<string, string>) {
  const sent = request(url, { headers }).end();
  const [response] = await once(sent, 'response');
  return { status: Number(response.statusCode), body: await text(response) };
}

describe('a page of a foreign site whose name resolves to this machine', () => {
  const routes = [route(read, async () => ({ secret: 'the code is 123456' }))];

  it('reads nothing', async () => {
    await using server = await startBareServer({ routes });
    const path = `${server.url}/api/test/messages`;
    expect(await get(path, { host: 'localhost' })).toMatchObject({ status: 200 });
    const foreign = await get(path, { host: 'evil.example', 'x-forwarded-host': 'localhost' });
    expect(foreign.status).toBe(421);
    expect(foreign.body).toContain('host_not_served');
    expect(foreign.body).not.toContain('123456');
  });

  it('receives the address of the site', async () => {
    await using server = await startBareServer({ routes, config: { baseUrl: 'http://localhost:4700' } });
    const shown = await get(`${server.url}/`, {
      host: '192.168.1.5:4700',
      accept: 'text/html',
      'accept-language': 'en',
    });
    expect(shown).toEqual({
      status: 421,
      body: 'This address does not belong to this site. Please open http://localhost:4700.',
    });
    expect(server.captured.lines()).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('BASE_URL'), host: '192.168.1.5:4700' }),
    );
  });

  it('may be named by a trusted proxy', async () => {
    await using server = await startBareServer({
      routes,
      config: { baseUrl: 'https://write.example.org', trustedProxies: ['127.0.0.0/8'] },
    });
    const path = `${server.url}/api/test/messages`;
    const headers = { host: 'inkstone:4700', 'x-forwarded-for': '203.0.113.9' };
    expect((await get(path, headers)).status).toBe(421);
    expect((await get(path, { ...headers, 'x-forwarded-host': 'write.example.org' })).status).toBe(200);
    expect((await get(path, { ...headers, 'x-forwarded-host': 'evil.example' })).status).toBe(421);
  });
});
