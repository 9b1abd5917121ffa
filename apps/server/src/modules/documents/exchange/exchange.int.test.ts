import { AppError } from '@inkstone/contracts';
import { getDocument, listDocuments, storeImage } from '@inkstone/contracts/documents';
import { exportFormats, exportPath, importDocument } from '@inkstone/contracts/documents/exchange';
import { bodySchema } from '@inkstone/editor/schema';
import { writeDocx } from '@inkstone/exchange/docx';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readContent } from '../../../platform/sync/index.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { zipOfZeros } from '../../../testing/zip-of-repeated.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
let otherUser: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = server.as((await createAccount(server.deps)).token);
  otherUser = server.as((await createAccount(server.deps)).token);
});

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const take = (name: string, content: string | Uint8Array, client = owner) =>
  client.call(importDocument, { name, base64: base64(content) });
const textOf = (id: string) => server.deps.sync.read(id, (doc) => JSON.stringify(readContent(doc)));
const fetchAs = (id: string, format: string, client = owner) =>
  client.fetch(`${exportPath}?id=${id}&format=${format}`);

async function refusalOf(call: Promise<unknown>): Promise<string> {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
}

const red = async () =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  ).toString('base64');
const markdown = async () =>
  `# 春天\n\n## 第一节\n\n春天来了，**院子**里有两棵树[^1]。\n\n- [x] 买墨\n\n| 甲 | 乙 |\n|-|-|\n| 丙 | 丁 |\n\n![砚](data:image/png;base64,${await red()})\n\n[^1]: 出处`;

describe('/api/document/import', () => {
  it('creates a document from a file, with its pictures', async () => {
    const { document, losses } = await take('笔记.md', await markdown());
    expect(document).toMatchObject({ title: '春天', fileType: 'markdown', folderId: null });
    expect(document.words).toBeGreaterThan(10);
    expect(losses).toEqual([]);
    const text = await textOf(document.id);
    const src = /\/api\/store\/image\?id=[\w-]+/.exec(text)?.[0] ?? '';
    expect((await owner.fetch(src)).status).toBe(200);
    expect((await otherUser.fetch(src)).status).toBe(404);
    expect((await owner.call(listDocuments, {})).documents.map(({ id }) => id)).toEqual([document.id]);
  });

  it.each([
    ['../../etc/春天.txt', '春天'],
    ['C:\\Users\\a\\春天.txt', '春天'],
    ['春\u0001\n天\u202e.txt', '春 天'],
    [`${'长'.repeat(300)}.txt`, '长'.repeat(200)],
    ['.txt', ''],
  ])('cleans the name %j', async (name, title) => {
    expect((await take(name, '正文')).document.title).toBe(title);
  });

  it('reads text files by their encoding', async () => {
    const gb = Uint8Array.from([0xb4, 0xba, 0xcc, 0xec, 0xc0, 0xb4, 0xc1, 0xcb, 0xa1, 0xa3]);
    const { document } = await take('a.txt', gb);
    expect(document.excerpt).toBe('春天来了。');
  });

  it.each([
    ['a.exe', 'MZ', 'file_format_mismatch'],
    ['a', 'text', 'file_format_mismatch'],
    ['a.constructor', 'text', 'file_format_mismatch'],
    ['a.doc', 'text', 'doc_unsupported'],
    ['a.svg', '<svg onload="alert(1)"/>', 'file_format_mismatch'],
    ['a.txt', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'file_format_mismatch'],
    ['a.pdf', 'no pdf', 'pdf_failed'],
    ['a.docx', 'no docx', 'docx_unreadable'],
    ['a.docx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'docx_encrypted'],
    ['a.docx', zipOfZeros('word/document.xml', 90), 'docx_too_large'],
    [
      'a.docx',
      zipSync({
        'word/document.xml': Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c SYSTEM "file:///etc/passwd">]><a>&c;&b;</a>',
        ),
      }),
      'docx_unreadable',
    ],
  ])('refuses %s and keeps nothing', async (name, content, code) => {
    expect(await refusalOf(take(name, content))).toBe(code);
    expect((await owner.call(listDocuments, {})).documents).toEqual([]);
  });

  it.each([
    ['more than real documents', 500],
    ['deeper than the call stack', 6000],
  ])('refuses a file nested %s as too complex', async (_, levels) => {
    expect(await refusalOf(take('a.md', `${'>'.repeat(levels)}a`))).toBe('file_too_complex');
    expect((await owner.call(listDocuments, {})).documents).toEqual([]);
  });

  it('accepts a text of one long word', async () => {
    const { document } = await take('a.txt', 'a'.repeat(9 * 1024 * 1024));
    expect(document).toMatchObject({ words: 1, characters: 9 * 1024 * 1024 });
  });

  it('does not delay an account by slow files of another', async () => {
    // Five slow files, read one after another, take several times as long as the start of a process.
    const slow = '*a_'.repeat(2000);
    const done: string[] = [];
    const slowImports = Array.from({ length: 5 }, () =>
      take('slow.md', slow, otherUser).then(() => void done.push('slow')),
    );
    await take('a.txt', '甲').then(() => void done.push('quick'));
    await Promise.all(slowImports);
    expect(done).toHaveLength(6);
    expect(done.at(-1)).toBe('slow');
  });

  it.each([
    ['a.txt', ''],
    ['a.txt', ' \n\u3000\t\n'],
    ['a.md', ''],
    ['a.pdf', ''],
    ['a.docx', ''],
    ['a.md', '>\n\n- \n'],
    ['a.html', ''],
    ['a.html', '<p><script>alert(1)</script></p><ul><li></li></ul>'],
    [
      'a.docx',
      writeDocx({
        title: '',
        body: bodySchema.node('doc', null, [bodySchema.node('paragraph')]),
        pictures: new Map(),
        notes: [],
      }),
    ],
  ])('refuses %s without content', async (name, content) => {
    expect(await refusalOf(take(name, content))).toBe('content_required');
    expect((await owner.call(listDocuments, {})).documents).toEqual([]);
  });

  it.each([
    ['a.md', '# 春天', '春天'],
    ['a.md', '---', 'a'],
    ['a.html', '<table><tr><td></td></tr></table>', 'a'],
  ])('accepts %s with little content', async (name, content, title) => {
    expect((await take(name, content)).document.title).toBe(title);
  });

  it('imports no active content of a malicious page', async () => {
    const { document } = await take(
      'a.html',
      '<p onclick=alert(1)>甲<script>alert(1)</script><a href="javascript:alert(1)">乙</a><img src=https://evil.example/p.gif>',
    );
    expect(await textOf(document.id)).not.toMatch(/script|onclick|evil/);
  });

  it('counts invalid pictures as lost and keeps the text', async () => {
    const { document, losses } = await take('a.md', '甲\n\n![b](data:image/png;base64,AAAA)');
    expect(document.excerpt).toBe('甲');
    expect(losses).toEqual([{ kind: 'pictures', count: 1 }]);
  });

  it.each([
    ['keep', '夏春天来了。', true],
    ['accept', '春天来了。', false],
    ['reject', '夏天来了。', false],
  ] as const)('handles tracked changes as requested: %s', async (changes, words, isKept) => {
    const change = (type: string) => bodySchema.mark(type, { author: '李', at: null });
    const body = bodySchema.node('doc', null, [
      bodySchema.node('paragraph', null, [
        bodySchema.text('夏', [change('deleted')]),
        bodySchema.text('春', [change('inserted')]),
        bodySchema.text('天来了。'),
      ]),
    ]);
    const docx = writeDocx({ title: '', body, pictures: new Map(), notes: [] });
    const input = { name: 'a.docx', base64: base64(docx), changes };
    const { document } = await owner.call(importDocument, input);
    const text = await textOf(document.id);
    expect(Array.from(text.matchAll(/"text":"([^"]*)"/g), ([, letters]) => letters).join('')).toBe(words);
    expect(text.includes('"inserted"')).toBe(isKept);
  });

  it('refuses an unknown option for tracked changes', async () => {
    const input = { name: 'a.txt', base64: base64('甲'), changes: 'perhaps' as 'keep' };
    expect(await refusalOf(owner.call(importDocument, input))).toBe('invalid_request');
    expect((await owner.call(listDocuments, {})).documents).toEqual([]);
  });

  it('refuses a missing folder, visitors, and files above the limit', async () => {
    const call = (client: TestClient, folderId: string | null) =>
      client.call(importDocument, { name: 'a.txt', base64: base64('甲'), folderId });
    expect(await refusalOf(call(owner, '01900000-0000-7000-8000-000000000000'))).toBe('folder_not_found');
    expect(await refusalOf(call(server.visitor(), null))).toBe('sign_in_first');
    expect(await refusalOf(take('a.txt', new Uint8Array(20 * 1024 * 1024 + 1).fill(97)))).toBe(
      'import_too_large',
    );
  });
});

describe('/api/document/export', () => {
  it('returns the document in every format with its title as file name', async () => {
    const { document } = await take('a.md', await markdown());
    for (const format of exportFormats) {
      const response = await fetchAs(document.id, format);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="_.${format}"; filename*=UTF-8''%E6%98%A5%E5%A4%A9.${format}`,
      );
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBeGreaterThan(50);
      // An exported file can be imported again.
      const again = await take(`zurück.${format}`, bytes);
      expect(again.document.title).toBe(format === 'txt' ? 'zurück' : '春天');
      expect(await textOf(again.document.id)).toContain('树');
    }
  });

  it('is equal after export to and import from Markdown, HTML and docx', async () => {
    const { document } = await take('a.md', await markdown());
    const before = await textOf(document.id);
    for (const format of ['md', 'html', 'docx']) {
      const bytes = new Uint8Array(await (await fetchAs(document.id, format)).arrayBuffer());
      const again = await take(`a.${format}`, bytes);
      if (format !== 'docx') expect(await textOf(again.document.id)).toBe(before);
      else expect((await textOf(again.document.id)).replace(/"attrs":\{[^{}]*\},?/g, '')).toContain('丙');
    }
  });

  it('refuses other accounts', async () => {
    const { document } = await take('a.md', '私');
    expect((await fetchAs(document.id, 'md', otherUser)).status).toBe(404);
    expect((await fetchAs(document.id, 'md', server.visitor())).status).toBe(401);
    expect((await fetchAs('01900000-0000-7000-8000-000000000000', 'md')).status).toBe(404);
    expect((await fetchAs(document.id, 'exe')).status).toBe(400);
    expect((await fetchAs('x', 'md')).status).toBe(400);
    expect((await owner.call(getDocument, { id: document.id })).id).toBe(document.id);
  });

  it('contains no picture of another account that a text refers to', async () => {
    const { url } = await otherUser.call(storeImage, { base64: await red() });
    const { document } = await take('a.md', '甲');
    await server.deps.sync.edit(document.id, (doc) => {
      const image = new Y.XmlElement('image');
      image.setAttribute('src', url);
      doc.getXmlFragment('body').insert(0, [image]);
    });
    expect(await (await fetchAs(document.id, 'html')).text()).not.toContain('data:image');
  });
});
