import { Extension } from '@tiptap/core';
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Key code of a key that an input method handles. */
const handledByInputMethod = 229;

/**
 * Typing while a picture or a rule is selected writes below it. Otherwise it would be replaced: at the end of a document the caret
 * keys select the picture there.
 */
export const TypeBelow = Extension.create({
  name: 'typeBelow',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown(view, event) {
          const isText = event.key.length === 1 || event.keyCode === handledByInputMethod;
          const tr =
            isText && !event.ctrlKey && !event.metaKey && !event.altKey ? roomBelow(view.state) : null;
          if (tr && view.editable) view.dispatch(tr);
          // The new paragraph receives the text.
          return false;
        },
        handleDOMEvents: {
          // Text of keyboards on screens and input methods, which may send no keys.
          beforeinput(view, event) {
            const text = event.inputType === 'insertText' ? event.data : null;
            const tr = text !== null && view.editable ? roomBelow(view.state) : null;
            if (text === null || !tr) return false;
            event.preventDefault();
            view.dispatch(tr.insertText(text));
            return true;
          },
          compositionstart(view) {
            const tr = view.editable ? roomBelow(view.state) : null;
            if (tr) view.dispatch(tr);
            return false;
          },
        },
      },
    }),
  ],
});

/** Returns a transaction that adds a paragraph with the caret below a selected block without text; null for another selection. */
export function roomBelow({ selection, schema, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !selection.node.isAtom) return null;
  const { $to } = selection;
  const paragraph = schema.nodes.paragraph;
  if (!paragraph || !$to.parent.canReplaceWith($to.index(), $to.index(), paragraph)) return null;
  tr.insert($to.pos, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1)).scrollIntoView();
}
