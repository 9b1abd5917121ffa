import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findChanges } from './find-changes.ts';

/** Shows the tracked change that is selected, and keeps what is typed between deleted words from going with them. */
export const TrackedChanges = Extension.create({
  name: 'trackedChanges',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(_transactions, _before, { selection, storedMarks, schema, tr }) {
        const { deleted } = schema.marks;
        if (!deleted || !selection.empty || storedMarks) return null;
        const marks = selection.$head.marks();
        return deleted.isInSet(marks) ? tr.setStoredMarks(deleted.removeFromSet(marks)) : null;
      },
      props: {
        // Who goes through changes by a bar has the focus there, and browsers show no selection elsewhere.
        decorations({ doc, selection: { from, to, empty } }) {
          const isChange =
            !empty && findChanges(doc).some((change) => change.from === from && change.to === to);
          return isChange
            ? DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'change-active' })])
            : null;
        },
      },
    }),
  ],
});
