import { Extension, type FocusPosition, type RawCommands, resolveFocusPosition } from '@tiptap/core';

/**
 * Replaces Tiptap's `focus` command, which focuses the text in the next frame: keys pressed until then would go to the button or
 * dialog that had the focus, and in WebKit to the start of the text, because it focuses the text without its selection first.
 */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: (): Partial<RawCommands> => ({
    focus:
      (position: FocusPosition = null, { scrollIntoView = true } = {}) =>
      ({ editor, view, tr, dispatch }) => {
        if (editor.isDestroyed) return false;
        if (position === false || (position === null && view.hasFocus())) return true;
        const selection = position === null ? null : resolveFocusPosition(tr.doc, position);
        if (!dispatch) return true;
        if (selection) tr.setSelection(selection);
        if (scrollIntoView) tr.scrollIntoView();
        view.focus();
        return true;
      },
  }),
});
