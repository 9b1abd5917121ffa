import type { AnyEndpoint, AnyStream } from '@inkstone/contracts';
import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { revokeOtherSessions } from '@inkstone/contracts/accounts/sessions';
import { hour } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, streamRoutes } from '../composition/routes.ts';
import { beginTestSession, createAccount } from '../modules/accounts/testing.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let secret: string;
/** Invalid tokens, by the error code that gives the reason. */
const closed = { session_expired: '', session_revoked: '', sign_in_first: 'no token at all' };
beforeAll(async () => {
  server = await createTestServer();
  const account = await createAccount(server.deps);
  const page = server.as(account.token);
  ({ secret } = await page.call(createApiKey, { name: 'a' }));
  closed.session_revoked = (await beginTestSession(server.deps, account)).token;
  await page.call(revokeOtherSessions, {});
  closed.session_expired = (await beginTestSession(server.deps, account)).token;
  server.clock.advance(2 * hour);
});
afterAll(() => server.close());

const endpoints: readonly (AnyEndpoint | AnyStream)[] = [
  ...routes.map(({ endpoint }) => endpoint),
  ...streamRoutes.map(({ contract }) => contract),
];
const named = (audiences: readonly string[]) =>
  endpoints
    .filter(({ audience }) => audiences.includes(audience))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('routes for accounts', () => {
  it.each(named(['account', 'member']))('%s refuses visitors', async (_, call) => {
    const { status } = await server.visitor().fetch(call.path, { method: call.method });
    expect(status).toBe('wire' in call && call.wire === 'plain' ? 403 : 401);
  });

  it.each(named(['account']))(
    '%s refuses sessions that are not open, with the reason',
    async (_, { method, path }) => {
      // So that no rate limit refuses the calls.
      server.clock.advance(hour);
      for (const [code, token] of Object.entries(closed)) {
        const headers = { authorization: `Bearer ${token}` };
        const response = await server.visitor().fetch(path, { method, headers });
        expect([response.status, await response.json()]).toMatchObject([401, { code, data: null }]);
      }
    },
  );

  it.each(named(['account']))('%s refuses API keys', async (_, { method, path }) => {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await server.visitor().fetch(path, { method, headers })).status).toBe(401);
  });
});
