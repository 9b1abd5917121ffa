import { AppError } from '@inkstone/contracts';
import { addExemptWords } from '@inkstone/contracts/assist/exempt-words';
import { savePreferences } from '@inkstone/contracts/assist/preferences';
import {
  followProofreadFile,
  proofreadFile,
  writeProofreadFile,
} from '@inkstone/contracts/assist/proofread-file';
import { createDocument } from '@inkstone/contracts/documents';
import { readUsage } from '@inkstone/contracts/membership';
import { addTerm } from '@inkstone/contracts/terms';
import { bodyFromJson } from '@inkstone/exchange';
import { writeDocx } from '@inkstone/exchange/docx';
import { buildDocx } from '@inkstone/exchange/official/testing';
import { openDocx } from '@inkstone/exchange/word-file';
import type { ErrorCode } from '@inkstone/phrases';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collect, type TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { zipOfZeros } from '../../../testing/zip-of-repeated.ts';
import { createAccount } from '../../accounts/testing.ts';
import { exchangeFile } from '../../documents/index.ts';
import { grant } from '../../membership/index.ts';

let server: TestServer;
let person: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  person = await member();
});
afterAll(() => server.close());

/** Creates a user, by default with Pro, because the files of these tests exceed the daily limits of other tiers. */
async function member({ isFree = false } = {}): Promise<TestClient> {
  const client = server.visitor('zh');
  const { accountId, token } = await createAccount(server.deps);
  client.cookies.set('TOKEN', token);
  if (isFree) return client;
  const bought = { accountId, itemId: 'week_vvip', quantity: 1, sourceId: `order of ${accountId}` };
  await server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, { ...bought, source: 'order', at: server.clock.now() }),
  );
  return client;
}

const base64 = (content: Uint8Array | string) => Buffer.from(content).toString('base64');
const sampleDocx = buildDocx([
  { text: '我们己经出发了。。他很高兴。' },
  { text: '' },
  { text: 'He have a apple.' },
]);
const check = (name: string, content: Uint8Array | string, client = person) =>
  client.call(proofreadFile, { name, base64: base64(content) });
type RequestedResult = Parameters<typeof person.call<typeof writeProofreadFile>>[1];
const result = (requested: Partial<RequestedResult>, client = person) =>
  client.call(writeProofreadFile, {
    name: '信.docx',
    base64: base64(sampleDocx),
    format: 'docx',
    ...requested,
  });
const xmlOf = (file: string, path = 'word/document.xml') =>
  new TextDecoder().decode(openDocx(Buffer.from(file, 'base64'), 1e8).parts.get(path));
const readAs = async (format: 'docx' | 'pdf', bytes: Uint8Array) => {
  const { content } = await exchangeFile(
    'a reader',
    { kind: 'read', format, bytes, changes: 'accept', url: '', charset: '', now: 0 },
    'server_error',
  );
  return JSON.parse(new TextDecoder().decode(content)) as { body: { type: string } };
};
/** The characters of a docx, in order. */
async function textOf(file: string): Promise<string> {
  const { body } = await readAs('docx', Buffer.from(file, 'base64'));
  const letters = JSON.stringify(body).matchAll(/"text":"([^"]*)"/g);
  return Array.from(letters, ([, text]) => text).join('');
}

async function refusalOf(call: Promise<unknown>): Promise<string> {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
}

describe('/api/proofread-file', () => {
  it('lists findings by paragraph, with their sentences and counts', async () => {
    const { findings, paragraphs, words, categories } = await check('信.docx', sampleDocx);
    expect([paragraphs, words]).toEqual([2, 15]);
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          original: '己经',
          correct: ['已经'],
          paragraph: 0,
          before: '我们',
          after: '出发了。。',
        }),
        expect.objectContaining({ original: '。。', pos: 7, len: 2 }),
        expect.objectContaining({ original: 'a', correct: ['an'], paragraph: 1, before: 'He have ' }),
      ]),
    );
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(findings.length);
  });

  it.each([
    ['a.txt', '我们己经出发了。'],
    ['a.md', '# 题\n\n我们**己经**出发了。'],
    [
      'a.txt',
      Buffer.from([
        0xce, 0xd2, 0xc3, 0xc7, 0xbc, 0xba, 0xbe, 0xad, 0xb3, 0xf6, 0xb7, 0xa2, 0xc1, 0xcb, 0xa1, 0xa3,
      ]),
    ],
  ])('reads %s too', async (name, content) => {
    expect((await check(name, content)).findings.map(({ original }) => original)).toEqual(['己经']);
    const { base64: docx, changes, name: given } = await result({ name, base64: base64(content) });
    expect([changes, given]).toEqual([1, 'a（校对）.docx']);
    expect(await textOf(docx)).toContain('我们已经出发了。');
  });

  it('reads footnotes, reports findings as in a footnote, and corrects them', async () => {
    const withFootnote = writeDocx({
      title: '',
      body: bodyFromJson({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: '我们出发了。' },
              { type: 'footnote', attrs: { text: '他们己经到了。' } },
            ],
          },
        ],
      }),
      pictures: new Map(),
      notes: [],
    });
    const { findings } = await check('信.docx', withFootnote);
    expect(findings).toMatchObject([{ original: '己经', place: 'footnote', before: '他们' }]);
    const { base64: docx, changes, comments } = await result({ base64: base64(withFootnote), explain: true });
    expect([changes, comments]).toEqual([1, 0]);
    expect(xmlOf(docx, 'word/footnotes.xml')).toMatch(/<w:del [^>]*>.*?己.*?<w:ins [^>]*>.*?已/);
    const report = await result({ base64: base64(withFootnote), format: 'report' });
    const text = JSON.stringify(await readAs('pdf', Buffer.from(report.base64, 'base64')));
    expect(text).toContain('脚注：');
  });

  it('omits what the user has exempted', async () => {
    const other = await member();
    await other.call(addExemptWords, { words: ['己经'] });
    expect((await check('a.txt', '我们己经出发了。', other)).findings).toEqual([]);
  });

  it('is for members only, as its results are', async () => {
    const visitor = server.visitor('zh');
    expect(await refusalOf(check('a.txt', '好', visitor))).toBe('sign_in_first');
    expect(await refusalOf(result({}, visitor))).toBe('sign_in_first');
  });
});

describe('/api/proofread-file/stream', () => {
  const follow = (name: string, content: Uint8Array | string, client = person) =>
    client.stream(followProofreadFile, { name, base64: base64(content) });
  /** Different sentences, because the engine caches checked ones. */
  const sentence = (i: number) => `第${i}段说明了我们己经在${i * 7}号做完了哪些事情，而且写得很清楚。`;
  const long = Array.from({ length: 1200 }, (_, i) => sentence(i)).join('\n');

  it('streams the parts of the complete answer', async () => {
    const [read, ...rest] = await collect(follow('a.txt', long));
    const report = rest.at(-1);
    const parts = rest.slice(0, -1);
    const whole = await check('a.txt', long);
    expect(read).toEqual({ type: 'read', paragraphs: 1200, words: whole.words });
    expect(report).toEqual({ type: 'report', ...whole });
    expect(parts.length).toBeGreaterThan(5);
    const reported = parts.flatMap((part) => (part.type === 'checked' ? part.findings : []));
    expect(reported).toEqual(whole.findings);
    const shares = parts.map((part) => (part.type === 'checked' ? part.share : 0));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('is refused as the complete answer is', async () => {
    expect(await refusalOf(collect(follow('a.docx', 'no zip')))).toBe('docx_unreadable');
    expect(await refusalOf(collect(follow('a.txt', '好', server.visitor('zh'))))).toBe('sign_in_first');
    expect((await collect(follow('a.txt', ' \n'))).at(-1)).toMatchObject({ type: 'report', findings: [] });
  });

  it('is refused beyond the daily limit, before anything is checked', async () => {
    const free = await member({ isFree: true });
    expect(await refusalOf(check('a.txt', long, free))).toBe('daily_limit_reached');
    expect(await refusalOf(collect(follow('a.txt', long, free)))).toBe('daily_limit_reached');
    expect((await free.call(readUsage, {})).features[0]).toMatchObject({ used: 0, left: 5000 });
    expect((await check('a.txt', '我们己经出发了。', free)).findings).toHaveLength(1);
  });

  it('stops the work when the client disconnects', async () => {
    const { proofreader } = server.deps;
    const shares: number[] = [];
    let signal: AbortSignal | undefined;
    const inSteps = proofreader.checkInSteps.bind(proofreader);
    const watched = vi
      .spyOn(proofreader, 'checkInSteps')
      .mockImplementation(async function* (text, rules, options) {
        signal = options?.signal;
        for await (const step of inSteps(text, rules, options)) {
          shares.push(step.checked / text.length);
          yield step;
        }
      });
    // A text that no cache contains, of the maximum length of files.
    const fresh = Array.from({ length: 2500 }, (_, i) => sentence(i).replace('。', '甲。')).join('\n');
    for await (const event of follow('a.txt', fresh, await member())) if (event.type === 'checked') break;
    watched.mockRestore();
    await expect.poll(() => signal?.aborted).toBe(true);
    // The worker for files checks one text at a time, so after this check the other one has ended.
    await proofreader.check('我们己经出发了。', { language: 'zh' }, { isBackground: true });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeLessThan(1);
    await expect.poll(() => server.captured.text()).toContain('"status":499');
    expect(server.captured.lines().filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('/api/proofread-file/result', () => {
  it('returns tracked changes by Inkstone with the time of the clock', async () => {
    const { base64: docx, mediaType, name, changes } = await result({});
    expect([mediaType, name]).toEqual([expect.stringContaining('wordprocessingml'), '信（校对）.docx']);
    expect(changes).toBeGreaterThanOrEqual(3);
    const xml = xmlOf(docx);
    const at = new Date(server.deps.clock.now()).toISOString().slice(0, 10);
    expect(xml).toMatch(new RegExp(`<w:del w:id="\\d+" w:author="Inkstone" w:date="${at}T[\\d:]+Z">.*?己`));
    expect(await textOf(docx)).toContain('我们已经出发了。他很高兴。');
  });

  it('changes only what was chosen, with explanations if requested', async () => {
    const { findings } = await check('信.docx', sampleDocx);
    const chosen = findings.filter(({ original }) => original === '己经').map(({ id }) => id);
    const plain = await result({ findings: [...chosen, 'none'] });
    expect([plain.changes, plain.comments]).toEqual([1, 0]);
    const explained = await result({ findings: chosen, explain: true });
    expect([explained.changes, explained.comments]).toEqual([1, 1]);
    expect(xmlOf(explained.base64, 'word/comments.xml')).toContain('“己经” → “已经”');
  });

  it('writes a report whose text can be read', async () => {
    const { base64: pdf, name, mediaType } = await result({ format: 'report' });
    expect([name, mediaType]).toEqual(['信（校对报告）.pdf', 'application/pdf']);
    const text = JSON.stringify(await readAs('pdf', Buffer.from(pdf, 'base64')));
    for (const words of ['校对报告', '信.docx', '概览', '第 1 段', '己经', '已经'])
      expect(text).toContain(words);
  });

  it('accepts a PDF, and returns a docx of its text with changes', async () => {
    const content = { title: '', notes: [], ...(await readAs('docx', sampleDocx)) };
    const none = { pictures: new Map(), pictureFolder: null, withNotes: false, owner: '', producer: null };
    const rest = { ...none, now: 0, language: 'zh' as const };
    const pdf = await exchangeFile('a', { kind: 'write', format: 'pdf', content, ...rest }, 'export_failed');
    const { base64: docx, changes } = await result({ name: '信.pdf', base64: base64(pdf) });
    expect(changes).toBeGreaterThanOrEqual(3);
    expect(await textOf(docx)).toContain('我们已经出发了。他很高兴。');
  });
});

describe('the terms of a document', () => {
  const text = '请打开客户列表。';
  const given = { name: 'a.txt', base64: base64(text) };
  const newTerms = async (client: TestClient) => {
    const { id } = await client.call(createDocument, {});
    const none = { preferred: '', variants: [], forbidden: [] };
    const zh = { preferred: '顾客', variants: [], forbidden: ['客户'] };
    const term = { zh, en: none, partOfSpeech: 'noun', caseSensitive: false, note: '' } as const;
    await client.call(addTerm, { place: { scope: 'document', id }, term });
    return id;
  };

  it('hold for a file that names it, and for its result, also where terms are not checked otherwise', async () => {
    const client = await member();
    const documentId = await newTerms(client);
    await client.call(savePreferences, { checksTerms: false });
    const termsIn = (found: readonly { category: string; original: string }[]) =>
      found.filter(({ category }) => category === 'terms').map(({ original }) => original);
    expect(termsIn((await client.call(proofreadFile, given)).findings)).toEqual([]);
    const { findings } = await client.call(proofreadFile, { ...given, documentId });
    expect(termsIn(findings)).toEqual(['客户']);
    const events = await collect(client.stream(followProofreadFile, { ...given, documentId }));
    const last = events.at(-1);
    expect(last?.type === 'report' && termsIn(last.findings)).toEqual(['客户']);
    const ids = findings.filter(({ category }) => category === 'terms').map(({ id }) => id);
    const written = await result({ ...given, documentId, findings: ids }, client);
    expect([written.changes, await textOf(written.base64)]).toEqual([1, '请打开顾客列表。']);
  });

  it('of another account are refused', async () => {
    const documentId = await newTerms(await member());
    expect(await refusalOf(person.call(proofreadFile, { ...given, documentId }))).toBe('file_not_found');
    expect(await refusalOf(result({ ...given, documentId }))).toBe('file_not_found');
  });
});

describe('a file that cannot be proofread', () => {
  const part = (path: string, content: string) => zipSync({ [path]: strToU8(content) });
  const entities = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><w:document/>';
  const withMacros = () => {
    const parts = Object.fromEntries(openDocx(sampleDocx, 1e8).parts);
    return zipSync({ ...parts, 'word/vbaProject.bin': strToU8('x') });
  };
  const bomb = () => zipOfZeros('word/document.xml', 101);
  const files: Readonly<Record<string, readonly [string, () => string | Uint8Array, ErrorCode]>> = {
    'an empty docx': ['a.docx', () => '', 'content_required'],
    'an empty PDF': ['a.pdf', () => '', 'content_required'],
    'an empty text': ['a.md', () => '', 'content_required'],
    'no zip': ['a.docx', () => 'no zip', 'docx_unreadable'],
    'broken off': ['a.docx', () => sampleDocx.subarray(0, 400), 'docx_unreadable'],
    entities: ['a.docx', () => part('word/document.xml', entities), 'docx_unreadable'],
    'deep nesting': ['a.docx', () => part('word/document.xml', '<a>'.repeat(300)), 'docx_unreadable'],
    'a password': ['a.docx', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'docx_encrypted'],
    'a bomb': ['a.docx', bomb, 'docx_too_large'],
    macros: ['a.docx', withMacros, 'docx_with_macros'],
    'no PDF': ['a.pdf', () => 'no pdf', 'pdf_failed'],
    'old Word': ['a.doc', () => 'old', 'doc_unsupported'],
    HTML: ['a.html', () => '<p>好', 'file_format_mismatch'],
    'a program': ['a.exe', () => 'MZ', 'file_format_mismatch'],
    'no text': ['a.txt', () => Buffer.from([0, 1, 2, 0, 255, 0]), 'file_format_mismatch'],
    'much text': ['a.txt', () => '好'.repeat(200_001), 'text_too_long'],
    'many bytes': ['a.txt', () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'import_too_large'],
  };

  it.each(Object.keys(files))('is refused: %s', async (what) => {
    const [name, make, code] = files[what] ?? ['', () => '', 'server_error'];
    const bytes = make();
    expect(await refusalOf(check(name, bytes))).toBe(code);
    expect(await refusalOf(result({ name, base64: base64(bytes) }))).toBe(code);
  });
});
