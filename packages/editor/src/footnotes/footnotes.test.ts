import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { ySyncPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, type PlainView } from '../testing/plain-view.ts';
import { closeFootnote, Footnotes, insertFootnote, openedFootnote, openFootnote } from './index.ts';

const plugins = () => Footnotes.config.addProseMirrorPlugins?.call({} as never) ?? [];
const footnote = (text: string) => bodySchema.node('footnote', { text });
const paragraph = (...content: (string | Node)[]) =>
  bodySchema.node(
    'paragraph',
    null,
    content.map((each) => (typeof each === 'string' ? bodySchema.text(each) : each)),
  );

function open(...blocks: Node[]): PlainView {
  return createPlainView(plugins(), bodySchema.node('doc', null, blocks));
}

const insert = (view: PlainView) => insertFootnote({ state: view.state, view });
const close = (view: PlainView, text: string) => closeFootnote({ state: view.state, view }, text);
const openAt = (view: PlainView, at: number) => openFootnote({ state: view.state, view }, at);

/** Returns the displayed numbers by the texts of their footnotes. */
function numbers({ state }: PlainView): string[] {
  const shown: string[] = [];
  state.doc.descendants((node, at) => {
    if (node.type.name !== 'footnote') return;
    const { number } = openedFootnote(state.apply(state.tr.setMeta('footnotes$', at))) ?? { number: 0 };
    shown.push(`${node.attrs.text}${number}`);
  });
  return shown;
}

describe('footnotes', () => {
  it('are numbered through all blocks, and again when one is added, removed or moved', () => {
    const list = bodySchema.node('bulletList', null, [
      bodySchema.node('listItem', null, [paragraph('x', footnote('b'))]),
    ]);
    const view = open(paragraph('一', footnote('a')), list, paragraph(footnote('c')));
    expect(numbers(view)).toEqual(['a1', 'b2', 'c3']);
    view.dispatch(view.state.tr.insert(1, footnote('z')));
    expect(numbers(view)).toEqual(['z1', 'a2', 'b3', 'c4']);
    view.dispatch(view.state.tr.delete(1, 2));
    view.dispatch(view.state.tr.insertText('字', 1));
    expect(numbers(view)).toEqual(['a1', 'b2', 'c3']);
    const end = view.state.doc.content.size;
    view.dispatch(view.state.tr.delete(3, 4).insert(end - 2, footnote('a')));
    expect(numbers(view)).toEqual(['b1', 'c2', 'a3']);
  });

  it('are inserted behind the selection, edited, and removed when left empty', () => {
    const view = open(paragraph('天地玄黄'));
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1, 3)));
    expect(insert(view)).toBe(true);
    expect(view.state.doc.toString()).toBe('doc(paragraph("天地", footnote, "玄黄"))');
    expect(openedFootnote(view.state)).toEqual({ at: 3, number: 1, text: '' });
    close(view, ' 出自《千字文》 ');
    expect(openedFootnote(view.state)).toBeNull();
    expect(openAt(view, 3)).toBe(true);
    expect(openedFootnote(view.state)?.text).toBe('出自《千字文》');
    view.dispatch(view.state.tr.insertText('前', 1));
    expect(openedFootnote(view.state)?.at).toBe(4);
    close(view, ' ');
    expect(view.state.doc.toString()).toBe('doc(paragraph("前天地玄黄"))');
  });

  it('are not inserted into code', () => {
    const view = open(bodySchema.node('codeBlock', null, [bodySchema.text('x')]));
    expect(insert(view)).toBe(false);
  });

  it('keep their numbers when another device edits', () => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    one.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(two, update, 'wire'));
    two.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(one, update, 'wire'));
    const [mine, other] = [one, two].map((doc) =>
      createPlainView([ySyncPlugin(doc.getXmlFragment('body')), ...plugins()]),
    );
    if (!mine || !other) throw new Error('two views');
    const first = paragraph('一', footnote('a'));
    mine.dispatch(
      mine.state.tr.replaceWith(0, mine.state.doc.content.size, [first, paragraph(footnote('b'))]),
    );
    other.dispatch(other.state.tr.insert(1, footnote('z')));
    expect(numbers(mine)).toEqual(['z1', 'a2', 'b3']);
  });
});
