import { Node } from '@tiptap/core';

/** A footnote at its reference. Its number depends on its position; its text is an attribute. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-footnote') ?? '',
      renderHTML: ({ text }) => ({ 'data-footnote': text, title: text }),
    },
  }),
  // Before superscript.
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['sup', { class: 'footnote', role: 'doc-noteref', ...HTMLAttributes }],
  renderText: () => '',
});
