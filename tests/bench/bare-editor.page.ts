import { bodyExtensions } from '@inkstone/editor/schema';
import { Editor } from '@tiptap/core';

declare global {
  interface Window {
    /** The paragraphs to show, set by the benchmark. */
    texts: readonly string[];
  }
}

new Editor({
  element: document.querySelector('#editor'),
  extensions: [...bodyExtensions],
  content: {
    type: 'doc',
    content: window.texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  },
});
