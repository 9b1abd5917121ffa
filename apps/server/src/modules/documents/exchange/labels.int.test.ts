import { createDocument } from '@inkstone/contracts/documents';
import { sendDelta } from '@inkstone/contracts/documents/deltas';
import { exportPath, importDocument } from '@inkstone/contracts/documents/exchange';
import { bodySchema } from '@inkstone/editor/schema';
import { createLabel } from '@inkstone/exchange';
import { readDocx, writeDocx } from '@inkstone/exchange/docx';
import { readHtml } from '@inkstone/exchange/html';
import { readMarkdown } from '@inkstone/exchange/markdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prosemirrorToYXmlFragment } from 'y-prosemirror';
import * as Y from 'yjs';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  owner = server.as((await createAccount(server.deps)).token);
});
afterAll(() => server.close());

const fileOf = async (id: string, format: string) =>
  new Uint8Array(await (await owner.fetch(`${exportPath}?id=${id}&format=${format}`)).arrayBuffer());
const textOf = async (id: string, format: string) => new TextDecoder().decode(await fileOf(id, format));

/** The label and the last paragraph of a document in each format that readers of this server know. */
async function exportAll(id: string) {
  const docx = readDocx(await fileOf(id, 'docx'), { changes: 'accept', mostBytes: 10_000_000 }).manuscript;
  const html = readHtml(await textOf(id, 'html')).manuscript;
  const md = readMarkdown(await textOf(id, 'md')).manuscript;
  return [docx, html, md].map(({ label }) => label);
}

async function write(words: string, marks: readonly string[]): Promise<string> {
  const { id } = await owner.call(createDocument, { title: '' });
  const doc = new Y.Doc();
  const text = bodySchema.text(
    words,
    marks.map((name) => bodySchema.mark(name)),
  );
  const body = bodySchema.node('doc', null, bodySchema.node('paragraph', null, text));
  prosemirrorToYXmlFragment(body, doc.getXmlFragment('body'));
  await owner.call(sendDelta, { id, update: Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64') });
  return id;
}

describe('files of a text with generated words', () => {
  it('are labelled in every format, visibly and in their metadata', async () => {
    const id = await write('春眠不觉晓。', ['generated']);
    const label = createLabel(server.deps.config.labelProducer, id);
    expect(await exportAll(id)).toEqual([label, label, label]);
    expect(await textOf(id, 'txt')).toContain('本文含有人工智能生成的内容。');
    expect(await textOf(id, 'html')).toContain('<em>本文含有人工智能生成的内容。</em>');
    expect(Buffer.from(await fileOf(id, 'pdf')).toString('latin1')).toContain('TC260:AIGC');
  });

  it('are labelled as ours when a page here has saved the text with marks', async () => {
    const html = '<p>A line. <span data-generated>Written by a model.</span></p>';
    const base64 = Buffer.from(html).toString('base64');
    const { id } = (await owner.call(importDocument, { name: 'saved.html', base64 })).document;
    const label = createLabel(server.deps.config.labelProducer, id);
    expect(await exportAll(id)).toEqual([label, label, label]);
    expect(await textOf(id, 'html')).toContain('人工智能生成的内容。');
  });

  it('are not labelled when nothing was generated', async () => {
    const id = await write('春眠不觉晓。', ['bold']);
    expect(await exportAll(id)).toEqual([undefined, undefined, undefined]);
    expect(await textOf(id, 'txt')).not.toContain('人工智能');
  });
});

describe('a labelled file', () => {
  const body = bodySchema.node('doc', null, bodySchema.node('paragraph', null, bodySchema.text('墨')));
  const take = async (label: string) => {
    const bytes = writeDocx({ title: '砚', body, pictures: new Map(), notes: [], label });
    const base64 = Buffer.from(bytes).toString('base64');
    return (await owner.call(importDocument, { name: 'a.docx', base64 })).document.id;
  };

  it('keeps the label of another provider when it is exported again', async () => {
    const label = '{"Label":"3","ContentProducer":"someone","ProduceID":"7"}';
    const id = await take(label);
    expect(await exportAll(id)).toEqual([label, label, label]);
    expect(await textOf(id, 'txt')).toContain('可能含有');
  });

  it('has no label from metadata that are not valid', async () => {
    expect(await exportAll(await take('{"Label":"9"}'))).toEqual([undefined, undefined, undefined]);
  });
});
