import { listMembers } from '@inkstone/contracts/staff/organisations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { outputOf } from '../testing/operator.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { organisationsCommand } from './organisations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Output of the command, line by line. */
const said = (...args: string[]) => outputOf(server, organisationsCommand, ...args);

it('makes an organisation and lets accounts join it and leave it', async () => {
  expect(await said()).toEqual([expect.stringContaining('no organisations yet')]);
  const [made = ''] = await said('add', '青山市', '人民政府');
  const id = made.split(' ')[0] ?? '';
  expect(made).toBe(`${id}  青山市 人民政府`);
  expect(await said('members', id)).toEqual(['Nobody belongs to 青山市 人民政府 yet.']);

  const one = await createAccount(server.deps, { phone: '+8613800138000' });
  const other = await createAccount(server.deps);
  expect(await said('join', id, '138 0013 8000')).toEqual([expect.stringMatching(/^\S+ belongs .* now\.$/)]);
  expect(await said('join', id, '+8613800138000')).toEqual([expect.stringContaining('already')]);
  server.clock.advance(1000);
  expect(await said('join', id, other.accountId)).toHaveLength(1);
  expect(await said('list')).toEqual([`${id}       2 members  青山市 人民政府`]);

  const members = await said('members', id);
  expect(members[0]).toMatch(new RegExp(`^${one.accountId}  member  .*Z  \\+86 138\\*{4}8000$`));
  expect(members.join()).not.toContain('13800138000');
  expect((await said('members', id, '--phones'))[0]).toContain('+8613800138000');

  const staff = server.as((await createStaff(server.deps)).token);
  const shown = await staff.call(listMembers, { organisation: id, phones: 'whole' });
  expect(JSON.stringify(shown)).not.toContain('13800138000');

  await said('leave', id, one.accountId);
  expect(await said('members', id)).toEqual([expect.stringContaining(other.accountId)]);
  await expect(said('leave', id, one.accountId)).rejects.toThrow('does not belong');
});

it('says what is wrong', async () => {
  await expect(said('add', ' ')).rejects.toThrow('empty');
  await expect(said('add', '名'.repeat(101))).rejects.toThrow('100 characters');
  await expect(said('members', 'nobody')).rejects.toThrow('There is no organisation “nobody”.');
  const [made = ''] = await said('add', '青山');
  await expect(said('join', made.split(' ')[0] ?? '', '13911112222')).rejects.toThrow('There is no account');
  for (const wrong of [['dance'], ['join', 'x'], ['list', 'x'], ['--what']]) {
    await expect(said(...wrong)).rejects.toThrow('inkstone organisations add');
  }
});
