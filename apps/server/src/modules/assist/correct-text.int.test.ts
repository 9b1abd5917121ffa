import { correctLimits, correctText } from '@inkstone/contracts/assist';
import { createDocument } from '@inkstone/contracts/documents';
import { locales } from '@inkstone/phrases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/correct', () => {
  it('finds mistakes of both languages in one text, at their positions', async () => {
    const text = '我们己经出发了。。\r\n😀 He have definitly a apple.';
    const { items, words } = await server.visitor('zh').call(correctText, { text });
    expect(items.map(({ pos, len, correct }) => [text.slice(pos, pos + len), correct[0]])).toEqual([
      ['己经', '已经'],
      ['。。', '。'],
      ['have', 'has'],
      ['definitly', 'definitely'],
      ['a', 'an'],
    ]);
    expect(words).toBe(12);
  });

  it('explains in the reader’s language', async () => {
    const [zh] = (await server.visitor('zh').call(correctText, { text: '他走了。。' })).items;
    const [en] = (await server.visitor('en').call(correctText, { text: '他走了。。' })).items;
    expect(zh).toMatchObject({ zhBriefDesc: '标点重复', rule: 'zh.doubled-punctuation', lang: 'zh' });
    expect(zh?.authority).toBe('GB/T 15834-2011');
    expect(en).toMatchObject({ zhBriefDesc: 'Doubled mark', severity: 'error', category: 'punctuation' });
    expect(en?.id).toBe(zh?.id);
    const others = locales.filter((locale) => locale !== 'zh' && locale !== 'en');
    const briefs = await Promise.all(
      others.map(async (locale) => {
        const { items } = await server.visitor(locale).call(correctText, { text: '他走了。。' });
        return items[0]?.zhBriefDesc;
      }),
    );
    expect(new Set([...briefs, '标点重复', 'Doubled mark', undefined]).size).toBe(locales.length + 1);
  });

  it('counts positions in code points if requested', async () => {
    const text = '😀😀他走了。。';
    const { items } = await server.visitor().call(correctText, { text, unit: 'codepoint' });
    expect(items.map(({ pos, len }) => [pos, len])).toEqual([[5, 2]]);
  });

  it('applies the requested language and threshold', async () => {
    const text = '他走了。。He have a dog.';
    const { items } = await server.visitor().call(correctText, { text, language: 'en' });
    expect(items.every(({ lang }) => lang === 'en')).toBe(true);
    const strict = await server.visitor().call(correctText, { text, threshold: 0.99 });
    expect(strict.items).toEqual([]);
  });

  it('accepts at most 3000 words of a visitor', async () => {
    const longText = '字'.repeat(correctLimits.trialWords);
    expect((await server.visitor().call(correctText, { text: longText })).words).toBe(3000);
    await expect(server.visitor().call(correctText, { text: `${longText}。多` })).rejects.toMatchObject({
      code: 'trial_limit',
      params: { limit: 3000 },
    });
  });

  it('limits the length of a text with few words', async () => {
    const text = '。'.repeat(correctLimits.trialCharacters + 1);
    await expect(server.visitor().call(correctText, { text })).rejects.toMatchObject({
      code: 'text_too_long',
      params: { limit: correctLimits.trialCharacters },
    });
  });

  it('accepts more words of a signed-in user', async () => {
    const { token } = await createAccount(server.deps);
    const text = '字'.repeat(correctLimits.trialWords + 1);
    expect((await server.as(token).call(correctText, { text })).words).toBe(3001);
  });

  it('refuses ten megabytes with an error code', async () => {
    const response = await server.visitor().fetch(correctText.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(10_000_000) }),
    });
    expect(response.status).toBe(413);
    expect(await readJson(response)).toMatchObject({ code: 'body_too_large' });
  });

  it('answers empty text, broken UTF-16 and control characters', async () => {
    for (const text of ['', ' \r\n\t', '\ud800他走了', 'a\u0007b\u200bc']) {
      expect((await server.visitor().call(correctText, { text })).items).toEqual([]);
    }
    await expect(server.visitor().call(correctText, { text: 'a\u0000b' })).rejects.toMatchObject({
      code: 'invalid_request',
      params: { field: 'text' },
    });
  });

  it('stores no part of a text in database or log', async () => {
    const secret = '独角兽密语';
    await server
      .visitor()
      .call(correctText, { text: `${secret}己经写好了。unicornphrase is definitly here.` });
    expect(server.captured.text()).not.toMatch(/独角兽|unicornphrase/);
    expect(await rowsWith(server, '独角兽|unicornphrase')).toBe(0);

    // Proves that `rowsWith` finds stored texts.
    const { token } = await createAccount(server.deps);
    await server.as(token).call(createDocument, { title: '麒麟' });
    expect(await rowsWith(server, '麒麟')).toBeGreaterThan(0);
  });
});

/** Rows of any table in which a pattern occurs. */
async function rowsWith({ deps }: TestServer, pattern: string): Promise<number> {
  const tables = await deps.db.run(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  let rows = 0;
  for (const { name } of tables) {
    const [found] = await deps.db.run(`select count(*)::int as n from ${name} t where t::text ~ $1`, [
      pattern,
    ]);
    rows += Number(found?.n);
  }
  return rows;
}
