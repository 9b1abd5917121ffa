import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { previewShare } from '@inkstone/contracts/sharing';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { createLibrary, type Library } from '../testing/document-access/library-ids.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { removeDueAccounts } from './remove-due-accounts.ts';
import { fillEveryTable, findTraces } from './testing.ts';

let server: TestServer;
let library: Library;
let phone: string;
beforeAll(async () => {
  const jobs = { start: async () => undefined, stop: async () => undefined, send: async () => undefined };
  server = await createTestServer({ config: { sessionDays: 300 }, base: { jobs } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(10 * minute);
  library = await createLibrary(server);
  phone = (await library.owner.call(userInfo, {})).phone ?? '';
});

/** Records a deletion request made seven days before it is due. */
async function requestDeletion(accountId = library.accountId): Promise<void> {
  const now = server.clock.now();
  await server.deps.db.run(
    'insert into account_deletions (account_id, asked_at, due_at) values ($1, $2, $3)',
    [accountId, now, now + 7 * day],
  );
}

/** Performs the two runs of a removal, once it is due. */
async function removeWhenDue(): Promise<void> {
  server.clock.advance(7 * day);
  await removeDueAccounts(server.deps);
  server.clock.advance(10 * minute);
  await removeDueAccounts(server.deps);
}

async function filesOf(accountId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.deps.files.list('')) if (key.includes(accountId)) keys.push(key);
  return keys;
}

/** Files of every kind that an account can have. */
async function putFiles(accountId: string): Promise<void> {
  for (const folder of ['images', 'archives', 'avatars', 'bug-reports'])
    await server.deps.files.put(`${folder}/${accountId}/a.bin`, Buffer.from('x'));
}

describe('removeDueAccounts', () => {
  it('removes every row and file of the account', async () => {
    const { accountId, ids } = library;
    const { db } = server.deps;
    const tables = await fillEveryTable(db, accountId);
    await putFiles(accountId);
    expect(tables.length).toBeGreaterThan(25);
    const traces = [accountId, ids.document, ids.trashed, ids.folder, ids.picture, phone];
    expect((await findTraces(db, [accountId])).sort()).toEqual(tables.sort());
    const other = await createLibrary(server);
    await fillEveryTable(db, other.accountId);

    await db.run('delete from account_deletions');
    await requestDeletion(accountId);
    await removeWhenDue();

    expect(await findTraces(db, traces)).toEqual([]);
    expect(await filesOf(accountId)).toEqual([]);
    // All other accounts keep their data.
    expect((await findTraces(db, [other.accountId])).length).toBe(tables.length - 1);
    expect(await filesOf(other.accountId)).not.toEqual([]);
    const [left] = await db.run('select count(*)::int as count from removed_accounts');
    expect(left?.count).toBe(1);
  });

  it('removes nothing before the day, nor an account whose deletion was cancelled', async () => {
    await requestDeletion();
    server.clock.advance(7 * day - 1);
    await removeDueAccounts(server.deps);
    server.clock.advance(10 * minute);
    await server.deps.db.run('delete from account_deletions where account_id = $1', [library.accountId]);
    await removeDueAccounts(server.deps);
    await removeDueAccounts(server.deps);
    expect((await library.owner.call(userInfo, {})).id).toBe(library.accountId);
  });

  it('refuses sign-ins from the day on, and releases the phone number at once', async () => {
    await requestDeletion();
    server.clock.advance(7 * day);
    await removeDueAccounts(server.deps);
    await expect(library.owner.call(userInfo, {})).rejects.toEqual(new AppError('sign_in_first'));
    const next = await createAccount(server.deps, { phone });
    server.clock.advance(10 * minute);
    await removeDueAccounts(server.deps);
    expect((await server.as(next.token).call(userInfo, {})).phone).toBe(phone);
  });

  it('continues after an interruption', async () => {
    const { accountId } = library;
    await putFiles(accountId);
    await requestDeletion();
    server.clock.advance(7 * day);
    await removeDueAccounts(server.deps);
    server.clock.advance(10 * minute);
    const { files, documentRemovers } = server.deps;
    const cut = () => Promise.reject(new Error('killed'));
    await removeDueAccounts({ ...server.deps, documentRemovers: [...documentRemovers, cut] });
    expect(await findTraces(server.deps.db, [accountId])).toContain('documents');
    await removeDueAccounts({ ...server.deps, files: { ...files, list: files.list, delete: cut } });
    expect(await findTraces(server.deps.db, [accountId])).toEqual(['account_deletions']);
    await removeDueAccounts(server.deps);
    await removeDueAccounts(server.deps);
    expect(await findTraces(server.deps.db, [accountId])).toEqual([]);
    expect(await filesOf(accountId)).toEqual([]);
  });

  it('closes links as soon as the deletion is requested, and reopens them when it is cancelled', async () => {
    const { link } = library.ids;
    const visitor = server.visitor();
    await visitor.call(previewShare, { token: link });
    await requestDeletion();
    await expect(visitor.call(previewShare, { token: link })).rejects.toEqual(new AppError('share_closed'));
    await server.deps.db.run('delete from account_deletions where account_id = $1', [library.accountId]);
    expect((await visitor.call(previewShare, { token: link })).html).not.toBe('');
  });
});
