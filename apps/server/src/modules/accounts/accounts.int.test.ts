import { signInLimits } from '@inkstone/contracts';
import * as accounts from '@inkstone/contracts/accounts';
import { day, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from './testing.ts';
import {
  newDaysVisitor,
  newPhone,
  passFor,
  refusalOf,
  registered,
  registeredWith,
  sentCode,
  type TypedPhone,
} from './testing-flow.ts';

const password = 'ink4stone';
const timeZone = 'Asia/Shanghai';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  client = newDaysVisitor(server);
});

describe('/api/mobile/register', () => {
  it('creates an account with a correct code and signs in with the cookies of the specification', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const reply = await client.call(accounts.registerByPhone, {
      ...phone,
      code,
      agreesToTerms: true,
      timeZone,
    });
    // The session ends at the end of a day in Shanghai.
    expect(new Date(reply.expiresAt + 8 * 60 * minute).toISOString()).toMatch(/T23:59:59.000Z$/);
    expect(reply.expiresAt - server.clock.now()).toBeGreaterThan(20 * day);
    expect(client.cookies.get('ID')).toBe(reply.id);
    expect(client.cookies.get('TOKEN')).toMatch(/^[\w-]{64}$/);
    expect(decodeURIComponent(client.cookies.get('PHONE') ?? '')).toBe(
      `+86 ${phone.account.slice(0, 3)}****${phone.account.slice(-4)}`,
    );
    expect(client.cookies.get('WEBSITE_LOGGED_IN')).toBe('1');

    const info = await client.call(accounts.userInfo, { _: '0.5' });
    expect(info).toMatchObject({ id: reply.id, phone: `+86${phone.account}`, hasPassword: false });
  });

  it('hides tokens from scripts, and limits cookies to this site', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const response = await post(client, accounts.registerByPhone.path, {
      ...phone,
      code,
      agreesToTerms: true,
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('TOKEN='))).toMatch(/SameSite=Lax;.*HttpOnly/);
    const hidden = cookies
      .filter((cookie) => cookie.includes('HttpOnly'))
      .map((cookie) => cookie.split('=')[0]);
    expect(hidden).toEqual(['TOKEN', 'TOKEN_V2', 'REFRESHTOKEN', 'REFRESHTOKEN_V2', 'DEVICE']);
    expect(cookies.every((cookie) => cookie.includes('SameSite=Lax'))).toBe(true);
  });

  it('refuses without consent, with a weak password, and a number that has an account; the code stays valid', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const request = (more: object) =>
      refusalOf(client.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true, ...more }));
    expect(await request({ agreesToTerms: false })).toEqual(['terms_not_agreed', {}]);
    expect(await request({ password: 'short1' })).toEqual(['password_length', { least: 8, most: 20 }]);
    expect(await request({ password: 'onlyletters' })).toEqual(['password_weak', {}]);
    expect(await request({ code: '' })).toEqual(['code_required', {}]);

    await createAccount(server.deps, { phone: `+86${phone.account}` });
    expect(await request({})).toEqual(['phone_already_registered', {}]);
    await client.call(accounts.login, { ...phone, verifyType: 'sms', code });
  });

  it('creates one account for two concurrent requests', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const both = await Promise.allSettled(
      [server.visitor(), server.visitor()].map((each) =>
        each.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true }),
      ),
    );
    expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('/api/login/v3 by password', () => {
  const enter = async (phone: TypedPhone, entered: string) =>
    client.call(accounts.login, {
      ...phone,
      verifyType: 'password',
      password: entered,
      slider: await passFor(server, client, phone),
    });

  it('signs in with the correct one; a wrong one and a number without account get the same reply', async () => {
    const phone = await registered(server, password);
    await enter(phone, password);
    expect((await client.call(accounts.userInfo, {})).hasPassword).toBe(true);
    expect(await refusalOf(enter(phone, 'ink4stonf'))).toEqual(['sign_in_failed', {}]);
    expect(await refusalOf(enter(newPhone(), password))).toEqual(['sign_in_failed', {}]);
    expect(await refusalOf(enter(await registered(server), password))).toEqual(['sign_in_failed', {}]);
    expect(await refusalOf(enter(phone, ''))).toEqual(['password_required', {}]);
  });

  it('requires a puzzle solved for this number, which becomes invalid', async () => {
    const phone = await registered(server, password);
    const slider = await passFor(server, client, phone);
    const request = (at: TypedPhone, pass: string) =>
      refusalOf(client.call(accounts.login, { ...at, verifyType: 'password', password, slider: pass }));
    expect(await request(phone, '')).toEqual(['slider_required', {}]);
    expect(await request(phone, 'x'.repeat(64))).toEqual(['slider_required', {}]);
    expect(await request(await registered(server, password), slider)).toEqual(['slider_required', {}]);
    await client.call(accounts.login, { ...phone, verifyType: 'password', password, slider });
    expect(await request(phone, slider)).toEqual(['slider_required', {}]);
  });

  it('refuses guesses after ten wrong ones, for a quarter of an hour; a code still signs in', async () => {
    const phone = await registered(server, password);
    const { requests, seconds } = signInLimits.wrongPasswordsPerAccount;
    for (let i = 0; i < requests; i++) {
      server.clock.advance(5 * second);
      expect(await refusalOf(enter(phone, `wrong${i}pass`))).toEqual(['sign_in_failed', {}]);
    }
    expect(await refusalOf(enter(phone, password))).toEqual(['too_many_passwords', { minutes: 15 }]);
    const code = await sentCode(server, client, phone);
    await client.call(accounts.login, { ...phone, verifyType: 'sms', code });
    server.clock.advance(seconds * second);
    await enter(phone, password);
  });
});

describe('/api/set/forgetpswd', () => {
  it('sets a new password and ends every other session at once', async () => {
    const { typed: phone, token } = await registeredWith(server, 'old4password');
    const elsewhere = server.as(token);
    await elsewhere.call(accounts.userInfo, {});
    const code = await sentCode(server, client, phone, 'reset_password');
    const request = { ...phone, code, password, timeZone };
    expect(await refusalOf(client.call(accounts.resetPassword, { ...request, password: '' }))).toEqual([
      'password_required',
      {},
    ]);
    await client.call(accounts.resetPassword, request);
    await client.call(accounts.userInfo, {});
    expect(await refusalOf(elsewhere.call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
    const slider = await passFor(server, client, phone);
    await client.call(accounts.login, { ...phone, verifyType: 'password', password, slider });
  });

  it('refuses a number without account', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone, 'reset_password');
    const request = client.call(accounts.resetPassword, { ...phone, code, password });
    expect(await refusalOf(request)).toEqual(['phone_not_registered', {}]);
  });
});

function post(from: TestClient, path: string, body: object): Promise<Response> {
  return from.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
