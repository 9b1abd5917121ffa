import { getDelta } from '@inkstone/contracts/documents/deltas';
import { exportPath, importDocument } from '@inkstone/contracts/documents/exchange';
import { bodySchema } from '@inkstone/editor/schema';
import { type Note, notedTexts } from '@inkstone/exchange';
import { readDocx, writeDocx } from '@inkstone/exchange/docx';
import type { Mark } from '@tiptap/pm/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = server.as((await createAccount(server.deps)).token);
});

const at = Date.UTC(2026, 4, 6, 7, 8, 9);
const notes: Note[] = [
  { id: 'a', text: '为何不觉？\n再想。', author: '李', at, isDone: true, replyTo: null },
  { id: 'b', text: '同感', author: 'Ann', at: at + 60_000, isDone: false, replyTo: 'a' },
  { id: 'c', text: '跨段', author: '', at: null, isDone: false, replyTo: null },
];

/** Two paragraphs and a cell with notes that overlap, reply to each other and cross the end of a paragraph. */
function docxWithNotes(): Uint8Array {
  const noted = (...ids: string[]): Mark[] => ids.map((id) => bodySchema.mark('note', { id }));
  const text = (words: string, ...ids: string[]) => bodySchema.text(words, noted(...ids));
  const paragraph = (...content: ReturnType<typeof text>[]) => bodySchema.node('paragraph', null, content);
  const cell = bodySchema.node('tableCell', null, paragraph(text('夜来', 'c'), text('风雨声')));
  const body = bodySchema.node('doc', null, [
    paragraph(text('春眠'), text('不', 'a', 'b'), text('觉', 'a', 'b', 'c'), text('晓', 'c')),
    bodySchema.node('table', null, bodySchema.node('tableRow', null, cell)),
  ]);
  return writeDocx({ title: '晓', body, pictures: new Map(), notes });
}

const take = (name: string, bytes: Uint8Array) =>
  owner.call(importDocument, { name, base64: Buffer.from(bytes).toString('base64') });
const fetchAs = (id: string, query: string) => owner.fetch(`${exportPath}?id=${id}&${query}`);
const textAs = async (id: string, query: string) => (await fetchAs(id, query)).text();

/** The document as an editor opens it. */
async function open(id: string): Promise<Y.Doc> {
  const { update } = await owner.call(getDelta, { id });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Buffer.from(update, 'base64'));
  return doc;
}

describe('comments of a docx', () => {
  it('become notes on their words, with author, time and replies', async () => {
    const { document, losses } = await take('a.docx', docxWithNotes());
    expect(losses).toEqual([]);
    const doc = await open(document.id);
    const kept: Record<string, { text: string }> = doc.getMap('notes').toJSON();
    const idOf = (text: string) => Object.keys(kept).find((id) => kept[id]?.text.startsWith(text)) ?? '';
    const [first, second, third] = [idOf('为何'), idOf('同感'), idOf('跨段')];
    const words = notedTexts(yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment('body'), bodySchema));
    const quotes = [first, second, third].map((id) => words.get(id)?.text);
    expect([words.size, ...quotes]).toEqual([3, '不觉', '不觉', '觉晓 夜来']);
    expect(kept[first]).toMatchObject({
      text: '为何不觉？\n再想。',
      author: '李',
      createdAt: at,
      doneAt: at,
      quote: '不觉',
    });
    expect(kept[second]).toMatchObject({
      text: '同感',
      author: 'Ann',
      replyTo: first,
      doneAt: null,
      accountId: '',
    });
    expect(kept[third]).toMatchObject({ text: '跨段', author: '', createdAt: 0, quote: '觉晓 夜来' });
  });

  it('are exported as equal comments', async () => {
    const { document } = await take('a.docx', docxWithNotes());
    const bytes = new Uint8Array(await (await fetchAs(document.id, 'format=docx')).arrayBuffer());
    const options = { changes: 'keep', maxBytes: 1e7 } as const;
    const [before, after] = [readDocx(docxWithNotes(), options), readDocx(bytes, options)];
    expect(after.manuscript.notes).toEqual(before.manuscript.notes);
    expect([...notedTexts(after.manuscript.body)]).toEqual([...notedTexts(before.manuscript.body)]);
    const plain = await fetchAs(document.id, 'format=docx&notes=without');
    expect(readDocx(new Uint8Array(await plain.arrayBuffer()), options).manuscript.notes).toEqual([]);
  });
});

describe('notes in other formats', () => {
  it('are at the end with their quoted words if requested, and otherwise absent', async () => {
    const { document } = await take('a.docx', docxWithNotes());
    for (const format of ['md', 'html', 'txt']) {
      expect(await textAs(document.id, `format=${format}`)).not.toContain('同感');
      const listed = await textAs(document.id, `format=${format}&notes=with`);
      for (const part of ['批注', '不觉', '为何不觉？', '李 · 2026-05-06', '觉晓 夜来'])
        expect(listed).toContain(part);
    }
    expect((await fetchAs(document.id, 'format=md&notes=perhaps')).status).toBe(400);
  });

  it('by the owner have the name that the owner has chosen', async () => {
    const { token, accountId } = await createAccount(server.deps);
    owner = server.as(token);
    const { document } = await take('a.docx', docxWithNotes());
    await server.deps.sync.edit(document.id, (doc) => {
      for (const note of doc.getMap('notes').values()) {
        if (note instanceof Y.Map && note.get('author') === '') note.set('accountId', accountId);
      }
    });
    expect(await textAs(document.id, 'format=txt&notes=with')).not.toContain('墨客');
    await server.deps.db.run('update accounts set username = $1 where account_id = $2', ['墨客', accountId]);
    expect(await textAs(document.id, 'format=txt&notes=with')).toContain('— 墨客');
  });
});
