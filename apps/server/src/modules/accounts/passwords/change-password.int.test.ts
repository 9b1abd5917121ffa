import { AppError } from '@inkstone/contracts';
import { login, userInfo, verifyOwner } from '@inkstone/contracts/accounts';
import { bindEmail } from '@inkstone/contracts/accounts/bindings';
import { changePassword } from '@inkstone/contracts/accounts/profile';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession, type TestAccount } from '../testing.ts';
import { passFor } from '../testing-flow.ts';

const old = 'geheim1234';
const fresh = 'tusche5678';
let server: TestServer;
let account: TestAccount;
let person: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await createTestServer({ config: { sessionDays: 300 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(day);
  account = await createAccount(server.deps, { password: old });
  person = server.as(account.token);
  other = server.as(await openTestSession(server.deps, account));
});

async function prove(): Promise<string> {
  const entry = { account: account.phone, verifyType: 'password', password: old } as const;
  return (await person.call(verifyOwner, { ...entry, purpose: 'change_password' })).proof;
}

async function signIn(password: string): Promise<unknown> {
  const visitor = server.visitor();
  const typed = { account: account.phone, areaCode: '86' };
  const slider = await passFor(server, visitor, typed);
  return visitor.call(login, { ...typed, verifyType: 'password', password, slider });
}

describe('/api/account/password', () => {
  it('sets another one and ends the other sessions', async () => {
    await person.call(changePassword, { proof: await prove(), password: fresh });
    await expect(signIn(old)).rejects.toMatchObject({ code: 'sign_in_failed' });
    await signIn(fresh);
    expect((await person.call(userInfo, {})).hasPassword).toBe(true);
    await expect(other.call(userInfo, {})).rejects.toEqual(new AppError('sign_in_first'));
  });

  it('keeps the other sessions if requested', async () => {
    await person.call(changePassword, { proof: await prove(), password: fresh, endsOthers: false });
    expect((await other.call(userInfo, {})).id).toBe(account.accountId);
  });

  it.each([
    ['', 'password_required'],
    ['kurz1', 'password_length'],
    ['nurbuchstaben', 'password_weak'],
    ['password1', 'password_common'],
    ['x'.repeat(300), 'invalid_request'],
  ])('refuses %j, and the proof stays valid', async (password, code) => {
    const proof = await prove();
    await expect(person.call(changePassword, { proof, password })).rejects.toMatchObject({ code });
    await person.call(changePassword, { proof, password: fresh });
  });

  it('refuses without a proof, and with one of another account', async () => {
    const otherUser = server.as((await createAccount(server.deps)).token);
    for (const [client, proof] of [
      [person, ''],
      [otherUser, await prove()],
    ] as const) {
      const call = client.call(changePassword, { proof, password: fresh });
      await expect(call).rejects.toEqual(new AppError('proof_required'));
    }
  });
});

describe('/api/bind/email', () => {
  it('refuses invalid addresses, and codes that were not sent', async () => {
    const bind = (address: string, code: string) => person.call(bindEmail, { account: address, code });
    await expect(bind('', '123456')).rejects.toMatchObject({ code: 'email_required' });
    await expect(bind('13800138000', '123456')).rejects.toMatchObject({ code: 'email_invalid' });
    await expect(bind('a@b.example', '')).rejects.toMatchObject({ code: 'code_required' });
    await expect(bind('a@b.example', '123456')).rejects.toMatchObject({ code: 'code_wrong' });
  });
});
