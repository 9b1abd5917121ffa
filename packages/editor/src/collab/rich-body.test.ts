import { type Node, Schema } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { ySyncPlugin, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';

/** Opens a document on two devices that receive each other's updates immediately. */
function openTwo(): readonly [PlainView, PlainView] {
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  one.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(two, update, 'wire'));
  two.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(one, update, 'wire'));
  return [open(one), open(two)];
}

const open = (doc: Y.Doc) => createPlainView([ySyncPlugin(doc.getXmlFragment('body'))]);

const note = (id: string) => bodySchema.mark('note', { id });

function write({ state, dispatch }: PlainView, doc: Node): void {
  dispatch(state.tr.replaceWith(0, state.doc.content.size, doc.content));
}

/** Formats each piece of text with its marks, as `text:note a,note b`. */
function pieces({ state }: PlainView): string[] {
  const found: string[] = [];
  state.doc.descendants((node) => {
    if (!node.isText) return;
    const marks = node.marks.map(({ type, attrs }) => [type.name, ...Object.values(attrs)].join(' '));
    found.push(`${node.text}:${marks.sort().join(',')}`);
  });
  return found;
}

describe('a shared document keeps', () => {
  it('overlapping notes made on two devices, and removes one separately', () => {
    const [one, two] = openTwo();
    write(one, docOf('春眠不觉晓'));
    one.dispatch(one.state.tr.addMark(1, 4, note('a')));
    two.dispatch(two.state.tr.addMark(2, 6, note('b')));
    const both = ['春:note a', '眠不:note a,note b', '觉晓:note b'];
    expect(pieces(one)).toEqual(both);
    expect(pieces(two)).toEqual(both);
    two.dispatch(two.state.tr.insertText('很', 3));
    expect(pieces(one)).toEqual(['春:note a', '眠很不:note a,note b', '觉晓:note b']);
    one.dispatch(one.state.tr.removeMark(0, one.state.doc.content.size, note('a')));
    expect(pieces(two)).toEqual(['春:', '眠很不觉晓:note b']);
  });

  it('tracked changes, small letters, footnotes and alignment', () => {
    const [one, two] = openTwo();
    const change = { author: '李', at: 1_700_000_000_000 };
    const doc = bodySchema.nodeFromJSON({
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 6, textAlign: 'center' },
          content: [
            { type: 'text', text: 'H' },
            { type: 'text', text: '2', marks: [{ type: 'subscript' }, { type: 'code' }] },
            { type: 'footnote', attrs: { text: '水' } },
            {
              type: 'text',
              text: 'O',
              marks: [
                { type: 'inserted', attrs: change },
                { type: 'deleted', attrs: change },
              ],
            },
          ],
        },
        {
          type: 'codeBlock',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'note', attrs: { id: 'n' } }] }],
        },
      ],
    });
    doc.check();
    write(one, doc);
    expect(two.state.doc.toJSON()).toEqual(doc.toJSON());
  });
});

it('is not opened by an older page, which would lose unknown parts', () => {
  const [one] = openTwo();
  write(one, docOf('诗'));
  one.dispatch(one.state.tr.insert(2, bodySchema.node('footnote', { text: '注' })));
  const ydoc = new Y.Doc();
  const page = open(ydoc);
  write(page, one.state.doc);
  const { footnote: _, ...nodes } = Object.fromEntries(
    Object.entries(bodySchema.nodes).map(([name, { spec }]) => [name, spec]),
  );
  const marks = Object.fromEntries(Object.entries(bodySchema.marks).map(([name, { spec }]) => [name, spec]));
  expect(ydoc.getXmlFragment('body').toString()).toContain('footnote');
  const older = new Schema({ topNode: 'doc', nodes, marks });
  yXmlFragmentToProseMirrorRootNode(ydoc.getXmlFragment('body'), older);
  expect(ydoc.getXmlFragment('body').toString()).not.toContain('footnote');
});
