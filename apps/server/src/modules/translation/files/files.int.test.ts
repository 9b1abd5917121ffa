import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { addTerm } from '@inkstone/contracts/terms';
import * as contracts from '@inkstone/contracts/translation/files';
import { drawPdf } from '@inkstone/exchange/pdf/testing';
import { openDocx } from '@inkstone/exchange/word-file';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { inProcessModel } from '../../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../../membership/index.ts';
import { listing } from '../testing/scripted-model.ts';
import { continueOne, continueOrphaned, purgeExpired } from './continue-file.ts';
import { runFile } from './run-file.ts';
import { chargedWords } from './testing/charged-words.ts';
import { docx, paragraph, run } from './testing/docx.ts';
import { scriptedTranslator, toEnglish } from './testing/scripted-translator.ts';

type Answer = Parameters<typeof scriptedTranslator>[0];
let answer: Answer = toEnglish;
const sent: unknown[] = [];
const translator = scriptedTranslator((source) => answer(source));
let server: TestServer;
beforeAll(async () => {
  const send = async (_job: unknown, payload: unknown) => void sent.push(payload);
  server = await createTestServer({ base: { translator, jobs: { send } } });
});
afterAll(() => server.close());

let accountId: string;
let person: TestClient;
let bought = 0;
beforeEach(async () => {
  answer = toEnglish;
  sent.length = 0;
  translator.requested.length = 0;
  ({ accountId } = await createAccount(server.deps));
  person = server.as(await openTestSession(server.deps, { accountId }));
});

const small = docx(
  paragraph(run('墨的历史'), run('很长', '<w:b/>'), run('。')),
  paragraph(run('第二段。')),
  paragraph(run('2026')),
);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const quote = (
  bytes: Uint8Array,
  more: {
    readonly id?: string;
    readonly name?: string;
    readonly documentId?: string | null;
    readonly direction?: 'en-zh';
  } = {},
) =>
  person.call(contracts.quoteTranslationFile, {
    ...{ id: server.deps.ids.next(), name: '论墨.docx', base64: base64(bytes), direction: 'zh-en' },
    ...more,
  });
const start = async (bytes: Uint8Array) => {
  const { id } = await quote(bytes);
  await person.call(contracts.startTranslationFile, { id });
  return id;
};
const work = (fileId: string) => continueOne(server.deps, { accountId, fileId });
const read = (id: string) => person.call(contracts.readTranslationFile, { id });
const textOf = async (id: string) => {
  const file = await person.call(contracts.downloadTranslationFile, { id });
  const part = openDocx(Buffer.from(file.base64, 'base64'), 1e8).parts;
  return { ...file, parts: part, xml: new TextDecoder().decode(part.get('word/document.xml')) };
};
const charged = () => chargedWords(server.deps, accountId);
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
const buyPlus = () =>
  server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'month_vip', quantity: 1, sourceId: `files-${++bought}` },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );

describe('a docx', () => {
  it('has a price before anything is translated, and is translated in the background with its formatting', async () => {
    const quoted = await quote(small);
    expect(quoted).toMatchObject({ state: 'quoted', texts: 2, price: 9, words: 0, done: 0, format: 'docx' });
    expect([translator.requested.length, await charged()]).toEqual([0, [0, 0, 0]]);
    const started = await person.call(contracts.startTranslationFile, { id: quoted.id });
    expect([started.state, sent]).toEqual(['waiting', [{ accountId, fileId: quoted.id }]]);
    await work(quoted.id);
    const { file, faults } = await read(quoted.id);
    expect(file).toMatchObject({ state: 'done', done: 2, translated: 2, kept: 0, plain: 0, words: 9 });
    expect([faults, await charged()]).toEqual([[], [9, 9, 0]]);
    const { name, xml, parts } = await textOf(quoted.id);
    expect(name).toBe('论墨.en.docx');
    expect(xml).toContain('<w:b/><w:lang w:val="en-US"/></w:rPr>');
    expect(xml).not.toMatch(/\p{Script=Han}/u);
    expect(new TextDecoder().decode(parts.get('docProps/custom.xml'))).toContain('name="AIGC"');
  });

  it('reports untranslated texts, which keep their source and are not charged', async () => {
    answer = (source) =>
      source.includes('第') ? null : source.includes('⟦') ? 'no marks' : toEnglish(source);
    const id = await start(small);
    await work(id);
    const { file, faults } = await read(id);
    expect(file).toMatchObject({ state: 'done', translated: 0, plain: 1, kept: 1, words: 6 });
    expect(faults).toEqual([
      { index: 0, place: 'body', state: 'plain', fault: 'marks', source: '墨的历史很长。' },
      { index: 1, place: 'body', state: 'kept', fault: 'refused', source: '第二段。' },
    ]);
    expect(await charged()).toEqual([6, 6, 0]);
    expect((await textOf(id)).xml).toContain('第二段。');
  });

  it('is not damaged by a hostile model, and its answers can be stored', async () => {
    answer = () => '</w:t></w:r>\u0000\ud800<w:p/>]]>&amp;';
    const id = await start(docx(paragraph(run('一段。'))));
    await work(id);
    expect((await textOf(id)).xml).toContain('&lt;/w:t&gt;&lt;/w:r&gt;');
  });
});

describe('a text file', () => {
  it.each([
    ['a.txt', '　　第一段。\r\n\r\n第二段。', /^　　w7 w\d+ w\d+\.\r\n\r\nw.*AI\.\r\n$/s, 'text/plain'],
    ['a.md', '# 墨的**历史**', /^---\nAIGC: \{.*\}\n---\n\n# w.*\*\*w/s, 'text/markdown'],
    ['a.html', '<p title="题">墨</p>', /^<meta name="AIGC".*<p title="w\d+">w\d+<\/p>$/s, 'text/html'],
  ])('%s stays one, with its structure and a label', async (name, source, written, mediaType) => {
    const { id, price } = await quote(Buffer.from(source), { name });
    expect(price).toBeGreaterThan(0);
    await person.call(contracts.startTranslationFile, { id });
    await work(id);
    expect((await read(id)).file).toMatchObject({ state: 'done', kept: 0, words: price });
    const file = await person.call(contracts.downloadTranslationFile, { id });
    expect([file.name, file.mediaType]).toEqual([name.replace('.', '.en.'), mediaType]);
    expect(Buffer.from(file.base64, 'base64').toString()).toMatch(written);
  });

  it('reports an encoding that its translation does not keep', async () => {
    // 春天來了，我們在院子裡種下兩棵樹，花都開了。
    const big5 = 'ac4ba4d1a8d3a446a141a7daadcca662b07ca46cb8ccbad8a455a8e2b4cabef0a141aae1b3a3b67da446a143';
    const file = await quote(Buffer.from(big5, 'hex'), { name: 'a.txt' });
    expect(file.recodedFrom).toBe('Big5');
    expect((await quote(Buffer.from('春天来了。'), { name: 'a.txt' })).recodedFrom).toBeNull();
  });

  it('is translated with the terms of its document', async () => {
    const { id: documentId } = await person.call(createDocument, { title: '墨谱' });
    const place = { scope: 'document', id: documentId } as const;
    await person.call(addTerm, {
      place,
      term: {
        ...{ partOfSpeech: 'noun', caseSensitive: false, note: '' },
        zh: { preferred: '松烟墨', variants: [], forbidden: [] },
        en: { preferred: 'pine soot ink', variants: [], forbidden: [] },
      },
    });
    for (const [from, forms] of [
      [documentId, ['松烟墨']],
      [null, []],
    ] as const) {
      const { id, termsOf } = await quote(Buffer.from('松烟墨。'), { name: 'a.txt', documentId: from });
      expect(termsOf).toEqual(from && { documentId, title: '墨谱' });
      await person.call(contracts.startTranslationFile, { id });
      await work(id);
      expect(translator.terms.at(-1)?.map(({ zh }) => zh.preferred)).toEqual(forms);
    }
    const { files } = await person.call(contracts.listTranslationFiles, {});
    expect(files.map(({ termsOf }) => termsOf?.title)).toEqual(expect.arrayContaining(['墨谱', undefined]));
  });

  it('is refused with the document of another account, and with a missing one', async () => {
    const other = server.as(await openTestSession(server.deps, await createAccount(server.deps)));
    const { id } = await other.call(createDocument, {});
    for (const documentId of [id, 'none'])
      expect(await refusalOf(quote(Buffer.from('墨。'), { name: 'a.txt', documentId }))).toBe(
        'file_not_found',
      );
    expect((await person.call(contracts.listTranslationFiles, {})).files).toEqual([]);
  });

  it('costs nothing if the model answers in the wrong language', async () => {
    const model = inProcessModel(({ messages }) => listing(messages, () => '这是另外一句中文的话。'));
    await using other = await createTestServer({
      textModel: model,
      base: { jobs: { send: async () => {} } },
    });
    const owner = await createAccount(other.deps);
    const page = other.as(await openTestSession(other.deps, owner));
    const id = other.deps.ids.next();
    const given = { id, name: 'a.txt', base64: base64(Buffer.from('财政部批准了预算。\n会议结束了。')) };
    await page.call(contracts.quoteTranslationFile, { ...given, direction: 'zh-en' });
    await page.call(contracts.startTranslationFile, { id });
    await continueOne(other.deps, { accountId: owner.accountId, fileId: id });
    const { file, faults } = await page.call(contracts.readTranslationFile, { id });
    expect(file).toMatchObject({ state: 'done', kept: 2, translated: 0, words: 0 });
    expect(faults.map(({ fault }) => fault)).toEqual(['wrong_language', 'wrong_language']);
    const left = await page.call(contracts.listTranslationFiles, {});
    expect(left.left).toBe(3000);
  });

  it('that is resent with the same id is the one read first', async () => {
    const first = await quote(Buffer.from('第一版。'), { name: 'a.txt' });
    const again = await quote(Buffer.from('第二版，更长。'), { name: 'a.txt', id: first.id });
    expect([again.id, again.price]).toEqual([first.id, first.price]);
    const other = await quote(Buffer.from('第二版，更长。'), { name: 'a.txt' });
    expect(other.price).toBeGreaterThan(first.price);
    // The file that was replaced can no longer be started.
    expect(await refusalOf(person.call(contracts.startTranslationFile, { id: first.id }))).toBe(
      'translate_file_missing',
    );
    await person.call(contracts.startTranslationFile, { id: other.id });
    answer = async (text) => {
      // Another file is read while this one is translated: it does not change.
      await quote(Buffer.from('第三版。'), { name: 'a.txt' });
      return toEnglish(text);
    };
    await work(other.id);
    expect((await read(other.id)).file).toMatchObject({ state: 'done', words: other.price });
  });
});

describe('a run', () => {
  const pages = (count: number) =>
    docx(
      ...Array.from({ length: count }, (_, at) =>
        paragraph(run(`第${at}段有一些字，还有一些`), run('粗体', '<w:b/>')),
      ),
    );

  it('that is killed twice is continued by others; every text is requested and charged once', async () => {
    await buyPlus();
    // A hundred pages with six paragraphs.
    const id = await start(pages(600));
    let requested = 0;
    for (const last of [100, 350]) {
      const killed = new AbortController();
      answer = (source) => {
        if (++requested >= last) killed.abort(new Error('killed'));
        return toEnglish(source);
      };
      await expect(runFile(server.deps, { accountId, fileId: id }, killed.signal)).rejects.toThrow('killed');
    }
    const between = await read(id);
    expect(between.file.done).toBeGreaterThan(300);
    expect(between.file.done).toBeLessThan(360);
    answer = toEnglish;
    server.clock.advance(minute);
    sent.length = 0;
    await continueOrphaned(server.deps);
    expect(sent).toContainEqual({ accountId, fileId: id });
    await work(id);
    const { file } = await read(id);
    expect(file).toMatchObject({ state: 'done', translated: 600, kept: 0, words: file.price });
    expect(await charged()).toEqual([file.price, file.price, 0]);
    // Only the interrupted steps were requested twice.
    expect(translator.requested.length).toBeLessThanOrEqual(600 + 2 * 8);
    expect((await textOf(id)).xml).not.toMatch(/\p{Script=Han}/u);
  });

  it('that ended between storing and charging is charged by the next one, once', async () => {
    const id = await start(small);
    const { wordMeter } = server.deps;
    const broken = {
      ...server.deps,
      wordMeter: { ...wordMeter, settle: () => Promise.reject(new Error('killed')), release: async () => {} },
    };
    await expect(runFile(broken, { accountId, fileId: id }, new AbortController().signal)).rejects.toThrow(
      'killed',
    );
    expect(await charged()).toEqual([0, 9, 1]);
    await work(id);
    expect(await charged()).toEqual([9, 9, 0]);
    await work(id);
    expect(await charged()).toEqual([9, 9, 0]);
  });

  it('works alone on its file', async () => {
    const id = await start(small);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    answer = async (source) => {
      begun.resolve();
      await held.promise;
      return toEnglish(source);
    };
    const first = work(id);
    await begun.promise;
    expect(await runFile(server.deps, { accountId, fileId: id }, new AbortController().signal)).toBe(false);
    held.resolve();
    await first;
    expect(translator.requested).toHaveLength(2);
  });

  it('stops when the daily words are used up, and continues when there are some again', async () => {
    // The free tier has 3000 words a day.
    const id = await start(docx(...Array.from({ length: 8 }, () => paragraph(run('字'.repeat(600))))));
    await work(id);
    const { file } = await read(id);
    // Three texts are translated together; when there are words for two more, these are translated.
    expect(file).toMatchObject({ state: 'stopped', stoppedBy: 'daily_limit_reached', words: 3000 });
    server.clock.advance(day);
    await person.call(contracts.startTranslationFile, { id });
    await work(id);
    expect((await read(id)).file).toMatchObject({ state: 'done', words: 4800 });
  });

  it('stops with the error of the model, and keeps finished texts', async () => {
    answer = (source) => (source.includes('第二') ? new AppError('model_busy') : toEnglish(source));
    const id = await start(small);
    await work(id);
    expect((await read(id)).file).toMatchObject({ state: 'stopped', stoppedBy: 'model_busy', words: 0 });
    expect(await charged()).toEqual([0, 0, 0]);
  });

  it('ends when the file is cancelled or deleted', async () => {
    const id = await start(pages(20));
    answer = async (source) => {
      if (translator.requested.length === 3) await person.call(contracts.cancelTranslationFile, { id });
      return toEnglish(source);
    };
    await work(id);
    expect((await read(id)).file).toMatchObject({ state: 'cancelled', done: 8 });
    expect((await charged())[2]).toBe(0);
    await person.call(contracts.deleteTranslationFiles, { ids: [id] });
    expect(await refusalOf(read(id))).toBe('translate_file_missing');
  });
});

describe('files of an account', () => {
  it('are translated one at a time, and a new quote replaces an earlier one', async () => {
    const [first, second] = [await start(small), await quote(small)];
    expect(await refusalOf(person.call(contracts.startTranslationFile, { id: second.id }))).toBe(
      'translate_file_running',
    );
    const third = await quote(small);
    const { files, left } = await person.call(contracts.listTranslationFiles, {});
    expect([files.map(({ id }) => id).sort(), left]).toEqual([[first, third.id].sort(), 3000]);
    expect((await quote(small, { id: third.id })).id).toBe(third.id);
  });

  it('are deleted 30 days after they were started, and quotes after a day', async () => {
    const [started, quoted] = [await start(small), await quote(small)];
    server.clock.advance(day + minute);
    await purgeExpired(server.deps);
    expect(await refusalOf(read(quoted.id))).toBe('translate_file_missing');
    expect((await read(started)).file.id).toBe(started);
    server.clock.advance(30 * day);
    await purgeExpired(server.deps);
    const later = server.as(await openTestSession(server.deps, { accountId }));
    expect((await later.call(contracts.listTranslationFiles, {})).files).toEqual([]);
  });

  it('from a PDF are a docx of its paragraphs', async () => {
    answer = (source) => `译：${source}`;
    const pdf = drawPdf([
      [
        { text: 'The ferry left at noon. Nobody was on board.', x: 72, y: 72 },
        { text: 'A second paragraph.', x: 72, y: 140 },
      ],
    ]);
    const { id } = await quote(await pdf, { name: 'ferry.pdf', direction: 'en-zh' });
    await person.call(contracts.startTranslationFile, { id });
    await work(id);
    expect((await read(id)).file).toMatchObject({ state: 'done', format: 'pdf', translated: 2, kept: 0 });
    const { name, xml } = await textOf(id);
    expect(name).toMatch(/\.docx$/);
    expect(xml).toContain('译：The ferry left at noon. Nobody was on board.');
    expect(xml).toContain('译：A second paragraph.');
  });

  it.each<[string, Uint8Array, string, string]>([
    ['is broken', Buffer.from('PK\u0003\u0004nothing'), 'a.docx', 'docx_unreadable'],
    ['is encrypted', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.docx', 'docx_encrypted'],
    ['has nothing to translate', docx(paragraph(run('Only English.'))), 'a.docx', 'translate_file_empty'],
    ['is of another kind', Buffer.from('x'), 'a.exe', 'file_format_mismatch'],
    ['is no pdf', Buffer.from('x'), 'a.pdf', 'pdf_failed'],
  ])('are refused with a message: one that %s', async (_, bytes, name, code) => {
    expect(await refusalOf(quote(bytes, { name }))).toBe(code);
  });

  it('are only visible to the caller', async () => {
    const { id } = await quote(small);
    const other = server.as(await openTestSession(server.deps, await createAccount(server.deps)));
    for (const contract of [
      contracts.startTranslationFile,
      contracts.cancelTranslationFile,
      contracts.downloadTranslationFile,
    ])
      expect(await refusalOf(other.call(contract, { id }))).toBe('translate_file_missing');
    await other.call(contracts.deleteTranslationFiles, { ids: [id] });
    expect((await read(id)).file.id).toBe(id);
  });
});
