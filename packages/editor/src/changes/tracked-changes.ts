import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findChanges } from './find-changes.ts';

/** Highlights the selected tracked change, and excludes text typed inside a deletion from that deletion. */
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
        // While a toolbar has the focus, browsers do not show the selection in the text.
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
