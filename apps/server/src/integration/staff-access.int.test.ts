import { staffErrors } from '@inkstone/contracts';
import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { type Role, roles } from '@inkstone/contracts/staff/permissions';
import { permissionsOf } from '@inkstone/domain/staff';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../composition/routes.ts';
import { createAccount } from '../modules/accounts/testing.ts';
import { blockAsOwner, createStaff } from '../modules/staff/testing/staff.ts';
import { isRecorded } from '../platform/http/staff-gate.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

type Caller = 'passed' | 'stale' | 'required' | 'missing' | 'blocked';

let server: TestServer;
let member: string;
let apiKey: string;
/** Tokens of staff by role and by completed step of the sign-in. */
const tokens = new Map<string, string>();
const ofCaller = (role: Role, caller: Caller) => tokens.get(`${role} ${caller}`) ?? '';

beforeAll(async () => {
  server = await createTestServer({ withJobs: true });
  for (const role of roles) await makeStaff(role, 'stale');
  server.clock.advance(11 * minute);
  for (const role of roles)
    for (const caller of ['passed', 'required', 'missing', 'blocked'] as const) await makeStaff(role, caller);
  ({ token: member } = await createAccount(server.deps));
  ({ secret: apiKey } = await server.as(ofCaller('owner', 'passed')).call(createApiKey, { name: 'a' }));
});
afterAll(() => server.close());

async function makeStaff(role: Role, caller: Caller): Promise<void> {
  const factor = caller === 'required' || caller === 'missing' ? caller : 'passed';
  const staff = await createStaff(server.deps, { roles: [role], factor });
  if (caller === 'blocked') await blockAsOwner(server.deps, staff);
  tokens.set(`${role} ${caller}`, staff.token);
}

const endpoints = routes.map(({ endpoint }) => endpoint).filter(({ audience }) => audience === 'staff');
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** The error code of a call's reply. Its input is only a reason, which most use cases refuse. */
async function codeFor(token: string, { method, path }: (typeof endpoints)[number], reason = 'matrix') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = method === 'POST' ? { method, headers, body: JSON.stringify({ reason }) } : { headers };
  const response = await server.visitor().fetch(path, init);
  const { code } = (await response.json()) as { code: string };
  return code;
}

describe('the matrix of staff', () => {
  it('has endpoints', () => expect(endpoints.length).toBeGreaterThan(8));

  it.each(named)('%s is for the roles with its permission only', async (_, endpoint) => {
    const { permission } = endpoint;
    if (!permission) throw new Error('A staff endpoint names a permission');
    expect(await codeFor('no token', endpoint)).toBe('sign_in_first');
    expect(await codeFor(apiKey, endpoint)).toBe('sign_in_first');
    expect(await codeFor(member, endpoint)).toBe('access_denied');
    for (const role of roles) {
      const isPermitted = permissionsOf([role]).includes(permission);
      const send = (caller: Caller, reason?: string) => codeFor(ofCaller(role, caller), endpoint, reason);
      expect(await send('blocked'), role).toBe('access_denied');
      expect(await send('missing'), role).toBe('second_factor_missing');
      expect(await send('required'), role).toBe('second_factor_required');
      if (!isPermitted) {
        expect(await send('passed'), role).toBe('permission_missing');
        continue;
      }
      if (endpoint.proof) expect(await send('stale'), role).toBe('fresh_proof_required');
      if (endpoint.reason) {
        for (const reason of ['', '  ', 'x'.repeat(501)])
          expect(await send('passed', reason), role).toBe('reason_required');
      }
      expect([...staffErrors, 'sign_in_first', 'server_error'], role).not.toContain(await send('passed'));
    }
  });

  it.each(named)('%s follows the rules of staff endpoints', (_, endpoint) => {
    expect(endpoint.path).toMatch(/^\/api\/admin\//);
    // A reason in a query string would appear in request logs.
    if (endpoint.reason) expect(endpoint.method).toBe('POST');
    expect(isRecorded(endpoint)).toBe(endpoint.method === 'POST');
  });

  it('requires a reason for every change of money', () => {
    const areas = ['prices', 'campaigns', 'coupons', 'orders', 'invoices', 'subscriptions', 'reconciliation'];
    const changes = endpoints.filter(({ method, permission = '' }) => {
      const [area = '', action] = permission.split('.');
      return method === 'POST' && action !== 'read' && [...areas, 'channels'].includes(area);
    });
    expect(changes.length).toBeGreaterThan(20);
    const without = changes.filter(({ reason }) => !reason).map(({ path }) => path);
    // This endpoint only queries the credit limit of the issuer.
    expect(without).toEqual(['/api/admin/invoices/issuer/test']);
  });

  it('has no endpoint below /api/admin that other callers can use', () => {
    const below = routes.map(({ endpoint }) => endpoint).filter(({ path }) => path.startsWith('/api/admin/'));
    for (const { audience, path } of below) expect(['staff', 'account'], path).toContain(audience);
  });
});
