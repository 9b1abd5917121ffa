import { listAudit, newRecoveryCodes, resetFactor, verifyAudit } from '@inkstone/contracts/staff';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createStaff } from '../testing/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('records an action with its reason, and how it ended', async () => {
  const owner = await createStaff(server.deps);
  const other = await createStaff(server.deps, { roles: ['support'] });
  const page = server.as(owner.token);
  const { accountId } = other;
  await page.call(resetFactor, { accountId, reason: ' lost the phone ' });
  const { entries } = await page.call(listAudit, { actorId: owner.accountId });
  expect(entries).toMatchObject([
    { action: 'staff.manage', outcome: 'done', begunSeq: entries[1]?.seq, reason: null },
    {
      action: 'staff.manage',
      via: 'POST /api/admin/staff/reset-factor',
      outcome: 'begun',
      reason: 'lost the phone',
      facts: { accountId },
    },
  ]);
  expect(await page.call(verifyAudit, {})).toMatchObject({ isIntact: true, faults: [] });
  server.clock.advance(11 * minute);
  await expect(page.call(newRecoveryCodes, {})).rejects.toMatchObject({ code: 'fresh_proof_required' });
});
