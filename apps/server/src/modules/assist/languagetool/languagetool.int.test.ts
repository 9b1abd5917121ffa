import { correctText } from '@inkstone/contracts/assist';
import { type Match, maxMatches } from '@inkstone/contracts/assist/languagetool';
import type { ProofreadOptions } from '@inkstone/proofread/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proofreader } from '../../../ports/proofreader.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const request = (fields: Record<string, string>, headers: Record<string, string> = {}, at = server) =>
  fetch(`${at.url}/v2/check`, { method: 'POST', headers, body: new URLSearchParams(fields) });

async function check(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await request(fields, headers);
  const reply = await response.json();
  return reply as {
    matches: Match[];
    language: Record<string, unknown>;
    warnings: { incompleteResults: boolean };
  };
}

async function refusal(response: Response) {
  return [response.status, response.headers.get('content-type'), await response.text()];
}
const plain = 'text/plain; charset=utf-8';

describe('what is found', () => {
  const text =
    '我们己经出发了。。\r\n😀 He have definitly a apple，and we we go.\n第三段，目的是为了测试Node.js。';

  it.each(['auto', 'zh-CN', 'en-US'])(
    'is what /api/correct finds, also when declared %s',
    async (language) => {
      const { items } = await server.visitor('zh').call(correctText, { text });
      const { matches } = await check({ text, language });
      const mine = matches.map(({ offset, length, replacements }) => ({
        offset,
        length,
        to: replacements.map(({ value }) => value),
      }));
      expect(items.length).toBeGreaterThan(5);
      expect(mine).toEqual(items.map(({ pos, len, correct }) => ({ offset: pos, length: len, to: correct })));
    },
  );

  it('is limited in number, and the reply states that findings are missing', async () => {
    const sentence = '我们己经到了。\n';
    const { matches, warnings } = await check({ text: sentence.repeat(maxMatches + 1), language: 'zh-CN' });
    expect(matches).toHaveLength(maxMatches);
    expect(matches.at(-1)?.offset).toBe((maxMatches - 1) * sentence.length + 2);
    expect(warnings).toEqual({ incompleteResults: true });
    const few = await check({ text: sentence, language: 'zh-CN' });
    expect(few).toMatchObject({ matches: [{ offset: 2 }], warnings: { incompleteResults: false } });
  });

  it.each([
    [{ language: 'en-GB' }, 'GB'],
    [{ language: 'en-NZ' }, 'GB'],
    [{ language: 'en', preferredVariants: 'de-DE,en-AU' }, 'AU'],
    [{ language: 'auto', preferredVariants: 'en-CA' }, 'CA'],
    [{ language: 'en-US', level: 'picky' }, 'US'],
    [{ language: 'en-US' }, 'any'],
    [{ language: 'zh-CN' }, 'any'],
  ])('with %j follows the spelling of %s', async (fields, english) => {
    const requested: ProofreadOptions[] = [];
    const proofreader: Proofreader = {
      ...server.deps.proofreader,
      check: async (_text, options) => {
        requested.push(options);
        return [];
      },
    };
    await using listening = await createTestServer({ base: { proofreader } });
    await request({ text: '这是 colour。', ...fields }, {}, listening);
    const threshold = 'level' in fields ? 0.3 : 0.5;
    expect(requested).toMatchObject([{ english, threshold, mode: 'normal' }]);
  });

  it('reports the detected language', async () => {
    expect((await check({ text: '他走了。', language: 'auto' })).language).toEqual({
      name: 'Chinese',
      code: 'zh',
      detectedLanguage: { name: 'Chinese', code: 'zh', confidence: 1 },
    });
    const declared = await check({ text: 'He went home.', language: 'zh-CN', preferredVariants: 'en-GB' });
    expect(declared.language).toMatchObject({ code: 'zh-CN', detectedLanguage: { code: 'en' } });
  });
});

describe('the words of explanations', () => {
  const wordsFor = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const { matches } = await check({ text: '他走了。。', language: 'auto', ...fields }, headers);
    return matches[0]?.shortMessage;
  };

  it.each([
    ['the language of the text', {}, {}, '标点重复'],
    ['the declared language', { language: 'en-GB' }, {}, 'Doubled mark'],
    [
      'the reader’s mother tongue, with precedence',
      { language: 'zh-CN', motherTongue: 'en' },
      {},
      'Doubled mark',
    ],
    ['the browser’s preferred language for auto', {}, { 'accept-language': 'en-GB,en' }, 'Doubled mark'],
    [
      'the declared language before the browser’s',
      { language: 'zh-CN' },
      { 'accept-language': 'en' },
      '标点重复',
    ],
  ])('are in %s', async (_case, fields, headers, words) =>
    expect(await wordsFor(fields, headers)).toBe(words),
  );
});

describe('the choice of rules', () => {
  const text = 'He have definitly a dog。。';
  const categories = async (fields: Record<string, string>) =>
    (await check({ text, language: 'auto', ...fields })).matches.map(({ rule }) => rule.category.id);

  it('disables rules and categories, or enables only the given ones', async () => {
    const all = await categories({});
    expect(all).toEqual(expect.arrayContaining(['GRAMMAR', 'TYPOS']));
    expect(await categories({ disabledCategories: 'GRAMMAR, TYPOS' })).not.toContain('GRAMMAR');
    expect(await categories({ disabledRules: 'EN_SPELLER_RULE' })).not.toContain('TYPOS');
    expect(new Set(await categories({ enabledOnly: 'yes', enabledCategories: 'TYPOS' }))).toEqual(
      new Set(['TYPOS']),
    );
  });

  it('checks a text as an official document if that category is enabled, and not if it is disabled', async () => {
    const begun = '青山市人民政府关于检查的通知\n各县人民政府：\n一、检查\n三、整改';
    const kinds = (fields: Record<string, string>, draft = begun) =>
      categories({ text: draft, language: 'zh-CN', ...fields });
    expect(await kinds({})).not.toContain('ZH_GONGWEN');
    expect(await kinds({ enabledCategories: 'TYPOS,ZH_GONGWEN' })).toContain('ZH_GONGWEN');
    const whole = `${begun}\n青山市人民政府\n2026年03月05日`;
    expect(await kinds({}, whole)).toContain('ZH_GONGWEN');
    expect(await kinds({ disabledCategories: 'ZH_GONGWEN' }, whole)).not.toContain('ZH_GONGWEN');
  });

  it.each([
    { enabledOnly: 'true' },
    { enabledOnly: 'true', enabledRules: 'EN_SPELLER_RULE', disabledCategories: 'GRAMMAR' },
  ])('refuses %j', async (fields) => {
    expect((await refusal(await request({ text, language: 'en', ...fields })))[0]).toBe(400);
  });
});

describe('what cannot be checked', () => {
  it.each([
    [{ language: 'en' }, /text/],
    [{ language: 'en', text: 'a', data: '{"text":"a"}' }, /text/],
    [{ language: 'en', data: '{' }, /data/],
    [{ language: 'en', data: '{"annotation":[{"text":"a","markup":"b"}]}' }, /data/],
    [{ language: 'en', data: '{"annotation":7}' }, /data/],
    [{ language: 'en', data: 'null' }, /data/],
    [{ text: 'a' }, /language/],
    [{ language: 'tlh', text: 'a' }, /tlh/],
  ])('%j is refused with 400 as plain text', async (fields, words) => {
    const response = await request(fields as unknown as Record<string, string>);
    expect(await refusal(response)).toEqual([400, plain, expect.stringMatching(/^Error: .+/)]);
    expect((await refusal(await request(fields as unknown as Record<string, string>)))[2]).toMatch(words);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is refused with 413 as plain text above the announced limit', async () => {
    await using small = await createTestServer({ config: { checkCharacters: 100 } });
    const limit = await fetch(`${small.url}/v2/maxtextlength`);
    expect([limit.headers.get('content-type'), await limit.text()]).toEqual([plain, '100']);
    expect((await request({ language: 'zh', text: '字'.repeat(100) }, {}, small)).status).toBe(200);
    const over = await request({ language: 'zh', text: '字'.repeat(101) }, {}, small);
    expect(await refusal(over)).toEqual([413, plain, expect.stringContaining('100')]);
  });

  it('answers empty text, broken UTF-16 and control characters', async () => {
    for (const text of ['', ' \r\n\t', '\ud800他走了', 'a\u0007b\u200bc'])
      expect((await check({ text, language: 'auto' })).matches).toEqual([]);
    const withNull = await request({ language: 'auto', text: 'a\u0000b' });
    expect(await refusal(withNull)).toEqual([400, plain, expect.stringContaining('(text)')]);
  });

  it('distinguishes unknown paths from wrong methods', async () => {
    const none = await fetch(`${server.url}/v2/nothing`);
    expect(await refusal(none)).toEqual([404, plain, expect.stringMatching(/^Error: /)]);
    const wrong = await fetch(`${server.url}/v2/languages`, { method: 'POST' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('the description of the server', () => {
  it('contains its name, its limit and the rules of a language', async () => {
    expect(await (await fetch(`${server.url}/v2/info`)).json()).toMatchObject({
      software: { name: 'Inkstone', apiVersion: 1 },
    });
    const config = (await (await fetch(`${server.url}/v2/configinfo?language=zh-CN`)).json()) as {
      rules: { ruleId: string; description: string }[];
    };
    expect(config).toMatchObject({ parameter: { maxTextLength: 200_000 } });
    expect(config.rules.every(({ ruleId }) => ruleId.startsWith('zh.'))).toBe(true);
    expect(config.rules.find(({ ruleId }) => ruleId === 'zh.doubled-punctuation')?.description).toBe(
      '标点重复',
    );
    expect((await fetch(`${server.url}/v2/configinfo?language=xx`)).status).toBe(400);
  });
});

it('writes no part of a text to the log', async () => {
  await check({ text: '独角兽密语己经写好了。unicornphrase is definitly here.', language: 'auto' });
  await fetch(`${server.url}/v2/check?language=en&text=unicornphrase`);
  expect(server.captured.text()).not.toMatch(/独角兽|unicornphrase/);
});
