import { userInfo } from '@inkstone/contracts/accounts';
import { apiKeyLimits, createApiKey, listApiKeys, revokeApiKey } from '@inkstone/contracts/api-keys';
import { correctText } from '@inkstone/contracts/assist';
import { listExemptWords } from '@inkstone/contracts/exempt-words';
import { hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newPage = async () => server.as((await createAccount(server.deps)).token);

/** Calls with a key as a program does. */
const withKey = (path: string, secret: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { authorization: `Bearer ${secret}`, ...init.headers } });

describe('API keys', () => {
  it('are told once and kept as a hash', async () => {
    const page = await newPage();
    const { key, secret } = await page.call(createApiKey, { name: ' 家里的\tLibreOffice ' });
    expect(secret).toMatch(/^ink_[\w-]{64}$/);
    expect(key).toEqual({
      id: expect.any(String),
      name: '家里的 LibreOffice',
      ending: secret.slice(-4),
      createdAt: server.clock.now(),
      lastUsedAt: null,
    });
    expect((await page.call(listApiKeys, {})).keys).toEqual([key]);
    const [row] = await server.deps.db.run('select k::text as row from api_keys k where key_id = $1', [
      key.id,
    ]);
    expect(String(row?.row)).not.toContain(secret.slice(4, 60));
    expect(server.captured.text()).not.toContain(secret.slice(-20));
  });

  it('tell when they were last used, late by up to an hour', async () => {
    const page = await newPage();
    const { secret } = await page.call(createApiKey, { name: 'a' });
    const lastUse = async () => (await page.call(listApiKeys, {})).keys[0]?.lastUsedAt;
    const first = server.clock.now();
    await withKey(listExemptWords.path, secret);
    await expect.poll(lastUse).toBe(first);
    server.clock.advance(30 * minute);
    await withKey(listExemptWords.path, secret);
    expect(await lastUse()).toBe(first);
    server.clock.advance(hour);
    await withKey(listExemptWords.path, secret);
    await expect.poll(lastUse).toBe(server.clock.now());
  });

  it('act for the account where checks and words are, and nowhere else', async () => {
    const page = await newPage();
    const { secret } = await page.call(createApiKey, { name: 'a' });
    expect((await withKey(listExemptWords.path, secret)).status).toBe(200);
    const check = await withKey(correctText.path, secret, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '字'.repeat(3001) }),
    });
    expect(check.status).toBe(200);
    for (const { path } of [userInfo, listApiKeys]) expect((await withKey(path, secret)).status).toBe(401);
  });

  it('end at once when revoked, and only by their owner', async () => {
    const [page, other] = [await newPage(), await newPage()];
    const { key, secret } = await page.call(createApiKey, { name: 'a' });
    await other.call(revokeApiKey, { id: key.id });
    expect((await withKey(listExemptWords.path, secret)).status).toBe(200);
    await page.call(revokeApiKey, { id: key.id });
    await page.call(revokeApiKey, { id: key.id });
    expect((await withKey(listExemptWords.path, secret)).status).toBe(401);
    expect((await page.call(listApiKeys, {})).keys).toEqual([]);
  });

  it('need a name, and stop at so many, also when asked for all at once', async () => {
    const page = await newPage();
    await expect(page.call(createApiKey, { name: ' ' })).rejects.toMatchObject({ code: 'key_name_required' });
    await expect(page.call(createApiKey, { name: '字'.repeat(61) })).rejects.toMatchObject({
      code: 'key_name_too_long',
    });
    const tries = Array.from({ length: apiKeyLimits.keys + 3 }, (_, i) =>
      page.call(createApiKey, { name: `${i}` }),
    );
    const made = await Promise.allSettled(tries);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(apiKeyLimits.keys);
    await expect(page.call(createApiKey, { name: 'x' })).rejects.toMatchObject({ code: 'too_many_keys' });
  });
});
