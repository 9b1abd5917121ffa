import {
  addWord,
  checkedWords,
  listWords,
  removeWord,
  reviewWord,
  type WordCheck,
  wordExportPath,
  wordListLimits,
} from '@inkstone/contracts/assist/word-list';
import { createDocument, removeDocuments, trashDocuments } from '@inkstone/contracts/documents';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { purgeChecks } from './remove-checks.ts';
import { findWord } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A user with a document, and checks of a word in it. */
async function writer() {
  const { token, accountId } = await createAccount(server.deps);
  const page = server.as(token);
  const { id: documentId } = await page.call(createDocument, {});
  const check = (finding: string, part: Partial<WordCheck> = {}): WordCheck => ({
    ...{ documentId, finding, language: 'en', wrong: 'definitly', right: 'definitely' },
    ...{ before: 'She ', behind: ' came.' },
    ...part,
  });
  const count = async (...checks: WordCheck[]) => (await page.call(checkedWords, { checks })).added;
  return { page, token, accountId, documentId, check, count };
}

const words = async (page: TestClient, input: Parameters<typeof page.call<typeof listWords>>[1] = {}) =>
  (await page.call(listWords, input)).words.map(({ word }) => word);

describe('the word list', () => {
  it('adds a word at its third check, once, with its sentence', async () => {
    const { page, check, count } = await writer();
    expect(await count(check('1'), check('2'))).toEqual([]);
    expect(await words(page)).toEqual([]);
    expect(await count(check('3', { before: 'He ' }), check('4'))).toEqual(['definitely']);
    expect(await count(check('5'))).toEqual([]);
    expect(await page.call(listWords, {})).toMatchObject({
      words: [
        { word: 'definitely', wrong: 'definitly', before: 'He ', behind: ' came.', language: 'en', box: 0 },
      ],
      ...{ next: null, total: 1, due: 1 },
    });
  });

  it('counts a finding once in a document, however often and from how many pages it is sent', async () => {
    const { page, check, count } = await writer();
    await Promise.all(Array.from({ length: 6 }, () => count(check('1'), check('2'), check('1'))));
    expect(await words(page)).toEqual([]);
    const { id: other } = await page.call(createDocument, {});
    expect(await count(check('1', { documentId: other }))).toEqual(['definitely']);
  });

  it('counts checks that arrive at once exactly', async () => {
    const { check, count } = await writer();
    const added = await Promise.all(['1', '2', '3', '4', '5'].map((finding) => count(check(finding))));
    expect(added.flat()).toEqual(['definitely']);
  });

  it('does not count a deleted word, which its owner can add again', async () => {
    const { page, check, count } = await writer();
    await count(check('1'), check('2'), check('3'));
    await page.call(removeWord, { word: 'definitely' });
    expect(await count(check('4'), check('5'), check('6'), check('7'))).toEqual([]);
    expect(await words(page)).toEqual([]);
    await expect(page.call(removeWord, { word: 'definitely' })).rejects.toMatchObject({ code: 'not_found' });
    expect(await page.call(addWord, { word: ' definitely ' })).toMatchObject({
      word: 'definitely',
      before: 'She ',
    });
    expect(await words(page)).toEqual(['definitely']);
  });

  it('counts neither in documents of others nor corrections that are not words', async () => {
    const one = await writer();
    const other = await writer();
    const foreign = ['1', '2', '3'].map((finding) => other.check(finding, { documentId: one.documentId }));
    const marks = ['1', '2', '3'].map((finding) => other.check(finding, { wrong: '，', right: ',' }));
    expect(await other.count(...foreign, ...marks)).toEqual([]);
    expect(await one.count(one.check('1'), one.check('2'), one.check('3'))).toEqual(['definitely']);
    await expect(other.page.call(reviewWord, { word: 'definitely', isKnown: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const contract of [listWords]) {
      await expect(server.visitor().call(contract, {})).rejects.toMatchObject({ code: 'sign_in_first' });
    }
  });

  it('can be extended by hand, searched, and read page by page', async () => {
    const { page } = await writer();
    await expect(page.call(addWord, { word: '!' })).rejects.toMatchObject({ code: 'word_invalid' });
    for (const word of ['砚台', 'New York', 'inkstone']) {
      await page.call(addWord, { word });
      server.clock.advance(1);
    }
    await page.call(addWord, { word: '砚台', example: '一方砚台。' });
    const first = await page.call(listWords, { limit: 2 });
    expect(first.words.map(({ word }) => word)).toEqual(['inkstone', 'New York']);
    expect(await words(page, { limit: 2, cursor: first.next ?? '' })).toEqual(['砚台']);
    expect(await words(page, { query: 'NEW' })).toEqual(['New York']);
    expect((await page.call(listWords, { query: '砚' })).words).toMatchObject([
      { before: '一方', behind: '。' },
    ]);
  });

  it('schedules reviews of well-known words later', async () => {
    const { page } = await writer();
    await page.call(addWord, { word: 'inkstone' });
    expect(await page.call(reviewWord, { word: 'inkstone', isKnown: true })).toMatchObject({ box: 1 });
    expect(await page.call(listWords, { due: 'true' })).toMatchObject({ words: [], due: 0, total: 1 });
    server.clock.advance(day);
    expect(await words(page, { due: 'true' })).toEqual(['inkstone']);
    expect(await page.call(reviewWord, { word: 'inkstone', isKnown: false })).toMatchObject({ box: 0 });
    expect(await words(page, { due: 'true' })).toEqual([]);
    server.clock.advance(600_000);
    expect(await words(page, { due: 'true' })).toEqual(['inkstone']);
  });

  it('can be exported as a spreadsheet and for Anki', async () => {
    const { page, token } = await writer();
    await page.call(addWord, { word: '砚台', example: '一方砚台。' });
    const fetched = async (format: string) =>
      fetch(`${server.url}${wordExportPath}?format=${format}`, { headers: { cookie: `TOKEN=${token}` } });
    const anki = await fetched('anki');
    expect(anki.headers.get('content-disposition')).toContain('words-anki.txt');
    expect(await anki.text()).toContain('一方____。\t<b>砚台</b>\tinkstone inkstone::zh\n');
    expect(await (await fetched('csv')).text()).toContain('砚台,zh,,一方砚台。,');
    expect((await fetched('xls')).status).toBe(400);
    expect((await fetch(`${server.url}${wordExportPath}?format=csv`)).status).toBe(401);
  });

  it('deletes checks with their document and after a year, but keeps words', async () => {
    const { page, accountId, documentId, check, count } = await writer();
    const { id: other } = await page.call(createDocument, {});
    await count(check('1'), check('1', { documentId: other }));
    await page.call(trashDocuments, { ids: [documentId] });
    await page.call(removeDocuments, { ids: [documentId] });
    expect(await count(check('9'), check('1', { documentId: other }))).toEqual([]);
    await page.call(addWord, { word: 'kept' });
    server.clock.advance(366 * day);
    await purgeChecks(server.deps);
    const find = (word: string) => findWord(server.deps.db.sql, accountId, word);
    expect([await find('definitely'), (await find('kept'))?.deletedAt]).toEqual([null, null]);
  });

  it('has a size limit', async () => {
    const { page, check, count } = await writer();
    const many = Array.from({ length: wordListLimits.checksAtOnce + 1 }, (_, i) => check(String(i)));
    await expect(count(...many)).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(page.call(addWord, { word: 'x'.repeat(61) })).rejects.toMatchObject({
      code: 'word_invalid',
    });
  });
});
