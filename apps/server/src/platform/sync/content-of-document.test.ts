import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prosemirrorToYXmlFragment, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import { readContent } from './content-of-document.ts';
import { updateOf } from './edit-document.ts';
import { keyOfNote } from './note-key.ts';
import { projectDocument } from './text-of-document.ts';
import { writeContent } from './write-content.ts';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
});
const note = (id: string) => ({ type: 'note', attrs: { id } });
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length ? { content } : {}) });

const plainNote = {
  author: '',
  accountId: 'a',
  createdAt: 1,
  doneAt: null,
  deletedAt: null,
  quote: '',
  replyTo: '',
};

/** Inserts a note into a document, as a page does. */
function addNote(doc: Y.Doc, id: string, words: string, fields: object = {}): Y.Map<unknown> {
  const all = Object.entries({ ...plainNote, ...fields });
  const note = new Y.Map<unknown>([['text', new Y.Text(words)], ...all]);
  doc.getMap('notes').set(id, note);
  return note;
}

/** The document that an editor with this body creates. */
function written(content: readonly object[], title = '题'): Y.Doc {
  const doc = new Y.Doc();
  doc.getText('title').insert(0, title);
  const body = bodySchema.nodeFromJSON({ type: 'doc', content });
  body.check();
  prosemirrorToYXmlFragment(body, doc.getXmlFragment('body'));
  return doc;
}

/** Several notes on the same words have no order. */
const plain = (node: Node) =>
  JSON.parse(JSON.stringify(node), (key, value) =>
    key === 'marks' ? value.map((each: object) => JSON.stringify(each)).sort() : value,
  );
const asEditor = (doc: Y.Doc) =>
  plain(yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment('body'), bodySchema));

const rich = [
  { type: 'heading', attrs: { level: 2 }, content: [text('标题')] },
  paragraph(
    text('春眠', { type: 'bold' }),
    text('不觉晓𠮷', note('a'), note('b')),
    { type: 'hardBreak' },
    text('处处'),
  ),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('米')), paragraph()] }] },
  {
    type: 'taskList',
    content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(text('做完'))] }],
  },
  paragraph(text('链接', { type: 'link', attrs: { href: 'https://a.cn' } }), {
    type: 'footnote',
    attrs: { text: '注' },
  }),
  { type: 'horizontalRule' },
];

describe('the content of a document', () => {
  it('is what an editor shows', () => {
    const doc = written(rich);
    const { title, body } = readContent(doc);
    expect(title).toBe('题');
    expect(plain(bodySchema.nodeFromJSON(body))).toEqual(asEditor(doc));
  });

  it('written into another document is equal, including notes on the same words', () => {
    const doc = written([paragraph(text('别的'))], '旧');
    writeContent(doc, readContent(written(rich)));
    expect(readContent(doc)).toEqual(readContent(written(rich)));
    expect(asEditor(doc)).toEqual(asEditor(written(rich)));
  });

  it('leaves unchanged parts in place', () => {
    const doc = written([
      paragraph(text('第一段')),
      paragraph(text('第二段不同')),
      paragraph(text('第三段')),
    ]);
    const body = doc.getXmlFragment('body');
    const before = body.toArray();
    const wanted = readContent(
      written([paragraph(text('新的')), paragraph(text('第二段相同')), paragraph(text('第三段'))]),
    );
    writeContent(doc, wanted);
    expect(readContent(doc)).toEqual(wanted);
    expect(body.toArray()).toEqual(before);
  });

  it('that is already there creates no update', () => {
    const doc = written(rich);
    expect(updateOf((copy) => writeContent(copy, readContent(doc)), Y.encodeStateAsUpdate(doc))).toBeNull();
  });

  it('includes its notes, and restores them elsewhere; unknown notes stay', () => {
    const old = written(rich);
    addNote(old, 'b', '二', { doneAt: 7 });
    addNote(old, 'a', '一𠮷', { createdAt: 5 });
    const readBack = readContent(old);
    expect(readBack.notes.map(({ id, text, doneAt }) => [id, text, doneAt])).toEqual([
      ['a', '一𠮷', null],
      ['b', '二', 7],
    ]);
    const doc = written([paragraph(text('别的'))]);
    addNote(doc, 'a', '一𠮶！', { deletedAt: 9 });
    addNote(doc, 'c', '后来写的');
    writeContent(doc, readBack);
    expect(readContent(doc).notes).toEqual([...readBack.notes, { id: 'c', text: '后来写的', ...plainNote }]);
    const update = updateOf((copy) => writeContent(copy, readBack), Y.encodeStateAsUpdate(doc));
    expect(update).toBeNull();
  });

  it("uses the editors' names of the marks of notes", () => {
    for (const id of ['a', '01900000-0000-7000-8000-000000000000', '注']) {
      const doc = written([paragraph(text('春', note(id)))]);
      expect(readContent(doc).body.content?.[0]?.content?.[0]?.marks?.[0]?.key).toBe(keyOfNote(id));
    }
  });

  it('becomes any other content', () => {
    const mark = fc.constantFrom({ type: 'bold' }, { type: 'italic' }, note('x'));
    const inline = fc.oneof(
      fc
        .tuple(fc.constantFrom('春', '𠮷𠮶', 'abc', '夏'), fc.option(mark))
        .map(([words, own]) => text(words, ...(own ? [own] : []))),
      fc.constant({ type: 'hardBreak' }),
    );
    const block = fc.oneof(
      fc.array(inline, { maxLength: 5 }).map((content) => paragraph(...content)),
      fc
        .array(inline, { maxLength: 3 })
        .map((content) => ({ type: 'blockquote', content: [paragraph(...content)] })),
      fc.constant({ type: 'horizontalRule' }),
    );
    const blocks = fc.array(block, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(blocks, blocks, (old, fresh) => {
        const doc = written(old);
        const wanted = readContent(written(fresh));
        writeContent(doc, wanted);
        expect(readContent(doc)).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });
});

/** Nested elements, `depth` of them, with a word in the innermost. */
function nested(depth: number): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    let parent: Y.XmlFragment = doc.getXmlFragment('body');
    for (let at = 0; at < depth; at++) {
      const element = new Y.XmlElement('blockquote');
      parent.insert(0, [element]);
      parent = element;
    }
    parent.insert(0, [new Y.XmlText('深')]);
  });
  return doc;
}

describe('a document not checked by a schema', () => {
  it('is read with attributes within their limits', () => {
    const doc = new Y.Doc();
    const cell = new Y.XmlElement<Record<string, never>>('tableCell');
    doc.getXmlFragment('body').insert(0, [cell]);
    for (const [name, value] of Object.entries({ colspan: 1e9, align: 'x', __proto__x: 1 }))
      cell.setAttribute(name, value as never);
    cell.insert(0, [new Y.XmlText('字')]);
    expect(readContent(doc).body.content).toEqual([
      { type: 'tableCell', attrs: { colspan: 200 }, content: [text('字')] },
    ]);
  });

  it('is read with its text at any depth', () => {
    const doc = nested(20_000);
    expect(JSON.stringify(readContent(doc).body)).toContain('深');
    expect(projectDocument(doc)).toMatchObject({ excerpt: '深', characters: 1 });
  });

  it('has notes with valid times, whatever else their fields contain', () => {
    const doc = new Y.Doc();
    const note = addNote(doc, 'a', '注', { createdAt: 1e300, doneAt: Number.NaN });
    doc.transact(() => {
      let map = note;
      for (let at = 0; at < 20_000; at++) {
        const inner = new Y.Map<unknown>();
        map.set('quote', inner);
        map = inner;
      }
    });
    expect(readContent(doc).notes).toMatchObject([{ text: '注', createdAt: 0, doneAt: null, quote: '' }]);
  });
});
