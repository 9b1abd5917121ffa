import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Class of the top-level block that contains the caret; `editor.css` excludes it from `content-visibility`. */
export const caretBlockClass = 'holds-caret';

/**
 * Marks the block with the caret. Off-screen blocks are not laid out (`content-visibility`), and Chrome places the caret before a
 * letter typed into such a block. The block must therefore be laid out before it scrolls into view.
 */
export const caretBlock = Extension.create({
  name: 'caretBlock',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: markCaretBlock } })],
});

function markCaretBlock({ doc, selection }: EditorState): DecorationSet {
  const { $head } = selection;
  if ($head.depth === 0) return DecorationSet.empty;
  return DecorationSet.create(doc, [
    Decoration.node($head.before(1), $head.after(1), { class: caretBlockClass }),
  ]);
}
