import { Extension } from '@tiptap/core';
import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state';

type Edge = 'start' | 'end';

/** Returns the selection after a jump to an edge of the text; `isExtending` keeps the anchor, as with Shift. */
export function jumpTo(state: EditorState, edge: Edge, isExtending: boolean): Selection {
  const there = edge === 'start' ? Selection.atStart(state.doc) : Selection.atEnd(state.doc);
  return isExtending ? TextSelection.between(state.selection.$anchor, there.$head) : there;
}

const keys: Readonly<Record<string, Edge>> = {
  'Ctrl-Home': 'start',
  'Ctrl-End': 'end',
  'Meta-ArrowUp': 'start',
  'Meta-ArrowDown': 'end',
};

/** Jumps to the start and end of the text, because browsers stop at blocks that are not laid out yet. */
export const JumpKeys = Extension.create({
  name: 'jumpKeys',
  addKeyboardShortcuts() {
    const jump = (edge: Edge, isExtending: boolean) => () =>
      this.editor.commands.command(({ state, tr, dispatch }) => {
        dispatch?.(tr.setSelection(jumpTo(state, edge, isExtending)).scrollIntoView());
        return true;
      });
    return Object.fromEntries(
      Object.entries(keys).flatMap(([key, edge]) => [
        [key, jump(edge, false)],
        [`Shift-${key}`, jump(edge, true)],
      ]),
    );
  },
});
