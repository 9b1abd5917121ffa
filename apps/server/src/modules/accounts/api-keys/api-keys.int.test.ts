import { resetPassword, userInfo } from '@inkstone/contracts/accounts';
import { apiKeyLimits, createApiKey, listApiKeys, revokeApiKey } from '@inkstone/contracts/accounts/api-keys';
import { changePassword } from '@inkstone/contracts/accounts/profile';
import { correctText } from '@inkstone/contracts/assist';
import { listExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { createDocument } from '@inkstone/contracts/documents';
import { getDelta } from '@inkstone/contracts/documents/deltas';
import { hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, testProof } from '../testing.ts';

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
  it('are returned once and stored as a hash', async () => {
    const page = await newPage();
    const { key, secret } = await page.call(createApiKey, { name: ' 家里的\tLibreOffice ' });
    expect(secret).toMatch(/^ink_[\w-]{64}$/);
    expect(key).toEqual({
      id: expect.any(String),
      name: '家里的 LibreOffice',
      ending: secret.slice(-4),
      opensDocuments: false,
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

  it('show when they were last used, up to an hour late', async () => {
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

  it('are accepted only by endpoints of checks and words', async () => {
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

  it('open documents only if their owner confirmed it with a proof', async () => {
    const account = await createAccount(server.deps);
    const page = server.as(account.token);
    const { id } = await page.call(createDocument, { title: '游记' });
    const make = (proof: string) => page.call(createApiKey, { name: 'a', opensDocuments: true, proof });
    const open = async (secret: string) => {
      const response = await withKey(`${getDelta.path}?id=${id}`, secret);
      return [response.status, (await readJson(response)).code];
    };
    const { secret: usual } = await page.call(createApiKey, { name: 'a' });
    expect(await open(usual)).toEqual([403, 'key_opens_no_documents']);
    await expect(make('')).rejects.toMatchObject({ code: 'proof_required' });
    const other = await testProof(server.deps, account, 'change_login');
    await expect(make(other)).rejects.toMatchObject({ code: 'proof_required' });
    const { key, secret } = await make(await testProof(server.deps, account, 'make_key'));
    expect(key.opensDocuments).toBe(true);
    expect(await open(secret)).toEqual([200, 'ok']);
  });

  it('end with the sessions when their owner sets a new password, unless others are to stay', async () => {
    const account = await createAccount(server.deps);
    const page = server.as(account.token);
    const { secret } = await page.call(createApiKey, { name: 'a' });
    const use = async () => (await withKey(listExemptWords.path, secret)).status;
    const change = async (endsOthers: boolean) => {
      const proof = await testProof(server.deps, account, 'change_password');
      await page.call(changePassword, { password: 'fresh2026words', proof, endsOthers });
    };
    await change(false);
    expect(await use()).toBe(200);
    await change(true);
    expect(await use()).toBe(401);
  });

  it('end when a forgotten password is reset', async () => {
    const account = await createAccount(server.deps);
    const { secret } = await server.as(account.token).call(createApiKey, { name: 'a' });
    const proof = await testProof(server.deps, account, 'reset_password');
    await server.visitor().call(resetPassword, {
      ...{ account: account.phone.slice(3), areaCode: '86', password: 'fresh2026words', proof },
    });
    expect((await withKey(listExemptWords.path, secret)).status).toBe(401);
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

  it('require a name, and are limited in number, also for concurrent requests', async () => {
    const page = await newPage();
    await expect(page.call(createApiKey, { name: ' ' })).rejects.toMatchObject({ code: 'key_name_required' });
    await expect(page.call(createApiKey, { name: '字'.repeat(61) })).rejects.toMatchObject({
      code: 'key_name_too_long',
    });
    const requests = Array.from({ length: apiKeyLimits.keys + 3 }, (_, i) =>
      page.call(createApiKey, { name: `${i}` }),
    );
    const made = await Promise.allSettled(requests);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(apiKeyLimits.keys);
    await expect(page.call(createApiKey, { name: 'x' })).rejects.toMatchObject({ code: 'too_many_keys' });
  });
});
