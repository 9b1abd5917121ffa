import { closeHistory } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';
import { yUndoPluginKey } from 'y-prosemirror';

/** Ends the current undo step, so that the next change is undone separately. */
export function separateUndo(view: EditorView): void {
  const shared = yUndoPluginKey.getState(view.state);
  if (shared) shared.undoManager.stopCapturing();
  else view.dispatch(closeHistory(view.state.tr));
}
