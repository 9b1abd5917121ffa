import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { sliceOfPlainText } from './plain-text.ts';

/** Largest paste in characters of HTML or text. Above, browsers freeze while they lay it out. */
export const pasteLimit = 1_500_000;

/** What pasting and dropping need from the page. */
export interface PasteOptions {
  /** Told when a paste was refused for its size. */
  onTooLarge(): void;
  /** Gets pictures that were pasted or dropped; inserts them when they are stored. */
  onImages(files: readonly File[]): void;
}

/** Pasting and dropping: plain text by paragraphs, pictures by upload, and nothing too large. */
export function paste(options: PasteOptions): Extension {
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          clipboardTextParser: (text, $context, isLiteral) =>
            sliceOfPlainText($context.doc.type.schema, text, isLiteral),
          handleDOMEvents: {
            // Earlier than ProseMirror's own reading, which would already parse the HTML.
            paste: (_view, event) => takeOver(event, event.clipboardData, options),
            drop: (_view, event) => takeOver(event, event.dataTransfer, options),
          },
        },
      }),
    ],
  });
}

function takeOver(event: Event, data: DataTransfer | null, options: PasteOptions): boolean {
  if (!data) return false;
  if (isTooLarge(data)) {
    event.preventDefault();
    options.onTooLarge();
    return true;
  }
  const images = Array.from(data.files).filter((file) => file.type.startsWith('image/'));
  // Office programs put a picture of the text beside the text; the text is meant.
  if (images.length === 0 || data.getData('text/html') !== '' || data.getData('text/plain') !== '')
    return false;
  event.preventDefault();
  options.onImages(images);
  return true;
}

function isTooLarge(data: DataTransfer): boolean {
  return data.getData('text/html').length > pasteLimit || data.getData('text/plain').length > pasteLimit;
}
