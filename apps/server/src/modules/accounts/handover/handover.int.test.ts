import { createHash, randomBytes } from 'node:crypto';
import { logout, userInfo } from '@inkstone/contracts/accounts';
import { handOverTokens, startHandover, takeHandover } from '@inkstone/contracts/accounts/handover';
import { listSessions, refresh } from '@inkstone/contracts/accounts/sessions';
import { minute, second } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { purgeExpired } from '../purge-expired.ts';
import { beginTestSession, createAccount, keepSession } from '../testing.ts';
import { refusalOf } from '../testing-flow.ts';

const otherDomain = 'https://write.example.com';
const other = 'https://write.example.cn';
const settings = { authOrigins: [otherDomain, other], devices: { free: 1, plus: 2, pro: 3 } };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: settings });
});
afterAll(() => server.close());

/** A browser that has just signed in at the first domain. */
async function signedIn(at = server): Promise<TestClient> {
  const account = await createAccount(at.deps);
  const browser = at.visitor();
  keepSession(browser, await beginTestSession(at.deps, account));
  return browser;
}

/** A page of another domain, which sends its origin as browsers do. */
function pageAt(origin: string) {
  const browser = server.visitor();
  const take = async (code: string, nonce: string) => {
    const response = await browser.fetch(takeHandover.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ code, nonce }),
    });
    const { code: outcome } = Object(await response.json());
    return outcome;
  };
  return { browser, take };
}

function newNonce() {
  const nonce = randomBytes(32).toString('base64url');
  return { nonce, challenge: createHash('sha256').update(nonce).digest('base64url') };
}

async function started(browser: TestClient, origin = otherDomain) {
  const { nonce, challenge } = newNonce();
  const { code } = await browser.call(startHandover, { origin, challenge });
  return { code, nonce };
}

const idOf = async (browser: TestClient) => (await browser.call(userInfo, {})).id;

describe('a code', () => {
  it('creates a separate session at the other domain, and keeps the first one', async () => {
    const browser = await signedIn();
    const { code, nonce } = await started(browser);
    const { browser: there, take } = pageAt(otherDomain);
    expect(await take(code, nonce)).toBe('ok');
    expect(await idOf(there)).toBe(await idOf(browser));
    expect(there.cookies.get('TOKEN')).not.toBe(browser.cookies.get('TOKEN'));
    expect((await there.call(listSessions, {})).sessions).toHaveLength(2);
    await there.call(refresh, {});
    await browser.call(refresh, {});
  });

  it('is valid once, also when it is sent twice concurrently', async () => {
    const { code, nonce } = await started(await signedIn());
    const pages = [pageAt(otherDomain), pageAt(otherDomain), pageAt(otherDomain)];
    const outcomes = await Promise.all(pages.map(({ take }) => take(code, nonce)));
    expect(outcomes.sort()).toEqual(['invalid_token', 'invalid_token', 'ok']);
    expect(await pageAt(otherDomain).take(code, nonce)).toBe('invalid_token');
  });

  it.each<[string, (right: { code: string; nonce: string }) => Promise<unknown>]>([
    ['at another domain of the operator', ({ code, nonce }) => pageAt(other).take(code, nonce)],
    ['at a domain of another site', ({ code, nonce }) => pageAt('https://evil.example').take(code, nonce)],
    [
      'at an origin that begins alike',
      ({ code, nonce }) => pageAt(`${otherDomain}.evil.example`).take(code, nonce),
    ],
    ['with another nonce', ({ code }) => pageAt(otherDomain).take(code, newNonce().nonce)],
    [
      'with what is public of the nonce',
      ({ code, nonce }) =>
        pageAt(otherDomain).take(code, createHash('sha256').update(nonce).digest('base64url')),
    ],
  ])('is invalid after it was sent %s', async (_, show) => {
    const right = await started(await signedIn());
    expect(await show(right)).toBe('invalid_token');
    expect(await pageAt(otherDomain).take(right.code, right.nonce)).toBe('invalid_token');
  });

  it('is refused when modified, and stays valid', async () => {
    const { code, nonce } = await started(await signedIn());
    const { code: others } = await started(await signedIn());
    for (const forged of [`${code.slice(0, -4)}AAAA`, others.slice(0, 24) + code.slice(24), `${code}A`, '']) {
      expect(await pageAt(otherDomain).take(forged, nonce)).toBe('invalid_token');
    }
    expect(await pageAt(otherDomain).take(code, nonce)).toBe('ok');
  });

  it('lasts a minute', async () => {
    const browser = await signedIn();
    const [early, late] = [await started(browser), await started(browser)];
    server.clock.advance(minute - second);
    expect(await pageAt(otherDomain).take(early.code, early.nonce)).toBe('ok');
    server.clock.advance(second);
    expect(await pageAt(otherDomain).take(late.code, late.nonce)).toBe('invalid_token');
  });

  it('is refused after the user has signed out', async () => {
    const browser = await signedIn();
    const { code, nonce } = await started(browser);
    await browser.call(logout, {});
    expect(await pageAt(otherDomain).take(code, nonce)).toBe('invalid_token');
  });

  it('is stored as a hash, not logged, and deleted when expired', async () => {
    const { code, nonce } = await started(await signedIn());
    await pageAt(other).take(code, nonce);
    await started(await signedIn());
    const kept = JSON.stringify((await server.deps.db.sql.execute(sql`select * from handovers`)).rows);
    expect(kept).not.toContain(code.slice(-43));
    const lines = JSON.stringify(server.captured.lines());
    for (const secret of [code, nonce]) expect(lines).not.toContain(secret);
    server.clock.advance(2 * minute);
    await purgeExpired(server.deps);
    expect((await server.deps.db.sql.execute(sql`select * from handovers`)).rows).toEqual([]);
  });
});

describe('codes are issued', () => {
  it('for exactly the origins that the operator has configured', async () => {
    const browser = await signedIn();
    const { challenge } = newNonce();
    for (const origin of [
      ...[
        'https://evil.example',
        'http://write.example.com',
        `${otherDomain}/`,
        `${otherDomain}:443`,
        'null',
        '*',
      ],
      ...['https://WRITE.example.com', `${otherDomain}.evil.example`, server.deps.config.baseUrl, ''],
    ]) {
      expect(await refusalOf(browser.call(startHandover, { origin, challenge }))).toEqual([
        'access_denied',
        {},
      ]);
    }
  });

  it('not for origins that only resemble one of them', async () => {
    const browser = await signedIn();
    const response = await browser.fetch(startHandover.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: otherDomain, 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ origin: otherDomain, challenge: newNonce().challenge }),
    });
    expect(response.status).toBe(403);
  });
});

describe('tokens in the clear', () => {
  it('are returned to no origin by default', async () => {
    const browser = await signedIn();
    expect(await refusalOf(browser.call(handOverTokens, { origin: otherDomain }))).toEqual(['not_found', {}]);
  });

  it('are returned to configured origins if enabled, of a session of their own', async () => {
    await using old = await createTestServer({ config: { ...settings, hasRawTokens: true } });
    const browser = await signedIn(old);
    const refused = browser.call(handOverTokens, { origin: 'https://evil.example' });
    expect(await refusalOf(refused)).toEqual(['access_denied', {}]);
    const tokens = await browser.call(handOverTokens, { origin: otherDomain });
    for (const token of [tokens.token, tokens.tokenV2]) {
      const program = createTestClient(old.url);
      const headers = { authorization: `Bearer ${token}` };
      expect((await program.fetch(userInfo.path, { headers })).status).toBe(200);
    }
    expect(tokens.token).not.toBe(browser.cookies.get('TOKEN'));
    await idOf(browser);
  });
});
