import { Extension } from '@tiptap/core';

/** How a block's lines stand; null is the usual: from the side at which its script begins. */
export type TextAlign = 'center' | 'right' | 'justify' | null;

/** The alignments that a block can carry. */
export const textAligns = ['center', 'right', 'justify'] as const satisfies readonly TextAlign[];

/** Reads an alignment as style sheets and Word name it; null for everything that is the usual. */
export function textAlignOf(name: unknown): TextAlign {
  return textAligns.find((align) => align === name) ?? null;
}

const blocks = ['paragraph', 'heading'];

const keys = { l: null, e: 'center', r: 'right', j: 'justify' } as const;

/** Alignment of paragraphs and headings. */
export const BlockAlign = Extension.create({
  name: 'blockAlign',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => textAlignOf(element.style.textAlign),
          renderHTML: ({ textAlign }) => {
            // A peer's update reaches the document without passing parseHTML.
            const align = textAlignOf(textAlign);
            return align ? { style: `text-align: ${align}` } : {};
          },
        },
      },
    },
  ],
  addKeyboardShortcuts() {
    const set = (textAlign: TextAlign) => () =>
      blocks.map((name) => this.editor.commands.updateAttributes(name, { textAlign })).some(Boolean);
    return Object.fromEntries(Object.entries(keys).map(([key, align]) => [`Mod-Shift-${key}`, set(align)]));
  },
});
