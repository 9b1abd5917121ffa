import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { correctText } from '@inkstone/contracts/assist';
import {
  addExemptWords,
  deleteExemptWords,
  exemptWordLimits,
  listExemptWords,
} from '@inkstone/contracts/assist/exempt-words';
import { defaultPreferences, getPreferences, savePreferences } from '@inkstone/contracts/assist/preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newPage = async () => server.as((await createAccount(server.deps)).token);

/** The parts of a text with findings. */
async function objections(page: TestClient, text: string): Promise<string[]> {
  const { items } = await page.call(correctText, { text });
  return items.map(({ pos, len }) => text.slice(pos, pos + len));
}

describe('exempt words', () => {
  it('are added, listed in order, and deleted', async () => {
    const page = await newPage();
    expect(await page.call(addExemptWords, { words: ['砚台', ' New\u00a0York ', 'b', 'B', 'b'] })).toEqual({
      added: 4,
    });
    expect(await page.call(addExemptWords, { words: ['b', 'a'] })).toEqual({ added: 1 });
    expect((await page.call(listExemptWords, {})).words).toEqual(['B', 'New York', 'a', 'b', '砚台']);
    expect(await page.call(deleteExemptWords, { words: ['b', 'nothing'] })).toEqual({ deleted: 1 });
    expect((await page.call(listExemptWords, {})).words).toEqual(['B', 'New York', 'a', '砚台']);
    expect((await (await newPage()).call(listExemptWords, {})).words).toEqual([]);
  });

  it('are all refused when one is invalid', async () => {
    const page = await newPage();
    for (const words of [
      ['a', ' '],
      ['a', '字'.repeat(101)],
    ])
      await expect(page.call(addExemptWords, { words })).rejects.toMatchObject({ code: 'word_invalid' });
    expect((await page.call(listExemptWords, {})).words).toEqual([]);
  });

  it('are limited in number', async () => {
    const page = await newPage();
    const words = Array.from({ length: exemptWordLimits.words }, (_, i) => `word ${i}`);
    expect(await page.call(addExemptWords, { words })).toEqual({ added: words.length });
    expect(await page.call(addExemptWords, { words })).toEqual({ added: 0 });
    await expect(page.call(addExemptWords, { words: ['one more'] })).rejects.toMatchObject({
      code: 'too_many_words',
    });
    expect((await page.call(listExemptWords, {})).words).toHaveLength(words.length);
    expect(await page.call(deleteExemptWords, { words })).toEqual({ deleted: words.length });
  });

  it('suppress any rule, by exact spelling', async () => {
    const page = await newPage();
    const text = 'She definitly came. 我们己经出发了。';
    expect(await objections(page, text)).toEqual(['definitly', '己经']);
    await page.call(addExemptWords, { words: ['Definitly', '己经'] });
    expect(await objections(page, text)).toEqual(['definitly']);
    await page.call(addExemptWords, { words: ['definitly'] });
    expect(await objections(page, text)).toEqual([]);
  });

  it('follow the case option of each word', async () => {
    const page = await newPage();
    const text = 'She Definitly came.';
    await page.call(addExemptWords, { words: ['=definitly', '~ =x'] });
    expect((await page.call(listExemptWords, {})).words).toEqual(['=definitly', '~=x']);
    expect(await objections(page, text)).toEqual(['Definitly']);
    await page.call(addExemptWords, { words: ['~DefinitLy'] });
    expect(await objections(page, text)).toEqual([]);
    expect(await page.call(deleteExemptWords, { words: ['~DefinitLy', '~definitly'] })).toEqual({
      deleted: 1,
    });
    expect(await objections(page, text)).toEqual(['Definitly']);
  });

  it('also suppress findings of other programs, including a phrase across a line break', async () => {
    const page = await newPage();
    const { secret } = await page.call(createApiKey, { name: 'editor' });
    const check = async () => {
      const body = new URLSearchParams({ text: 'He have\na dog.', language: 'en-GB', apiKey: secret });
      const response = await fetch(`${server.url}/v2/check`, { method: 'POST', body });
      return ((await response.json()) as { matches: readonly unknown[] }).matches.length;
    };
    expect(await check()).toBe(1);
    await page.call(addExemptWords, { words: ['~He Have a Dog'] });
    expect(await check()).toBe(0);
  });

  it('may be phrases', async () => {
    const page = await newPage();
    const text = 'He have a dog.';
    expect(await objections(page, text)).toEqual(['have']);
    await page.call(addExemptWords, { words: ['he have a dog'] });
    expect(await objections(page, text)).toEqual([]);
  });
});

describe('preferences', () => {
  it('are the defaults until changed, and keep unchanged values', async () => {
    const page = await newPage();
    expect(await page.call(getPreferences, {})).toEqual(defaultPreferences);
    await page.call(savePreferences, { english: 'GB' });
    expect(await page.call(savePreferences, { latinSpacing: 'spaced' })).toEqual({
      ...defaultPreferences,
      english: 'GB',
      latinSpacing: 'spaced',
    });
    expect(await page.call(savePreferences, {})).toMatchObject({ english: 'GB' });
    expect(await page.call(getPreferences, {})).toMatchObject({ english: 'GB', latinSpacing: 'spaced' });
  });

  it('decide what is found, unless a call overrides them', async () => {
    const page = await newPage();
    const text = '我用Linux写作。';
    expect(await objections(page, text)).toEqual([]);
    await page.call(savePreferences, { latinSpacing: 'spaced' });
    expect((await objections(page, text)).length).toBeGreaterThan(0);
    expect((await page.call(correctText, { text, latinSpacing: 'any' })).items).toEqual([]);
  });

  it('are refused to visitors', async () => {
    for (const contract of [getPreferences, listExemptWords])
      await expect(server.visitor().call(contract, {})).rejects.toMatchObject({ code: 'sign_in_first' });
  });
});
