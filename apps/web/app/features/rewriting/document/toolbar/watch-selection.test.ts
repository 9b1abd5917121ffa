import type { Editor } from '@inkstone/editor';
import { selectForReview } from '@inkstone/editor/commands';
import { bodySchema } from '@inkstone/editor/schema';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSelection } from './watch-selection.ts';

type Listener = (event: { transaction: Transaction }) => void;

/** An editor with one paragraph that calls its listeners like tiptap. */
function openEditor() {
  const listeners = new Map<string, Listener>();
  const paragraph = bodySchema.node('paragraph', null, bodySchema.text('I recieve letters.'));
  const editor = {
    state: EditorState.create({ doc: bodySchema.node('doc', null, paragraph) }),
    isFocused: true,
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    dispatch(transaction: Transaction) {
      const before = editor.state.selection;
      editor.state = editor.state.apply(transaction);
      if (!editor.state.selection.eq(before)) listeners.get('selectionUpdate')?.({ transaction });
      if (transaction.docChanged) listeners.get('update')?.({ transaction });
    },
  };
  const seen: string[] = [];
  const end = watchSelection(editor as unknown as Editor, {
    onSelected: () => seen.push('selected'),
    onMoved: () => seen.push('moved'),
    onLeft: () => seen.push('left'),
  });
  return { editor, seen, end };
}

/** A selection by pointer. */
const select = ({ state }: { state: EditorState }, from: number, to: number) =>
  state.tr.setSelection(TextSelection.create(state.doc, from, to)).setMeta('pointer', true);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports text selected by the user, once the selection is stable', () => {
  const { editor, seen } = openEditor();
  editor.dispatch(select(editor, 1, 4));
  vi.advanceTimersByTime(300);
  editor.dispatch(select(editor, 1, 10));
  vi.advanceTimersByTime(300);
  expect(seen).toEqual(['left', 'left']);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['left', 'left', 'selected']);
});

it('reports neither a finding to which the user moves nor a selection after an edit by another user', () => {
  const { editor, seen } = openEditor();
  selectForReview(editor as never, { from: 3, to: 10 });
  vi.advanceTimersByTime(1000);
  editor.dispatch(editor.state.tr.insertText(' We answer.', 19));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['left', 'left']);
  editor.dispatch(select(editor, 3, 12));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['left', 'left', 'left', 'selected']);
});

it('reports nothing after its end', () => {
  const { editor, seen, end } = openEditor();
  editor.dispatch(select(editor, 1, 4));
  end();
  vi.advanceTimersByTime(1000);
  editor.dispatch(select(editor, 1, 8));
  expect(seen).toEqual(['left']);
});

it('distinguishes a selection by keys from others', () => {
  const { editor, seen } = openEditor();
  const { tr, doc } = editor.state;
  editor.dispatch(tr.setSelection(TextSelection.create(doc, 5)));
  expect(seen).toEqual(['moved']);
  editor.dispatch(select(editor, 8, 8));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['moved', 'left']);
});
