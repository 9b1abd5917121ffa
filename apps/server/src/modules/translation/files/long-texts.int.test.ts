import { AppError } from '@inkstone/contracts';
import * as contracts from '@inkstone/contracts/translation/files';
import { openDocx } from '@inkstone/exchange/word-file';
import { day } from '@inkstone/kernel';
import { maxSegmentLength } from '@inkstone/translate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
});
afterAll(() => server.close());
beforeEach(async () => {
  answer = toEnglish;
  translator.requested.length = 0;
  const account = await createAccount(server.deps);
  ({ accountId } = account);
  person = server.as(account.token);
});

/** Translates a docx of these paragraphs as far as it goes; returns the file, its faults and the text of the translation. */
async function translate(...paragraphs: string[]) {
  const id = server.deps.ids.next();
  const base64 = Buffer.from(docx(...paragraphs)).toString('base64');
  await person.call(contracts.quoteTranslationFile, { id, name: '长.docx', base64, direction: 'zh-en' });
  return resume(id);
}

async function resume(id: string) {
  await person.call(contracts.startTranslationFile, { id });
  await continueOne(server.deps, { accountId, fileId: id });
  const { file, faults } = await person.call(contracts.readTranslationFile, { id });
  const made = await person.call(contracts.downloadTranslationFile, { id });
  const { parts } = openDocx(Buffer.from(made.base64, 'base64'), 1e8);
  return { id, file, faults, xml: new TextDecoder().decode(parts.get('word/document.xml')) };
}

const long = Array.from({ length: 60 }, (_, at) => `第${at}句说的是墨的历史，写得不长也不短。`).join('');

it('a long text is requested in pieces and written as one, with its formatting', async () => {
  const { file, xml } = await translate(paragraph(run(long), run('粗体', '<w:b/>')));
  expect(file).toMatchObject({ state: 'done', translated: 1, kept: 0, words: file.price });
  expect(translator.requested.length).toBeGreaterThan(1);
  for (const { source } of translator.requested) expect(source.length).toBeLessThanOrEqual(maxSegmentLength);
  expect(xml.match(/<w:p[ >]/g)).toHaveLength(1);
  expect(xml).toContain('<w:b/>');
  expect(xml).not.toMatch(/\p{Script=Han}/u);
});

it('a long text with an untranslated piece stays unchanged, and is free', async () => {
  answer = (source) => (source.includes('第59句') ? null : toEnglish(source));
  const { file, xml } = await translate(paragraph(run(long)));
  expect(file).toMatchObject({ state: 'done', translated: 0, kept: 1, words: 0 });
  expect(xml).toContain('第59句说的是墨的历史');
});

// The free tier has 3000 words a day.
it('a text that is too long for the words left today waits; the others are translated', async () => {
  const { id, file } = await translate(
    ...['墨'.repeat(600), '字'.repeat(2500), '第二段。'].map((text) => paragraph(run(text))),
  );
  const stopped = { state: 'stopped', stoppedBy: 'daily_limit_reached', translated: 2, kept: 0, words: 603 };
  expect(file).toMatchObject(stopped);
  // Without new words nothing is requested again.
  const requests = translator.requested.length;
  expect((await resume(id)).file).toMatchObject(stopped);
  expect(translator.requested).toHaveLength(requests);
  server.clock.advance(day);
  expect((await resume(id)).file).toMatchObject({ state: 'done', translated: 3, words: 3103 });
});

it('a text that is longer than the words of a day keeps its source and is reported; the file is done', async () => {
  const long = paragraph(run('字'.repeat(3001)));
  const { file, faults, xml } = await translate(long, paragraph(run('墨的历史。')), long);
  expect(file).toMatchObject({ state: 'done', translated: 1, kept: 2, words: 4 });
  expect(faults.map(({ index, state, fault }) => [index, state, fault])).toEqual([
    [0, 'kept', 'over_limit'],
    [2, 'kept', 'over_limit'],
  ]);
  expect(xml).toContain('字'.repeat(3001));
});

const failing = (source: string) =>
  source.includes('拒') ? new AppError('model_failed') : toEnglish(source);

it('texts that the model does not answer keep their source; the others are translated', async () => {
  answer = failing;
  const texts = ['拒一。', '拒二。', '第三段。', '第四段。', '拒五。'];
  const { file, faults } = await translate(...texts.map((text) => paragraph(run(text))));
  expect(file).toMatchObject({ state: 'done', translated: 2, kept: 3, words: 6 });
  expect(faults.map(({ index, fault }) => [index, fault])).toEqual([
    [0, 'missing'],
    [1, 'missing'],
    [4, 'missing'],
  ]);
});

it('a model that answers nothing stops the file, which can be continued', async () => {
  answer = () => new AppError('model_failed');
  const texts = Array.from({ length: 20 }, (_, at) => paragraph(run(`第${at}段。`)));
  const { id, file } = await translate(...texts);
  expect(file).toMatchObject({ state: 'stopped', stoppedBy: 'model_failed', done: 0, words: 0 });
  answer = toEnglish;
  expect((await resume(id)).file).toMatchObject({ state: 'done', translated: 20, kept: 0 });
});
