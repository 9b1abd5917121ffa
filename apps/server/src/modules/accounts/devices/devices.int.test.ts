import { userInfo } from '@inkstone/contracts/accounts';
import {
  listSessions,
  refresh,
  revokeOtherSessions,
  revokeSession,
} from '@inkstone/contracts/accounts/sessions';
import { createDocument } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import type { Tier } from '@inkstone/domain/membership';
import { hour, minute } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawClient } from '../../../platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { beginTestSession, createAccount, keepSession, type TestAccount } from '../testing.ts';
import { refusalOf } from '../testing-flow.ts';

const desk = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

let server: TestServer;
/** The tier of every account in these tests. */
let tier: Tier = 'free';
beforeAll(async () => {
  server = await createTestServer({
    config: { devices: { free: 1, plus: 3, pro: 4 } },
    base: { tierOf: () => Promise.resolve(tier) },
  });
});
afterAll(() => server.close());

/** A browser that signs in, a minute after the previous event. */
async function signIn(
  account: Pick<TestAccount, 'accountId'>,
  device: { userAgent?: string; address?: string } = {},
): Promise<TestClient> {
  server.clock.advance(minute);
  const browser = server.visitor();
  keepSession(browser, await beginTestSession(server.deps, account, device));
  return browser;
}

/** An account that may have many devices, with its first one. */
async function createProAccount(): Promise<readonly [TestAccount, TestClient]> {
  tier = 'pro';
  const account = await createAccount(server.deps);
  const browser = server.as(account.token);
  await browser.call(revokeOtherSessions, {});
  return [account, browser];
}

const readUserInfo = (browser: TestClient) => browser.call(userInfo, {});
const devicesOf = async (browser: TestClient) => (await browser.call(listSessions, {})).sessions;

describe('the list of devices', () => {
  it('shows what and where they are, the calling one first', async () => {
    const [account] = await createProAccount();
    const mine = await signIn(account, { userAgent: desk, address: '203.0.113.7' });
    await signIn(account, { userAgent: phone, address: '192.168.0.9' });
    const [first, second, third, ...more] = await devicesOf(mine);
    const { accountId: _, ...named } = {
      accountId: '',
      browser: 'Chrome',
      kind: 'desktop',
      system: 'Windows',
    };
    expect(first).toMatchObject({ ...named, network: '203.0.*.*', isCurrent: true });
    expect(second).toMatchObject({ kind: 'mobile', system: 'Android', network: 'local', isCurrent: false });
    expect(third).toMatchObject({ browser: '', isCurrent: false });
    expect(more).toEqual([]);
  });

  it('stores neither the address nor the user agent of a browser', async () => {
    const [account] = await createProAccount();
    await signIn(account, { userAgent: `${desk} Secret/1.2.3`, address: '203.0.113.7' });
    const { rows } = await server.deps.db.sql.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Secret|Mozilla/);
  });

  it('shows when they were last used, and omits expired ones', async () => {
    const [account, mine] = await createProAccount();
    const other = await signIn(account);
    await other.call(revokeOtherSessions, {});
    expect(await devicesOf(other)).toHaveLength(1);
    server.clock.advance(10 * minute);
    const now = server.clock.now();
    await readUserInfo(other);
    await expect.poll(async () => (await devicesOf(other))[0]?.lastUsedAt).toBe(now);
    expect(await refusalOf(readUserInfo(mine))).toEqual(['session_revoked', {}]);
  });
});

describe('revoking', () => {
  it('ends one device at once, and notifies it', async () => {
    const [account, mine] = await createProAccount();
    const lost = await signIn(account);
    const third = await signIn(account);
    const id = (await devicesOf(lost))[0]?.id ?? '';
    await mine.call(revokeSession, { id });
    expect(await refusalOf(readUserInfo(lost))).toEqual(['session_revoked', {}]);
    expect(await refusalOf(lost.call(refresh, {}))).toEqual(['session_revoked', {}]);
    await readUserInfo(third);
    expect(await refusalOf(mine.call(revokeSession, { id }))).toEqual(['not_found', {}]);
  });

  it('ends all others, but not the requesting one', async () => {
    const [account, mine] = await createProAccount();
    const others = [await signIn(account), await signIn(account)];
    expect(await mine.call(revokeOtherSessions, {})).toEqual({ ended: 2 });
    for (const other of others) expect(await refusalOf(readUserInfo(other))).toEqual(['session_revoked', {}]);
    await readUserInfo(mine);
    expect(await mine.call(revokeOtherSessions, {})).toEqual({ ended: 0 });
  });

  it('does not affect devices of other accounts', async () => {
    const [, mine] = await createProAccount();
    const [, others] = await createProAccount();
    const id = (await devicesOf(others))[0]?.id ?? '';
    expect(await refusalOf(mine.call(revokeSession, { id }))).toEqual(['not_found', {}]);
    await readUserInfo(others);
  });
});

describe('a document that is open on another device', () => {
  async function openThere(other: TestClient, accountId: string, documentId: string): Promise<RawClient> {
    const headers = { cookie: other.cookieHeader(), origin: server.url };
    const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`, headers);
    await editor.open(documentId, '', { accountId });
    return editor;
  }

  it('is closed at once when this process revokes it, and within a minute when another process does', async () => {
    const [account, mine] = await createProAccount();
    const { id } = await mine.call(createDocument, { title: '' });
    const here = await signIn(account);
    const there = await signIn(account);
    const [first, second] = [
      await openThere(here, account.accountId, id),
      await openThere(there, account.accountId, id),
    ];
    await mine.call(revokeSession, { id: (await devicesOf(here))[0]?.id ?? '' });
    expect(await first.refusal()).toBe('session_revoked');

    const other = (await devicesOf(there))[0]?.id ?? '';
    await server.deps.db.sql.execute(
      sql`update sessions set ended_at = 1, ended_why = 'revoked' where session_id = ${other}`,
    );
    // Runs the task that is scheduled every minute.
    await server.deps.sync.recheckAccess();
    expect(await second.refusal()).toBe('session_revoked');
  });

  it('stays open when its token expires, and reopens once that is renewed; no text is lost', async () => {
    const [account] = await createProAccount();
    const mine = await signIn(account);
    const { id } = await mine.call(createDocument, { title: '' });
    const editor = await openThere(mine, account.accountId, id);
    server.clock.advance(2 * hour);
    await server.deps.sync.recheckAccess();
    const title = editor.doc.getText(documentParts.title);
    expect(await editor.saved(editor.change(() => title.insert(0, '字')))).toBe(true);

    const late = await openThere(mine, account.accountId, id);
    expect(await late.refusal()).toBe('session_expired');
    await mine.call(refresh, {});
    const again = await openThere(mine, account.accountId, id);
    expect(again.doc.getText(documentParts.title).toString()).toBe('字');
  });
});

describe('limits by membership', () => {
  it('allow one desktop and one phone to free accounts; the least recently used one is ended with the reason', async () => {
    tier = 'free';
    const account = await createAccount(server.deps);
    const mobile = await signIn(account, { userAgent: phone });
    const first = await signIn(account, { userAgent: desk });
    const second = await signIn(account, { userAgent: desk });
    expect(await refusalOf(readUserInfo(first))).toEqual(['signed_in_elsewhere', {}]);
    expect(await refusalOf(first.call(refresh, {}))).toEqual(['signed_in_elsewhere', {}]);
    for (const browser of [mobile, second]) await readUserInfo(browser);

    // Signing in again opens a session and ends the other one.
    const back = await signIn(account, { userAgent: desk });
    await readUserInfo(back);
    expect(await refusalOf(readUserInfo(second))).toEqual(['signed_in_elsewhere', {}]);
  });

  it.each([
    ['plus', 3],
    ['pro', 4],
  ] as const)('count all devices together with %s: %i', async (paid, maxDevices) => {
    tier = paid;
    const account = await createAccount(server.deps);
    const browsers: TestClient[] = [];
    for (let i = 0; i <= maxDevices; i++) {
      browsers.push(await signIn(account, { userAgent: i % 2 === 0 ? desk : phone }));
    }
    const [oldest, ...rest] = browsers;
    expect(oldest && (await refusalOf(readUserInfo(oldest)))).toEqual(['signed_in_elsewhere', {}]);
    for (const browser of rest) await readUserInfo(browser);
  });

  it('close documents open on the ended device, with the reason', async () => {
    tier = 'free';
    const account = await createAccount(server.deps);
    const mine = await signIn(account, { userAgent: desk });
    const { id } = await mine.call(createDocument, { title: '' });
    const headers = { cookie: mine.cookieHeader(), origin: server.url };
    const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`, headers);
    await editor.open(id, '', { accountId: account.accountId });
    await signIn(account, { userAgent: desk });
    expect(await editor.refusal()).toBe('signed_in_elsewhere');
  });
});
