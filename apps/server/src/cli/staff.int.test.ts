import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsOperator } from '../composition/call-as-operator.ts';
import { insertAccount } from '../modules/accounts/store.ts';
import { createAccount, type TestAccount } from '../modules/accounts/testing.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { auditCommand } from './audit.ts';
import { staffCommand } from './staff.ts';

let server: TestServer;
let ann: TestAccount;
let ben: Pick<TestAccount, 'accountId'>;
beforeAll(async () => {
  server = await createTestServer();
  ann = await createAccount(server.deps);
  const receiver = { kind: 'email', name: 'ben@example.org' } as const;
  const { db, ids, clock } = server.deps;
  ben = { accountId: ids.next() };
  await insertAccount(db.sql, { ...ben, receiver, passwordHash: null, createdAt: clock.now() });
});
afterAll(() => server.close());

async function run(command: typeof staffCommand, line: string): Promise<string> {
  const lines: string[] = [];
  await command(callAsOperator(server.deps, 'root'), line.split(' '), (text) => void lines.push(text));
  return lines.join('\n');
}
const staff = (line: string) => run(staffCommand, line);

it('adds the first owner, and does not remove the last one', async () => {
  expect(await staff('list')).toMatch(/no staff members yet/);
  expect(await staff(`add ${ann.phone} --role owner`)).toContain(`${ann.accountId}  owner`);
  await expect(staff(`remove ${ann.accountId}`)).rejects.toMatchObject({ code: 'last_owner' });
  await expect(staff(`block ${ann.accountId}`)).rejects.toMatchObject({ code: 'last_owner' });
  const demoting = staff(`roles ${ann.accountId} --role editor`);
  await expect(demoting).rejects.toMatchObject({ code: 'last_owner' });
  await staff('add ben@example.org --role owner --role support');
  await staff(`block ${ben.accountId}`);
  // A blocked owner does not count.
  await expect(staff(`remove ${ann.accountId}`)).rejects.toMatchObject({ code: 'last_owner' });
  await staff(`unblock ${ben.accountId}`);
  expect(await staff(`remove ${ann.accountId}`)).not.toContain(ann.accountId);
});

it('keeps one owner when two remove each other concurrently', async () => {
  await staff(`add ${ann.accountId} --role owner`);
  const ends = await Promise.allSettled([staff(`remove ${ann.accountId}`), staff(`remove ${ben.accountId}`)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it.each([
  ['add +8613800000000 --role owner', { code: 'account_not_found' }],
  ['add nobody@example.org --role owner', { code: 'account_not_found' }],
  [`remove 01930000-0000-7000-8000-000000000000`, { code: 'staff_member_missing' }],
  ['add someone --role king', { message: expect.stringContaining('no role “king”') }],
  ['add', { message: expect.stringContaining('inkstone staff add') }],
  ['dance someone', { message: expect.stringContaining('inkstone staff add') }],
  ['list --wrong', { message: expect.stringContaining('inkstone staff add') }],
])('refuses “%s” with an explanation', async (line, refusal) => {
  await expect(staff(line)).rejects.toMatchObject(refusal);
});

it('refuses a member without a role, and one who already exists', async () => {
  const { accountId } = await createAccount(server.deps);
  await expect(staff(`add ${accountId}`)).rejects.toMatchObject({ code: 'staff_role_required' });
  await staff(`add ${accountId} --role analyst`);
  const again = staff(`add ${accountId} --role editor`);
  await expect(again).rejects.toMatchObject({ code: 'staff_member_exists' });
});

it('is recorded in the audit log with the name of the system user, without phone number or address', async () => {
  const listed = await run(auditCommand, 'list');
  expect(listed).toContain('operator root');
  expect(listed).toContain(`accountId=${ann.accountId}`);
  expect(listed).toContain('“inkstone staff add”');
  expect(listed).not.toMatch(new RegExp(`${ann.phone.slice(1)}|ben@example`));
  const verified = await run(auditCommand, 'verify');
  expect(verified).toMatch(/^The audit log is intact\.\n\d+:[0-9a-f]{64}$/);
  const [, end = ''] = verified.split('\n');
  expect(await run(auditCommand, `verify ${end}`)).toMatch(/intact/);
  const other = run(auditCommand, `verify ${end.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`);
  await expect(other).rejects.toThrow(/not intact/);
  await expect(run(auditCommand, 'verify 1:xyz')).rejects.toThrow(/inkstone audit verify/);
});
