import { mergeAttributes, nodeInputRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { isSafeImage } from './safe-url.ts';

/** A picture between paragraphs, from this server or as small raster data; see `isSafeImage`. */
export const SafeImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isSafeImage(element.getAttribute('src') ?? '') ? null : false),
    },
  ],

  renderHTML({ HTMLAttributes }) {
    const { src, ...rest } = HTMLAttributes;
    // Remote updates bypass parseHTML.
    const safe = typeof src === 'string' && isSafeImage(src) ? { src } : {};
    return ['img', mergeAttributes({ loading: 'lazy', decoding: 'async' }, rest, safe)];
  },

  addInputRules() {
    return [
      nodeInputRule({
        find: findMarkdownImage,
        type: this.type,
        getAttributes: ({ data }) => data,
      }),
    ];
  },
});

function findMarkdownImage(text: string) {
  const match = /(?:^|\s)(!\[([^\]]*)\]\(([^\s)]+)\))$/.exec(text);
  const [whole, , alt = '', src = ''] = match ?? [];
  if (!match || whole === undefined || !isSafeImage(src)) return null;
  return { index: match.index, text: whole, data: { src, alt } };
}
