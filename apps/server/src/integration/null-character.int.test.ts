import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileRoutes, routes, streamRoutes } from '../composition/routes.ts';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  ({ token } = await createStaff(server.deps));
});
afterAll(() => server.close());

const all = [
  ...routes.map(({ endpoint: { method, path, wire } }) => ({ method, path, isForm: wire === 'plain' })),
  ...streamRoutes.map(({ contract: { method, path } }) => ({ method, path, isForm: false })),
  ...fileRoutes.map(({ path }) => ({ method: 'GET' as const, path, isForm: false })),
];

it.each(all)('$method $path refuses U+0000', async ({ method, path, isForm }) => {
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await server.visitor().fetch(method === 'GET' ? `${path}?a=%00&reason=test` : path, {
    method,
    headers: { ...(isForm ? {} : { authorization: `Bearer ${token}` }), 'content-type': type },
    ...(method === 'POST' && { body: isForm ? 'a=%00' : '{"a":"\\u0000","reason":"test"}' }),
  });
  const body = await response.text();
  // A call that requires a key is refused for the missing key first.
  expect([400, 403]).toContain(response.status);
  expect(body).toMatch(response.status === 403 ? /API/ : /invalid_request|Error: /);
});

it('a reason of staff with U+0000 is refused and not recorded', async () => {
  const response = await server.visitor().fetch('/api/admin/jobs/retry', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"reason":"\\u0000"}',
  });
  expect(await response.json()).toMatchObject({ code: 'reason_required' });
});
