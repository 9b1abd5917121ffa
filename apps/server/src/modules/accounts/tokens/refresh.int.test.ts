import { randomBytes } from 'node:crypto';
import * as accounts from '@inkstone/contracts/accounts';
import { listSessions, refresh, renewalPath, sessionCookies } from '@inkstone/contracts/accounts/sessions';
import { day, hour, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { beginTestSession, createAccount, keepSession } from '../testing.ts';
import { refusalOf } from '../testing-flow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36';

/** A browser that has just signed in. */
async function signedIn(): Promise<TestClient> {
  const account = await createAccount(server.deps);
  const browser = server.visitor();
  keepSession(browser, await beginTestSession(server.deps, account));
  return browser;
}

/** Another client with the same cookies: another tab of the browser, or an attacker. */
function copyOf(browser: TestClient): TestClient {
  const copy = server.visitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const readUserInfo = (browser: TestClient) => browser.call(accounts.userInfo, {});
const tokensOf = ({ cookies }: TestClient) => [cookies.get('TOKEN'), cookies.get('REFRESHTOKEN')];

describe('a renewal', () => {
  it('issues new tokens, each for an hour, as long as the user returns', async () => {
    const browser = await signedIn();
    const { id } = await readUserInfo(browser);
    for (let visit = 0; visit < 4; visit++) {
      const before = tokensOf(browser);
      server.clock.advance(20 * day);
      expect(await refusalOf(readUserInfo(browser))).toEqual(['session_expired', {}]);
      const renewed = await browser.call(refresh, { timeZone: 'Europe/Berlin' });
      expect(renewed).toMatchObject({ id, tokens: null, accessExpiresAt: server.clock.now() + hour });
      for (const [index, token] of tokensOf(browser).entries()) expect(token).not.toBe(before[index]);
      expect((await readUserInfo(browser)).id).toBe(id);
    }
  });

  it('allows running requests with the previous token until it expires', async () => {
    const browser = await signedIn();
    const late = copyOf(browser);
    server.clock.advance(50 * minute);
    await browser.call(refresh, {});
    await readUserInfo(late);
    server.clock.advance(10 * minute);
    expect(await refusalOf(readUserInfo(late))).toEqual(['session_expired', {}]);
    await readUserInfo(browser);
  });

  it('refuses an old token as expired, not as signed out', async () => {
    const browser = await signedIn();
    const late = copyOf(browser);
    for (let renewals = 0; renewals < 3; renewals++) {
      server.clock.advance(8 * hour);
      await browser.call(refresh, {});
    }
    expect(await refusalOf(readUserInfo(late))).toEqual(['session_expired', {}]);
  });

  it('accepts a cookie or a field; a field returns the new tokens without cookies', async () => {
    const browser = await signedIn();
    browser.cookies.delete('REFRESHTOKEN');
    await browser.call(refresh, {});
    const sealed = decodeURIComponent(browser.cookies.get('REFRESHTOKEN_V2') ?? '');
    const app = server.visitor();
    const { tokens } = await app.call(refresh, { refreshToken: sealed });
    expect([...app.cookies.keys()]).toEqual([]);
    const again = await app.call(refresh, { refreshToken: tokens?.refreshToken ?? '' });
    for (const token of [again.tokens?.token, again.tokens?.tokenV2]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await server.visitor().fetch('/api/userInfo', { headers })).status).toBe(200);
    }
  });

  it('sets its cookies with the required attributes', async () => {
    const browser = await signedIn();
    const response = await browser.fetch('/api/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const cookies = response.headers.getSetCookie();
    const attributesOf = (name: string) =>
      cookies.find((each) => each.startsWith(`${name}=`))?.replace(/^[^;]*; /, '');
    // 21 days later, at 23:59:59 in Shanghai, where the session began.
    const at = new Date(server.clock.now() + 8 * hour + 21 * day);
    at.setUTCHours(15, 59, 59, 0);
    const expires = `Expires=${at.toUTCString()}`;
    for (const name of ['TOKEN', 'TOKEN_V2'])
      expect(attributesOf(name)).toBe(`Path=/; SameSite=Lax; ${expires}; HttpOnly`);
    for (const name of ['REFRESHTOKEN', 'REFRESHTOKEN_V2'])
      expect(attributesOf(name)).toBe(`Path=/api/refresh; SameSite=Lax; ${expires}; HttpOnly`);
    expect(attributesOf('WEBSITE_LOGGED_IN')).toBe(`Path=/; SameSite=Lax; ${expires}`);
  });
});

describe('a used refresh token', () => {
  it('returns the same successor again for a minute, so that a lost reply does not sign the user out', async () => {
    const browser = await signedIn();
    const lost = copyOf(browser);
    await browser.call(refresh, {});
    server.clock.advance(minute - second);
    await lost.call(refresh, {});
    expect(tokensOf(lost)).toEqual(tokensOf(browser));
    await browser.call(refresh, {});
    await readUserInfo(browser);
  });

  it('loses nothing when many tabs renew concurrently', async () => {
    const browser = await signedIn();
    const tabs = Array.from({ length: 8 }, () => copyOf(browser));
    server.clock.advance(2 * hour);
    await Promise.all(tabs.map((tab) => tab.call(refresh, {})));
    for (const tab of tabs) expect(tokensOf(tab)).toEqual(tokensOf(tabs[0] ?? browser));
    await readUserInfo(tabs[7] ?? browser);
  });

  it.each([
    ['a minute later', minute, {}],
    ['at once from another browser', 0, { 'user-agent': userAgent }],
  ])('ends the session, %s, for all holders, and logs it without a secret', async (_, wait, headers) => {
    const browser = await signedIn();
    const attacker = copyOf(browser);
    const closed: string[] = [];
    server.deps.sessions.onEnd((sessionId, code) => void closed.push(`${sessionId} ${code}`));
    const { sessions } = await browser.call(listSessions, {});
    await browser.call(refresh, {});
    server.clock.advance(wait);
    const stolen = await attacker.fetch('/api/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect([stolen.status, await stolen.json()]).toMatchObject([401, { code: 'session_revoked' }]);
    expect(await refusalOf(readUserInfo(browser))).toEqual(['session_revoked', {}]);
    expect(await refusalOf(browser.call(refresh, {}))).toEqual(['session_revoked', {}]);
    expect(closed).toContain(`${sessions.find(({ isCurrent }) => isCurrent)?.id} session_revoked`);
    const lines = JSON.stringify(server.captured.lines());
    expect(lines).toContain('A refresh token was used twice');
    for (const token of [...tokensOf(browser), ...tokensOf(attacker)]) expect(lines).not.toContain(token);
  });

  it('ends the session when it is older than the previous one, also within the minute', async () => {
    const browser = await signedIn();
    const attacker = copyOf(browser);
    await browser.call(refresh, {});
    await browser.call(refresh, {});
    expect(await refusalOf(attacker.call(refresh, {}))).toEqual(['session_revoked', {}]);
    expect(await refusalOf(readUserInfo(browser))).toEqual(['session_revoked', {}]);
  });
});

describe('nothing is renewed, and no session ended,', () => {
  it.each<[string, (token: string, others: string) => string]>([
    ['without a token', () => ''],
    ['by a random token', () => randomBytes(64).toString('base64url')],
    [
      'by a caller who knows only account and session',
      (token) => cut(token, 0, 32) + randomBytes(32).toString('hex'),
    ],
    ["by another account's family", (token, others) => mix(token, others)],
    ['by an access token', (token) => token.slice(0, 64)],
  ])('%s', async (_, forge) => {
    const [mine, others] = [await signedIn(), await signedIn()];
    const refreshToken = forge(
      mine.cookies.get('REFRESHTOKEN') ?? '',
      others.cookies.get('REFRESHTOKEN') ?? '',
    );
    expect(await refusalOf(server.visitor().call(refresh, { refreshToken }))).toEqual(['sign_in_first', {}]);
    await mine.call(refresh, {});
    await others.call(refresh, {});
  });

  it('after signing out, and after 22 days', async () => {
    const [left, old] = [await signedIn(), await signedIn()];
    const copy = copyOf(left);
    await left.call(accounts.logout, {});
    expect(await refusalOf(copy.call(refresh, {}))).toEqual(['sign_in_first', {}]);
    server.clock.advance(22 * day);
    expect(await refusalOf(old.call(refresh, {}))).toEqual(['sign_in_first', {}]);
  });

  it('by another site', async () => {
    const browser = await signedIn();
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browser.fetch('/api/refresh', init)).status).toBe(403);
  });
});

describe('a page navigation without a valid token', () => {
  const picture = '/api/store/image?id=00000000-0000-7000-8000-000000000000';
  const there = `${renewalPath}?to=${encodeURIComponent(picture)}`;

  it('is redirected through a renewal and back', async () => {
    const browser = await signedIn();
    server.clock.advance(2 * hour);
    const away = await browser.fetch(picture);
    expect([away.status, away.headers.get('location')]).toEqual([303, there]);
    const back = await browser.fetch(there);
    expect([back.status, back.headers.get('location')]).toEqual([303, picture]);
    expect((await browser.fetch(picture)).status).toBe(404);
    await readUserInfo(browser);
  });

  it('is redirected back as a visitor, without cookies, when nothing can be renewed', async () => {
    const browser = await signedIn();
    server.clock.advance(2 * hour);
    for (const name of ['REFRESHTOKEN', 'REFRESHTOKEN_V2']) browser.cookies.delete(name);
    expect((await browser.fetch(there)).headers.get('location')).toBe(picture);
    for (const name of sessionCookies) expect(browser.cookies.has(name)).toBe(false);
    expect((await browser.fetch(picture)).status).toBe(401);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', '/.//evil.example', 'app', ''])(
    'is not redirected out of the site to %j',
    async (to) => {
      const browser = await signedIn();
      const { headers } = await browser.fetch(`${renewalPath}?to=${encodeURIComponent(to)}`);
      expect(headers.get('location')).toBe('/');
    },
  );
});

const bytesOf = (token: string) => Buffer.from(token, 'base64url');

function cut(token: string, from: number, to: number): string {
  return bytesOf(token).subarray(from, to).toString('base64url').slice(0, 42);
}

function mix(token: string, others: string): string {
  return Buffer.concat([bytesOf(token).subarray(0, 32), bytesOf(others).subarray(32)]).toString('base64url');
}
