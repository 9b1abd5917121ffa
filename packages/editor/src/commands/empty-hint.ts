import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Shows a placeholder in an empty document (`data-hint`, which the style sheet displays). */
export function emptyHint(words: () => string): Extension {
  return Extension.create({
    name: 'emptyHint',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc }) {
            const only = doc.childCount === 1 ? doc.firstChild : null;
            if (only?.type.name !== 'paragraph' || only.content.size > 0) return null;
            const hint = { class: 'is-empty', 'data-hint': words() };
            return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, hint)]);
          },
        },
      }),
    ],
  });
}
