import { createApiKey } from '@inkstone/contracts/api-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './modules/accounts/testing.ts';
import { routes } from './routes.ts';
import { createTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await createTestServer();
  const page = server.as((await createAccount(server.deps)).token);
  ({ secret } = await page.call(createApiKey, { name: 'a' }));
});
afterAll(() => server.close());

const endpoints = routes.map(({ endpoint }) => endpoint);
const named = (audiences: readonly string[]) =>
  endpoints
    .filter(({ audience }) => audiences.includes(audience))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('routes for accounts', () => {
  it.each(named(['account', 'member']))('%s refuses visitors', async (_, { method, path, wire }) => {
    const { status } = await server.visitor().fetch(path, { method });
    expect(status).toBe(wire === 'plain' ? 403 : 401);
  });

  it.each(named(['account']))('%s refuses API keys', async (_, { method, path }) => {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await server.visitor().fetch(path, { method, headers })).status).toBe(401);
  });
});
