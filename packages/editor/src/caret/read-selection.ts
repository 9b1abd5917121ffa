import { AllSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Reads the browser's caret or selection into ProseMirror. With fast typing, ProseMirror is notified only after the next key, or
 * never if that key moves the focus.
 */
export function readSelection(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  const shown = view.dom.ownerDocument.getSelection();
  if (!shown?.anchorNode || !shown.focusNode || !view.hasFocus()) return;
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return;
  const isWhole = selection instanceof AllSelection;
  // Node and cell selections are not represented by the browser's selection.
  if (isWhole ? !shown.isCollapsed : !(selection instanceof TextSelection)) return;
  const anchor = doc.resolve(view.posAtDOM(shown.anchorNode, shown.anchorOffset));
  const head = doc.resolve(view.posAtDOM(shown.focusNode, shown.focusOffset));
  const read = TextSelection.between(anchor, head);
  if (!read.eq(selection)) view.dispatch(tr.setSelection(read));
}
