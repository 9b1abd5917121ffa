import { Plugin } from '@tiptap/pm/state';
import { describe, expect, it, vi } from 'vitest';
import { prosemirrorToYXmlFragment, redo, undo, yUndoPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { separateUndo } from '../commands/separate-undo.ts';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, docOf } from '../testing/plain-view.ts';
import { boundBody } from './bound-body.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const taskList = {
  type: 'doc',
  content: [
    {
      type: 'taskList',
      content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph('a')] }],
    },
    paragraph('b'),
  ],
};

function open(json: object) {
  const body = new Y.Doc().getXmlFragment('body');
  prosemirrorToYXmlFragment(bodySchema.nodeFromJSON(json), body);
  return createPlainView([boundBody(body)]);
}

describe('a shared body', () => {
  it('that starts with a list opens with the caret in its first words', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { selection, doc } = open(taskList).state;
    expect(warn).not.toHaveBeenCalled();
    expect(doc.toJSON()).toMatchObject({ content: [{ type: 'taskList' }, { type: 'paragraph' }] });
    expect(selection.$head.parent.textContent).toBe('a');
    expect(selection).toMatchObject({ empty: true, $head: { parentOffset: 0 } });
    warn.mockRestore();
  });

  it('undoes text typed while the focus moved', () => {
    const body = new Y.Doc().getXmlFragment('body');
    prosemirrorToYXmlFragment(docOf('春眠'), body);
    /** Dispatches a transaction like a change of focus, while the view applies another change. */
    const focus = new Plugin({
      view: () => ({
        update: (view, before) => {
          if (view.state.doc.eq(before.doc)) return;
          view.dispatch(view.state.tr.setMeta('focus', true).setMeta('addToHistory', false));
        },
      }),
    });
    const view = createPlainView([focus, boundBody(body), yUndoPlugin()]);
    view.dispatch(view.state.tr.insertText('不', 3));
    separateUndo(view.asView);
    view.dispatch(view.state.tr.insertText('觉晓', 4));
    expect(view.state.doc.textContent).toBe('春眠不觉晓');
    expect(undo(view.state)).toBe(true);
    expect(view.state.doc.textContent).toBe('春眠不');
  });

  it('is the same after everything was undone and redone', () => {
    const body = new Y.Doc().getXmlFragment('body');
    const view = createPlainView([boundBody(body), yUndoPlugin()]);
    view.dispatch(view.state.tr.insertText('春眠', 1));
    separateUndo(view.asView);
    view.dispatch(view.state.tr.split(3).insertText('不觉晓', 5));
    const written = body.toString();
    while (undo(view.state));
    view.dispatch(view.state.tr.setMeta('focus', true));
    expect(body).toHaveLength(0);
    while (redo(view.state));
    expect(body.toString()).toBe(written);
    expect(view.state.doc).toMatchObject({ childCount: 2, textContent: '春眠不觉晓' });
  });

  it('accepts edits there, and remote edits keep the caret in its place', () => {
    const view = open(docOf('春眠').toJSON());
    view.dispatch(view.state.tr.insertText('很', 1));
    const binding = view.state.plugins[0]?.getState(view.state).binding;
    const first: Y.XmlElement = binding.type.get(0);
    expect(first.toString()).toBe('<paragraph>很春眠</paragraph>');
    binding.doc.transact(() => (first.get(0) as Y.XmlText).insert(0, '他'), 'wire');
    expect(view.state.doc.textContent).toBe('他很春眠');
    expect(view.state.selection.head).toBe(3);
  });

  it('determines no paths for local changes, and receives those of others afterwards', () => {
    const path = vi.spyOn(Y.YEvent.prototype, 'path', 'get');
    const view = open(docOf('春眠', '不觉晓').toJSON());
    const binding = view.state.plugins[0]?.getState(view.state).binding;
    view.dispatch(view.state.tr.insertText('很', 1).insertText('了', 9));
    expect(binding.type.toString()).toBe('<paragraph>很春眠</paragraph><paragraph>不觉晓了</paragraph>');
    expect(path).not.toHaveBeenCalled();
    path.mockRestore();
    binding.doc.transact(() => binding.type.delete(0), 'wire');
    expect(view.state.doc.textContent).toBe('不觉晓了');
  });

  it('receives changes of others after a local one failed', () => {
    const view = open(docOf('春眠').toJSON());
    const binding = view.state.plugins[0]?.getState(view.state).binding;
    vi.spyOn(binding, '_prosemirrorChanged').mockImplementationOnce(() => {
      throw new Error('failed');
    });
    expect(() => view.dispatch(view.state.tr.insertText('很', 1))).toThrow('failed');
    binding.doc.transact(() => binding.type.insert(0, [new Y.XmlElement('paragraph')]), 'wire');
    expect(view.state.doc.childCount).toBe(2);
  });

  it('is not observed after a local change that closed the view', () => {
    const fault = vi.spyOn(console, 'error').mockReturnValue();
    const view = open(docOf('春眠').toJSON());
    const binding = view.state.plugins[0]?.getState(view.state).binding;
    binding.doc.once('afterTransaction', () => view.destroy());
    view.dispatch(view.state.tr.insertText('很', 1));
    const { doc } = view.state;
    binding.type.insert(0, [new Y.XmlElement('paragraph')]);
    expect(view.state.doc).toBe(doc);
    expect(binding.type._dEH.l).toEqual([]);
    expect(fault).not.toHaveBeenCalled();
    fault.mockRestore();
  });
});
