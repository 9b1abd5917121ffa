import { changeProfile, storeAvatar } from '@inkstone/contracts/accounts/profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import type { TestClient } from '../testing/client.ts';
import { createLibrary, drawSquare } from '../testing/document-access/things.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { readAccountFiles } from './read-account-files.ts';
import { fillEveryTable } from './testing.ts';

let server: TestServer;
let person: TestClient;
let accountId: string;
beforeAll(async () => {
  const jobs = { start: async () => undefined, stop: async () => undefined, send: async () => undefined };
  server = await createTestServer({ base: { jobs } });
  ({ accountId, owner: person } = await createLibrary(server));
});
afterAll(() => server.close());

async function filesOf(account: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { path, content } of readAccountFiles(server.deps, account))
    files.set(path, Buffer.from(content).toString());
  return files;
}

it('gives names, settings and lists as JSON, and the avatar', async () => {
  await person.call(changeProfile, { username: '张三' });
  await person.call(storeAvatar, { base64: await drawSquare() });
  const files = await filesOf(accountId);
  const [profile] = JSON.parse(files.get('account/profile.json') ?? '[]');
  expect(profile).toMatchObject({ username: '张三', createdAt: '2026-11-21T02:00:00.000Z' });
  expect(JSON.parse(files.get('account/versions.json') ?? '[]')).toHaveLength(1);
  expect(JSON.parse(files.get('account/shares.json') ?? '[]')).toMatchObject([{ state: 'on' }]);
  expect([...files.keys()].filter((path) => path.endsWith('.webp'))).toHaveLength(2);
});

it('has nothing that opens a door, and nothing of anybody else', async () => {
  const { accountId: full } = await createAccount(server.deps, { password: 'geheim123' });
  await fillEveryTable(server.deps.db, full);
  const files = await filesOf(full);
  for (const [path, text] of files) {
    const rows: object[] = JSON.parse(text);
    expect(rows.length, path).toBeGreaterThan(0);
    const keys = rows.flatMap((row) => Object.keys(row)).join(' ');
    expect(keys, path).not.toMatch(/hash|sealed|secret|token/i);
    expect(text, path).not.toContain('argon2');
    expect(text).not.toContain(accountId);
  }
});
