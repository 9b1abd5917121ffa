import type { Match } from '@inkstone/contracts/assist/languagetool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';

// The requests of programs that use the protocol, taken from their sources.

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Sends a request like a program that is not a browser: no cookies, no Sec-Fetch headers. */
const send = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

async function matchesOf(response: Response): Promise<Match[]> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  const { matches } = (await response.json()) as { matches: Match[] };
  return matches;
}

const changes = (text: string, matches: readonly Match[]) =>
  matches.map(({ offset, length, replacements }) => [
    text.slice(offset, offset + length),
    replacements[0]?.value,
  ]);

describe('LibreOffice', () => {
  it.each([
    ['zh-CN', '我们己经出发了。', ['己经', '已经']],
    ['en-US', 'He have a dog.', ['have', 'has']],
  ])('gets findings of a paragraph declared %s', async (language, text, change) => {
    const body = `text=${encodeURIComponent(text)}&language=${language}`;
    const response = await send('/v2/check', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(changes(text, await matchesOf(response))).toEqual([change]);
  });

  it('requests the languages first', async () => {
    const languages: unknown = await (await send('/v2/languages')).json();
    expect(languages).toContainEqual({ name: 'Chinese (China)', code: 'zh', longCode: 'zh-CN' });
    expect(languages).toContainEqual({ name: 'English (US)', code: 'en', longCode: 'en-US' });
  });
});

describe('LTeX', () => {
  it('sends a form and calls it JSON, with LaTeX as markup', async () => {
    const annotation = [
      { markup: '\\section{', interpretAs: '' },
      { text: 'He have definitly gone' },
      { markup: '}\n\n', interpretAs: '\n\n' },
      { text: 'As ' },
      { markup: '\\cite{knuth}', interpretAs: 'Dummy0' },
      { text: ' shows, 我们己经出发了。' },
    ];
    const fields = { language: 'en-US', level: 'picky', data: JSON.stringify({ annotation }) };
    const response = await send('/v2/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
    });
    const full = annotation.map((part) => part.markup ?? part.text).join('');
    const matches = await matchesOf(response);
    expect(changes(full, matches)).toEqual(
      expect.arrayContaining([
        ['have', 'has'],
        ['definitly', 'definitely'],
        ['己经', '已经'],
      ]),
    );
    const [spelling] = matches.filter(({ rule }) => rule.category.id === 'TYPOS');
    expect(spelling?.rule.id).toMatch(/_SPELLER_RULE$/);
  });
});

describe('Obsidian', () => {
  it('sends JSON inside a form from the page of an app, with language auto', async () => {
    const text = '今天的会议上，他门讨论了计划。。';
    const fields = {
      data: JSON.stringify({ annotation: [{ text: '**', markup: undefined }, { text }] }),
      language: 'auto',
      enabledOnly: 'false',
      level: 'default',
      preferredVariants: 'en-GB,zh-CN',
      disabledCategories: 'TYPOGRAPHY',
    };
    const response = await send('/v2/check', {
      method: 'POST',
      headers: { origin: 'app://obsidian.md', accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const found = changes(`**${text}`, await matchesOf(response));
    expect(found).toContainEqual(['。。', '。']);
  });

  it('is allowed by the preflight of a browser', async () => {
    const response = await send('/v2/check', {
      method: 'OPTIONS',
      headers: {
        origin: 'app://obsidian.md',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, authorization',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
  });
});

describe('language_tool_python', () => {
  it('sends unknown parameters and reads every field of a match', async () => {
    const text = '😀 He have a dog.';
    const fields = { language: 'en-US', text, motherTongue: 'zh-CN', maxSuggestions: '5', c: '1' };
    const response = await send('/v2/check', { method: 'POST', body: new URLSearchParams(fields) });
    const [match] = await matchesOf(response);
    expect(match).toEqual({
      message: expect.stringMatching(/\p{Script=Han}/u),
      shortMessage: expect.stringMatching(/\p{Script=Han}/u),
      replacements: [{ value: 'has' }],
      offset: 6,
      length: 4,
      context: { text, offset: 6, length: 4 },
      sentence: text,
      type: { typeName: 'Other' },
      rule: {
        id: expect.stringMatching(/^en\./),
        description: expect.any(String),
        issueType: 'grammar',
        category: { id: 'GRAMMAR', name: 'Grammar' },
      },
      ignoreForIncompleteSentence: false,
      contextForSureMatch: 0,
    });
  });

  it('may also send a GET request', async () => {
    const query = new URLSearchParams({ language: 'zh', text: '他走了。。' });
    const matches = await matchesOf(await send(`/v2/check?${query}`));
    expect(matches.map(({ offset, length }) => [offset, length])).toEqual([[3, 2]]);
  });
});

describe('a client that sends JSON', () => {
  it('is accepted too', async () => {
    const text = 'He have a dog.';
    const response = await send('/v2/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en-GB', data: { annotation: [{ text }] } }),
    });
    expect(changes(text, await matchesOf(response))).toEqual([['have', 'has']]);
  });
});
