import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { refresh } from '@inkstone/contracts/accounts/sessions';
import { createDocument, listDocuments } from '@inkstone/contracts/documents';
import {
  blockAccount,
  endAccountSessions,
  findAccounts,
  getAccount,
  unblockAccount,
} from '@inkstone/contracts/staff/accounts';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsCommand } from '../../../cli/accounts.ts';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { RawClient } from '../../../platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../../testing/client.ts';
import { outputOf } from '../../../testing/operator.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { beginTestSession, createAccount, keepSession, type TestAccount } from '../testing.ts';
import { refusalOf } from '../testing-flow.ts';

const reason = 'test';
let server: TestServer;
let operator: ReturnType<typeof callAsOperator>;
let account: TestAccount;
let person: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  operator = callAsOperator(server.deps, 'tester');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(minute);
  const email = `li${server.clock.now()}@example.com`;
  account = await createAccount(server.deps, { email });
  await server.deps.db.run(
    `insert into account_logins (kind, name, account_id, created_at) values ('email', $1, $2, 0)`,
    [email, account.accountId],
  );
  person = server.as(account.token);
});

const found = async (query: string) => (await operator(findAccounts, { query })).accounts;

describe('finding accounts', () => {
  it.each([
    ['its id', () => account.accountId],
    ['the beginning of its id', () => account.accountId.slice(0, -2)],
    ['its number', () => account.phone],
    ['its number as people write it', () => account.phone.replace(/^\+86(\d{3})/, '$1 ')],
    ['its address, in capitals', () => `LI${server.clock.now()}@Example.com`],
  ])('accepts %s, and shows no complete number or address', async (_, query) => {
    const accounts = await found(query());
    const { accountId, phone } = account;
    expect(accounts).toContainEqual({
      ...{ accountId, name: '', createdAt: server.clock.now(), deletesAt: null },
      ...{ blockedAt: null, closesShares: false },
      phone: expect.stringMatching(/^\+86 138\*{4}\d{4}$/),
      email: expect.stringMatching(/^l.*\*.*@example\.com$/),
    });
    expect(JSON.stringify(accounts)).not.toContain(phone.slice(3));
  });

  it.each([
    ['part of a number', () => account.phone.slice(0, 9)],
    ['a short part of an id', () => account.accountId.slice(0, 5)],
    ['wildcards', () => '%'.repeat(8)],
    ['nothing there is', () => 'nobody-at-all'],
  ])('does not accept %s', async (_, query) => {
    expect((await found(query())).map(({ accountId }) => accountId)).not.toContain(account.accountId);
  });
});

describe('sessions of an account', () => {
  it('are shown, and ended one by one or all together', async () => {
    const { accountId } = account;
    const other = server.visitor();
    const session = await beginTestSession(server.deps, account);
    keepSession(other, session);
    const { devices } = await operator(getAccount, { accountId });
    expect(devices).toHaveLength(2);
    const { sessionId } = session;
    expect(await operator(endAccountSessions, { accountId, sessionId, reason })).toEqual({ ended: 1 });
    expect(await refusalOf(other.call(userInfo, {}))).toEqual(['session_revoked', {}]);
    await person.call(userInfo, {});
    expect(await operator(endAccountSessions, { accountId, sessionId: null, reason })).toEqual({ ended: 1 });
    for (const client of [person, other]) {
      expect(await refusalOf(client.call(userInfo, {}))).toEqual(['session_revoked', {}]);
    }
    expect((await operator(getAccount, { accountId })).devices).toEqual([]);
  });

  it('of another account are not accessible', async () => {
    const otherUser = await createAccount(server.deps);
    const { devices } = await operator(getAccount, { accountId: otherUser.accountId });
    const input = { accountId: account.accountId, sessionId: devices[0]?.id ?? '', reason };
    expect(await operator(endAccountSessions, input)).toEqual({ ended: 0 });
    await server.as(otherUser.token).call(userInfo, {});
  });
});

describe('a blocked account', () => {
  const block = () => operator(blockAccount, { accountId: account.accountId, reason });
  const blocked = ['account_blocked', {}];

  it('is refused every access: session, renewal, key, sign-in; all work again once unblocked', async () => {
    const browser = server.visitor();
    keepSession(browser, await beginTestSession(server.deps, account));
    const { id } = await browser.call(createDocument, { title: '春晓' });
    const { secret } = await browser.call(createApiKey, { name: 'editor' });
    const byKey = () =>
      fetch(`${server.url}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ text: 'A text.', language: 'en-US', apiKey: secret }),
      });
    expect((await byKey()).status).toBe(200);

    expect(await block()).toMatchObject({ blockedAt: server.clock.now() });
    for (const client of [person, browser]) {
      expect(await refusalOf(client.call(userInfo, {}))).toEqual(blocked);
    }
    expect(await refusalOf(browser.call(refresh, {}))).toEqual(blocked);
    expect((await byKey()).status).toBe(403);
    await expect(beginTestSession(server.deps, account)).rejects.toEqual(new AppError('account_blocked'));

    await operator(unblockAccount, { accountId: account.accountId, reason });
    expect((await byKey()).status).toBe(200);
    keepSession(browser, await beginTestSession(server.deps, account));
    const { documents } = await browser.call(listDocuments, {});
    expect(documents.map((document) => document.id)).toEqual([id]);
  });

  it('is notified of the block, and its open documents are closed at once', async () => {
    const { id } = await person.call(createDocument, { title: '' });
    const headers = { cookie: person.cookieHeader(), origin: server.url };
    const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`, headers);
    await editor.open(id, '', { accountId: account.accountId });
    await block();
    expect(await editor.refusal()).toBe('account_blocked');
  });

  it('has no session of a concurrent sign-in', async () => {
    const attempts = Array.from({ length: 8 }, () =>
      beginTestSession(server.deps, account).catch((error: unknown) => error),
    );
    await Promise.all([...attempts, block()]);
    expect((await operator(getAccount, { accountId: account.accountId })).devices).toEqual([]);
  });

  it('is blocked once, however often it is requested', async () => {
    const first = await block();
    server.clock.advance(minute);
    expect(await block()).toEqual(first);
  });
});

it('is found, shown and blocked by the command', async () => {
  const output = (...args: string[]) => outputOf(server, accountsCommand, ...args);
  const { accountId } = account;
  expect(await output('find', account.phone)).toEqual([expect.stringContaining(accountId)]);
  expect(await output('show', accountId)).toHaveLength(2);
  expect((await output('block', accountId, '--reason', 'spam'))[0]).toContain('blocked since 2026-');
  expect((await output('unblock', accountId))[0]).not.toContain('blocked');
  expect(await output('end-sessions', accountId)).toEqual(['0 sessions ended.']);
  expect(await output('find', 'nobody-at-all')).toEqual(['There is no such account.']);
  await expect(output('block', 'nobody')).rejects.toThrow('There is no account “nobody”.');
  for (const wrong of [['find'], ['dance', 'x'], ['show', 'x', 'y']]) {
    await expect(output(...wrong)).rejects.toThrow('inkstone accounts find');
  }
});
