import * as contracts from '@inkstone/contracts/translation/files';
import { openDocx } from '@inkstone/exchange/word-file';
import { maxSegmentLength } from '@inkstone/translate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { continueOne } from './continue-file.ts';
import { docx, paragraph, run } from './testing/docx.ts';
import { scriptedTranslator, toEnglish } from './testing/scripted-translator.ts';

let answer: Parameters<typeof scriptedTranslator>[0] = toEnglish;
const translator = scriptedTranslator((source) => answer(source));
let server: TestServer;
let person: TestClient;
let accountId: string;
beforeAll(async () => {
  server = await createTestServer({ base: { translator, jobs: { send: async () => undefined } } });
  const account = await createAccount(server.deps);
  ({ accountId } = account);
  person = server.as(account.token);
});
afterAll(() => server.close());

/** Translates a docx of one paragraph; returns the file and the text of the translation. */
async function translate(...runs: string[]) {
  const id = server.deps.ids.next();
  const base64 = Buffer.from(docx(paragraph(...runs))).toString('base64');
  await person.call(contracts.quoteTranslationFile, { id, name: '长.docx', base64, direction: 'zh-en' });
  await person.call(contracts.startTranslationFile, { id });
  await continueOne(server.deps, { accountId, fileId: id });
  const { file } = await person.call(contracts.readTranslationFile, { id });
  const made = await person.call(contracts.downloadTranslationFile, { id });
  const { parts } = openDocx(Buffer.from(made.base64, 'base64'), 1e8);
  return { file, xml: new TextDecoder().decode(parts.get('word/document.xml')) };
}

const long = Array.from({ length: 60 }, (_, at) => `第${at}句说的是墨的历史，写得不长也不短。`).join('');

it('a long text is requested in pieces and written as one, with its formatting', async () => {
  const { file, xml } = await translate(run(long), run('粗体', '<w:b/>'));
  expect(file).toMatchObject({ state: 'done', translated: 1, kept: 0, words: file.price });
  expect(translator.requested.length).toBeGreaterThan(1);
  for (const { source } of translator.requested) expect(source.length).toBeLessThanOrEqual(maxSegmentLength);
  expect(xml.match(/<w:p[ >]/g)).toHaveLength(1);
  expect(xml).toContain('<w:b/>');
  expect(xml).not.toMatch(/\p{Script=Han}/u);
});

it('a long text with an untranslated piece stays unchanged, and is free', async () => {
  answer = (source) => (source.includes('第59句') ? null : toEnglish(source));
  const { file, xml } = await translate(run(long));
  expect(file).toMatchObject({ state: 'done', translated: 0, kept: 1, words: 0 });
  expect(xml).toContain('第59句说的是墨的历史');
});
