import { Mark } from '@tiptap/core';

/** Text with a note. A text can have several notes; the note itself is stored separately under `id`. */
export const NoteAnchor = Mark.create({
  name: 'note',
  excludes: '',
  // Text typed after the end is not part of it.
  inclusive: false,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-note') ?? '',
      renderHTML: ({ id }) => ({ 'data-note': id }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { class: 'note', ...HTMLAttributes }, 0],
});
