import { Mark } from '@tiptap/core';

/** What a note is about. Words can have several notes; the note itself is kept beside the text, under `id`. */
export const NoteAnchor = Mark.create({
  name: 'note',
  excludes: '',
  // Words typed behind the place are not what the note was about.
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
