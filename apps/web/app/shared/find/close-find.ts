import type { Editor } from '@inkstone/editor';
import type { Find } from './use-find.ts';

/** Closes the bar; the text gets the focus, with the current match selected. */
export function closeFind(editor: Editor, find: Find): void {
  const match = find.finder.current?.close(true);
  find.close();
  const { view } = editor;
  if (view.editable) {
    // Not Tiptap's command, which would scroll to the caret when nothing was found.
    view.focus();
    return;
  }
  view.dom.closest('main')?.focus({ preventScroll: true });
  if (!match) return;
  // ProseMirror leaves the selection of a text that cannot be edited to the browser.
  const [start, end] = [view.domAtPos(match.from), view.domAtPos(match.to)];
  document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}
