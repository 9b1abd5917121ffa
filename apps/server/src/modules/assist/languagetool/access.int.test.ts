import { createApiKey, revokeApiKey } from '@inkstone/contracts/accounts/api-keys';
import { addExemptWords, listExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { savePreferences } from '@inkstone/contracts/assist/preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const text = 'He have a dog.';

/** The page of an account, and a key created there. */
async function withKey(at = server) {
  const { token } = await createAccount(at.deps);
  const page = at.as(token);
  const { key, secret } = await page.call(createApiKey, { name: 'LibreOffice' });
  return { page, key, secret };
}

const post = (path: string, fields: Record<string, string>, headers = {}, at = server) =>
  fetch(`${at.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });

const check = (fields: Record<string, string>, headers = {}, at = server) =>
  post('/v2/check', { language: 'en-US', text, ...fields }, headers, at);

async function found(response: Response): Promise<number> {
  const { matches } = (await response.json()) as { matches: unknown[] };
  return matches.length;
}

describe('a server that is closed to visitors', () => {
  it('accepts keys in every form, and refuses all other calls', async () => {
    await using closed = await createTestServer({ config: { hasOpenChecks: false } });
    const { page, key, secret } = await withKey(closed);
    const visitor = await check({}, {}, closed);
    expect([visitor.status, await visitor.text()]).toEqual([403, expect.stringMatching(/^Error: .*API key/)]);
    expect((await check({ username: 'a@b', apiKey: secret }, {}, closed)).status).toBe(200);
    expect((await check({ username: '', apiKey: '' }, {}, closed)).status).toBe(403);
    expect((await check({}, { authorization: `Bearer ${secret}` }, closed)).status).toBe(200);
    await page.call(revokeApiKey, { id: key.id });
    expect((await check({ apiKey: secret }, {}, closed)).status).toBe(403);
    expect((await fetch(`${closed.url}/v2/languages`)).status).toBe(200);
  });
});

describe('a wrong key', () => {
  it.each(['ink_nothing', 'nothing', `ink_${'A'.repeat(64)}`])(
    '%s is refused, not ignored',
    async (apiKey) => {
      expect((await check({ apiKey })).status).toBe(403);
    },
  );

  it('a cookie is not accepted as a key, because pages of every site may call this', async () => {
    const { page } = await withKey();
    const words = await page.fetch('/v2/words');
    expect([words.status, await words.text()]).toEqual([403, expect.stringContaining('API key')]);
  });
});

describe('the rate', () => {
  it('limits visitors by address and not this machine itself', async () => {
    await using busy = await createTestServer({
      config: { openChecksPerMinute: 2, trustedProxies: ['127.0.0.1'] },
    });
    const { secret } = await withKey(busy);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const states = [];
    for (let i = 0; i < 3; i++) states.push((await check({}, from, busy)).status);
    expect(states).toEqual([200, 200, 429]);
    const refused = await check({}, from, busy);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await check({}, { 'x-forwarded-for': '203.0.113.10' }, busy)).status).toBe(200);
    expect((await check({ apiKey: secret }, from, busy)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await check({}, {}, busy)).status).toBe(200);
  });
});

describe('words of the account', () => {
  it('are listed, added and deleted, one by one and in a batch', async () => {
    const { page, secret } = await withKey();
    const add = (fields: Record<string, string>) => post('/v2/words/add', { apiKey: secret, ...fields });
    const list = async (query = '') => {
      const response = await fetch(`${server.url}/v2/words?username=a&apiKey=${secret}${query}`);
      return (await response.json()) as unknown;
    };
    expect(await (await add({ word: 'inkstone', dict: 'mine' })).json()).toEqual({ added: true });
    expect(await (await add({ word: 'inkstone' })).json()).toEqual({ added: false });
    expect(await (await add({ mode: 'batch', words: 'gamma  beta\nalpha' })).json()).toEqual({ added: true });
    expect(await list()).toEqual({ words: ['alpha', 'beta', 'gamma', 'inkstone'] });
    expect(await list('&offset=1&limit=2')).toEqual({ words: ['beta', 'gamma'] });
    expect(await page.call(listExemptWords, {})).toEqual({ words: ['alpha', 'beta', 'gamma', 'inkstone'] });
    const removed = await post('/v2/words/delete', { apiKey: secret, word: 'beta' });
    expect(await removed.json()).toEqual({ deleted: true });
    const batch = { apiKey: secret, mode: 'batch', words: 'alpha beta' };
    expect(await (await post('/v2/words/delete', batch)).json()).toEqual({ deleted: true });
    expect(await list()).toEqual({ words: ['gamma', 'inkstone'] });
    expect((await add({ word: ' ' })).status).toBe(400);
  });

  it('suppress findings for the key, and for no other caller', async () => {
    const { page, secret } = await withKey();
    const misspelt = { text: 'We went to Teh Cafe definitly.', language: 'en-US' };
    const before = await found(await check({ ...misspelt, apiKey: secret }));
    await page.call(addExemptWords, { words: ['definitly'] });
    expect(await found(await check({ ...misspelt, apiKey: secret }))).toBe(before - 1);
    expect(await found(await check(misspelt))).toBe(before);
  });

  it('are refused to visitors', async () => {
    expect((await fetch(`${server.url}/v2/words`)).status).toBe(403);
  });
});

describe('preferences of the account', () => {
  it('apply to its API keys', async () => {
    const { page, secret } = await withKey();
    expect(await found(await check({ apiKey: secret }))).toBe(1);
    await page.call(savePreferences, { threshold: 1 });
    expect(await found(await check({ apiKey: secret }))).toBe(0);
  });
});
