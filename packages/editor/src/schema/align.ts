import { Extension } from '@tiptap/core';

/** Text alignment of a block; null for the default of its script. */
export type TextAlign = 'center' | 'right' | 'justify' | null;

/** Alignments that a block can have. */
export const textAligns = ['center', 'right', 'justify'] as const satisfies readonly TextAlign[];

/** Parses an alignment as named in CSS and Word; null for the default and all others. */
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
            // Remote updates bypass parseHTML.
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
