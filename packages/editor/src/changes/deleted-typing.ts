import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** What is typed between deleted words is not deleted with them. */
export const DeletedTyping = Extension.create({
  name: 'deletedTyping',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(_transactions, _before, { selection, storedMarks, schema, tr }) {
        const { deleted } = schema.marks;
        if (!deleted || !selection.empty || storedMarks) return null;
        const marks = selection.$head.marks();
        return deleted.isInSet(marks) ? tr.setStoredMarks(deleted.removeFromSet(marks)) : null;
      },
    }),
  ],
});
