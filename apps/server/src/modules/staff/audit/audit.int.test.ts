import { listAudit, newRecoveryCodes, resetFactor, verifyAudit } from '@inkstone/contracts/staff';
import {
  addOrganisation,
  joinOrganisation,
  listOrganisationsOfAccount,
} from '@inkstone/contracts/staff/organisations';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createStaff } from '../testing/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('records an action with its reason and outcome', async () => {
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

it('finds the entries about an account, whose organisations staff see', async () => {
  const page = server.as((await createStaff(server.deps)).token);
  const { accountId } = await createStaff(server.deps);
  const { id } = await page.call(addOrganisation, { name: 'Town', reason: 'new' });
  await page.call(joinOrganisation, { organisation: id, account: accountId, reason: 'moved here' });
  const about = async (text: string) => (await page.call(listAudit, { about: text })).entries;
  expect(await about(accountId)).toMatchObject([
    { action: 'organisations.change', outcome: 'done', facts: { accountId } },
  ]);
  expect(await about(accountId.slice(0, -1))).toEqual([]);
  const { organisations } = await page.call(listOrganisationsOfAccount, { accountId });
  expect(organisations).toEqual([{ id, name: 'Town', role: 'member' }]);
});
