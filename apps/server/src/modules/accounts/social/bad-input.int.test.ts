import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../testing.ts';
import { socialRoutes } from './routes.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = (await createAccount(server.deps)).token;
});
afterAll(() => server.close());

const long = 'x'.repeat(1024 * 1024);
const bodies = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['wrong types', '{"provider":7,"ticket":{},"state":[],"kind":7,"scan":7,"answer":7,"code":7,"account":7}'],
  ['fields of one megabyte', JSON.stringify({ ticket: long, state: long, account: long, scan: long })],
  ['names of the prototype', '{"__proto__":{"provider":"qq"},"constructor":1,"provider":"__proto__"}'],
] as const;
const writes = socialRoutes.flatMap(({ endpoint }) => (endpoint.method === 'POST' ? [endpoint] : []));

describe('bad input', () => {
  it.each(writes.map((endpoint) => [endpoint.path, endpoint] as const))('of %s', async (path, endpoint) => {
    const taken = { errors: [...endpoint.errors, 'invalid_request', 'body_too_large', 'ok'] };
    for (const [name, body] of bodies) {
      const headers = { 'content-type': 'application/json' };
      const response = await server.as(token).fetch(path, { method: 'POST', body, headers });
      const { code } = await readJson(response);
      expect(taken.errors, name).toContain(code);
      expect(response.status, name).toBeLessThan(500);
    }
  });

  it('changes nothing and is not logged', async () => {
    const { rows } = await server.deps.db.sql.execute<{ count: number }>(
      'select count(*)::int as count from social_identities',
    );
    expect(rows[0]?.count).toBe(0);
    expect(server.captured.text()).not.toContain('xxxxxxxx');
  });
});
