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
const output = (...args: string[]) => outputOf(server, organisationsCommand, ...args);

it('adds an organisation, and adds and removes its members', async () => {
  expect(await output()).toEqual([expect.stringContaining('no organisations yet')]);
  const [made = ''] = await output('add', '青山市', '人民政府');
  const id = made.split(' ')[0] ?? '';
  expect(made).toBe(`${id}  青山市 人民政府`);
  expect(await output('members', id)).toEqual(['Nobody belongs to 青山市 人民政府 yet.']);

  const one = await createAccount(server.deps, { phone: '+8613800138000' });
  const other = await createAccount(server.deps);
  expect(await output('join', id, '138 0013 8000')).toEqual([
    expect.stringMatching(/^\S+ belongs .* now\.$/),
  ]);
  expect(await output('join', id, '+8613800138000')).toEqual([expect.stringContaining('already')]);
  server.clock.advance(1000);
  expect(await output('join', id, other.accountId)).toHaveLength(1);
  expect(await output('list')).toEqual([`${id}       2 members  青山市 人民政府`]);

  const members = await output('members', id);
  expect(members[0]).toMatch(new RegExp(`^${one.accountId}  member  .*Z  \\+86 138\\*{4}8000$`));
  expect(members.join()).not.toContain('13800138000');
  expect((await output('members', id, '--phones'))[0]).toContain('+8613800138000');

  const staff = server.as((await createStaff(server.deps)).token);
  const shown = await staff.call(listMembers, { organisation: id, phones: 'whole' });
  expect(JSON.stringify(shown)).not.toContain('13800138000');

  await output('leave', id, one.accountId);
  expect(await output('members', id)).toEqual([expect.stringContaining(other.accountId)]);
  await expect(output('leave', id, one.accountId)).rejects.toThrow('does not belong');
});

it('reports invalid input', async () => {
  await expect(output('add', ' ')).rejects.toThrow('empty');
  await expect(output('add', '名'.repeat(101))).rejects.toThrow('100 characters');
  await expect(output('members', 'nobody')).rejects.toThrow('There is no organisation “nobody”.');
  const [made = ''] = await output('add', '青山');
  await expect(output('join', made.split(' ')[0] ?? '', '13911112222')).rejects.toThrow(
    'There is no account',
  );
  for (const wrong of [['dance'], ['join', 'x'], ['list', 'x'], ['--what']]) {
    await expect(output(...wrong)).rejects.toThrow('inkstone organisations add');
  }
});
