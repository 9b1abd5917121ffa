import { AppError } from '@inkstone/contracts';
import { userInfo, verifyOwner } from '@inkstone/contracts/accounts';
import { cancelDeletion, getDeletion, requestDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { createApiKey, listApiKeys } from '@inkstone/contracts/accounts/api-keys';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeDueAccounts } from '../../../account-data/remove-due-accounts.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession, type TestAccount } from '../testing.ts';

const password = 'geheim1234';
let server: TestServer;
let account: TestAccount;
let person: TestClient;
beforeAll(async () => {
  server = await createTestServer({ config: { sessionDays: 300 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(20 * minute);
  account = await createAccount(server.deps, { password });
  person = server.as(account.token);
});

type Purpose = Parameters<typeof prove>[0];
async function prove(purpose: 'delete_account' | 'change_password', client = person): Promise<string> {
  const entry = { account: account.phone, verifyType: 'password', password } as const;
  return (await client.call(verifyOwner, { ...entry, purpose })).proof;
}
const sendDeletion = async (purpose: Purpose = 'delete_account') =>
  person.call(requestDeletion, { proof: await prove(purpose) });
const again = async () => server.as(await openTestSession(server.deps, account));

describe('requesting the deletion of an account', () => {
  it('ends all sessions, revokes keys, and returns the date', async () => {
    const other = await again();
    await person.call(createApiKey, { name: 'a' });
    const now = server.clock.now();
    expect(await sendDeletion()).toEqual({ askedAt: now, dueAt: now + 7 * day });
    expect(person.cookies.has('TOKEN')).toBe(false);
    await expect(other.call(userInfo, {})).rejects.toEqual(new AppError('sign_in_first'));
    const back = await again();
    expect((await back.call(listApiKeys, {})).keys).toEqual([]);
    expect((await back.call(userInfo, {})).deletesAt).toBe(now + 7 * day);
    expect(await back.call(getDeletion, {})).toMatchObject({ days: 7, deletion: { dueAt: now + 7 * day } });
  });

  it.each([
    ['without a proof', async () => ''],
    ['with a forged proof', async () => 'A'.repeat(64)],
    ['with a proof for another purpose', () => prove('change_password')],
    [
      'with a proof used before',
      async () => {
        const proof = await prove('delete_account');
        await person.call(requestDeletion, { proof });
        person = await again();
        await person.call(cancelDeletion, {});
        return proof;
      },
    ],
    [
      'with a proof of yesterday',
      async () => {
        const proof = await prove('delete_account');
        server.clock.advance(day);
        return proof;
      },
    ],
  ])('is refused %s, and changes nothing', async (_, proofFor) => {
    const proof = await proofFor();
    person = await again();
    await expect(person.call(requestDeletion, { proof })).rejects.toEqual(new AppError('proof_required'));
    expect((await person.call(userInfo, {})).deletesAt).toBeNull();
  });

  it('can be cancelled by signing in before the date, any number of times', async () => {
    await sendDeletion();
    const back = await again();
    await back.call(cancelDeletion, {});
    await back.call(cancelDeletion, {});
    server.clock.advance(8 * day);
    await removeDueAccounts(server.deps);
    expect((await back.call(userInfo, {})).deletesAt).toBeNull();
  });

  it('keeps the first date when requested twice', async () => {
    const { dueAt } = await sendDeletion();
    server.clock.advance(day);
    person = await again();
    expect((await sendDeletion()).dueAt).toBe(dueAt);
  });

  it('cannot be cancelled once it has begun', async () => {
    await sendDeletion();
    const back = await again();
    await server.deps.db.run('update account_deletions set begun_at = 1 where account_id = $1', [
      account.accountId,
    ]);
    await expect(back.call(cancelDeletion, {})).rejects.toEqual(new AppError('deletion_begun'));
  });
});
