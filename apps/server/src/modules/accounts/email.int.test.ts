import * as accounts from '@inkstone/contracts/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import {
  newDaysVisitor,
  newEmail,
  newPhone,
  passFor,
  refusalOf,
  registeredWith,
  sentCode,
} from './testing-flow.ts';

const password = 'ink4stone';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer({ config: { hasEmailRegistration: true } });
});
afterAll(() => server.close());
beforeEach(() => {
  client = newDaysVisitor(server);
});

/** Creates an account by e-mail, as a user does. */
async function registerByEmail(account: string): Promise<TestClient> {
  const person = server.visitor();
  const code = await sentCode(server, person, { account });
  await person.call(accounts.registerByEmail, { account, code, password, agreesToTerms: true });
  return person;
}

describe('/api/email/register', () => {
  it('creates an account that can sign in by code and by password, however the address is written', async () => {
    const account = newEmail();
    const person = await registerByEmail(account);
    expect(await person.call(accounts.userInfo, {})).toMatchObject({ email: account, phone: null });

    const typed = ` ${account.toUpperCase()} `;
    server.clock.advance(60_000);
    const code = await sentCode(server, client, { account: typed });
    await client.call(accounts.login, { account: typed, verifyType: 'email', code });
    const slider = await passFor(server, client, { account });
    await client.call(accounts.login, { account: typed, verifyType: 'password', password, slider });
  });

  it('recognises a domain that is not ASCII in both of its forms', async () => {
    await registerByEmail('li@münchen.de');
    const account = 'li@xn--mnchen-3ya.de';
    const slider = await passFor(server, client, { account });
    expect(await client.call(accounts.isRegistered, { account, slider })).toMatchObject({
      isRegistered: true,
    });
    const lookAlike = client.call(accounts.newSlider, {
      account: 'li@xn--80ak6aa92e.com',
      action: 'sign_in',
    });
    expect(await refusalOf(lookAlike)).toEqual(['email_invalid', {}]);
  });

  it('refuses a registered address, an invalid address, and a password equal to the address', async () => {
    const account = newEmail();
    const code = await sentCode(server, client, { account });
    const request = (more: object) =>
      refusalOf(client.call(accounts.registerByEmail, { account, code, agreesToTerms: true, ...more }));
    expect(await request({ account: '' })).toEqual(['email_required', {}]);
    expect(await request({ account: '13800138000' })).toEqual(['email_invalid', {}]);
    expect(await request({ password: 'password1' })).toEqual(['password_common', {}]);
    expect(await request({ password: account.slice(0, 20) })).toEqual(['password_is_account', {}]);
    await registerByEmail(newEmail());
    await client.call(accounts.registerByEmail, { account, code, agreesToTerms: true });
    const again = await sentLater(account);
    expect(await request({ code: again })).toEqual(['email_already_registered', {}]);
  });

  it('is off by default, which is reported; known addresses can still sign in', async () => {
    await using closed = await createTestServer();
    const visitor = closed.visitor();
    const account = newEmail();
    const code = await sentCode(closed, visitor, { account });
    const request = visitor.call(accounts.registerByEmail, { account, code, agreesToTerms: true });
    expect(await refusalOf(request)).toEqual(['email_registration_unavailable', {}]);
    const slider = await passFor(closed, visitor, { account });
    expect(await visitor.call(accounts.isRegistered, { account, slider })).toEqual({
      isRegistered: false,
      hasPassword: false,
      canRegister: false,
    });
  });
});

describe('/api/email/verifycode/v2', () => {
  it('sends the same to an address with and without an account, in the language of the request', async () => {
    const known = newEmail();
    await registerByEmail(known);
    server.clock.advance(60_000);
    const chinese = server.visitor('zh');
    await sentCode(server, chinese, { account: newEmail() });
    await sentCode(server, chinese, { account: known });
    const [toKnown, toNew] = server.deps.mail.simulated?.() ?? [];
    const plain = (text = '') => text.replace(/\d{6}/, '');
    expect(plain(toKnown?.text)).toBe(plain(toNew?.text));
    expect(toKnown?.subject).toMatch(/^砚台验证码/);
  });

  it('refuses a phone number, and the SMS endpoint an address', async () => {
    const { account } = newPhone();
    const mail = client.call(accounts.sendMail, { account, action: 'sign_in' });
    expect(await refusalOf(mail)).toEqual(['email_invalid', {}]);
    const sms = client.call(accounts.sendSms, { account: newEmail(), action: 'sign_in' });
    expect(await refusalOf(sms)).toEqual(['phone_invalid', {}]);
  });
});

describe('/api/set/verify', () => {
  it('issues a proof for a forgotten password, valid once and for that account', async () => {
    const account = newEmail();
    await registerByEmail(account);
    server.clock.advance(60_000);
    const code = await sentCode(server, client, { account }, 'reset_password');
    const { proof } = await client.call(accounts.verifyOwner, { account, purpose: 'reset_password', code });
    const other = newEmail();
    await registerByEmail(other);
    const choose = (name: string) =>
      client.call(accounts.resetPassword, { account: name, proof, password: 'river9stone' });
    expect(await refusalOf(choose(other))).toEqual(['proof_required', {}]);
    expect(await refusalOf(choose(newEmail()))).toEqual(['proof_required', {}]);
    await choose(account);
    expect(await refusalOf(choose(account))).toEqual(['proof_required', {}]);
  });

  it('requires more than an open session', async () => {
    const { typed, token } = await registeredWith(server, password);
    const { typed: otherUser } = await registeredWith(server, password);
    const attacker = server.as(token);
    const request = (more: object) =>
      refusalOf(attacker.call(accounts.verifyOwner, { ...typed, purpose: 'change_password', ...more }));
    expect(await request({})).toEqual(['code_required', {}]);
    expect(await request({ code: '000000' })).toEqual(['code_wrong', { left: 4 }]);
    expect(await request({ verifyType: 'password', password: 'guess4word' })).toEqual(['password_wrong', {}]);
    expect(await request({ ...otherUser, verifyType: 'password', password })).toEqual([
      'account_mismatch',
      {},
    ]);
    // A code that an attacker requests for their own phone is not a proof.
    const slider = await passFor(server, attacker, otherUser, 'verify');
    const send = attacker.call(accounts.sendSms, { ...otherUser, action: 'verify', slider });
    expect(await refusalOf(send)).toEqual(['account_mismatch', {}]);
    expect(
      await refusalOf(client.call(accounts.verifyOwner, { ...typed, purpose: 'change_password', code: '1' })),
    ).toEqual(['sign_in_first', {}]);
  });

  it('accepts only a code of its own purpose, and the password', async () => {
    const { typed, token } = await registeredWith(server, password);
    const owner = server.as(token);
    const request = { ...typed, purpose: 'change_login' } as const;
    const forSignIn = await sentCode(server, owner, typed);
    expect(await refusalOf(owner.call(accounts.verifyOwner, { ...request, code: forSignIn }))).toEqual([
      'code_wrong',
      { left: 4 },
    ]);
    server.clock.advance(60_000);
    const code = await sentCode(server, owner, typed, 'verify');
    const { expiresAt } = await owner.call(accounts.verifyOwner, { ...request, code });
    expect(expiresAt - server.clock.now()).toBe(accounts.proofMinutes * 60_000);
    await owner.call(accounts.verifyOwner, { ...request, verifyType: 'password', password });
  });
});

async function sentLater(account: string): Promise<string> {
  server.clock.advance(60_000);
  return sentCode(server, client, { account });
}
