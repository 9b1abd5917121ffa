import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanedHtml } from './cleaned-html.ts';
import { countLostPictures } from './lost-pictures.ts';
import { sliceOfPlainText } from './plain-text.ts';
import { withWordLists } from './word-lists.ts';

/** Maximum size of pasted content, in characters of HTML or text; browsers freeze while laying out more. */
export const pasteLimit = 1_500_000;

/** Dependencies of pasting and dropping on the page. */
export interface PasteOptions {
  /** Called when a paste was refused because of its size. */
  onTooLarge(): void;
  /** Called with pasted or dropped pictures; inserts them once they are stored. */
  onImages(files: readonly File[]): void;
  /** Called when pictures in pasted text cannot be taken over, because they are elsewhere, with their number. */
  onPicturesLost(count: number): void;
}

/** Handles pasting and dropping: plain text by paragraphs, lists of Word, picture uploads, and a size limit. */
export function paste(options: PasteOptions): Extension {
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML: (pasted) => {
            const html = cleanedHtml(pasted);
            const lost = countLostPictures(html);
            if (lost > 0) options.onPicturesLost(lost);
            return withWordLists(html);
          },
          clipboardTextParser: (text, $context, isLiteral) =>
            sliceOfPlainText($context.doc.type.schema, text, isLiteral),
          handleDOMEvents: {
            // Before ProseMirror's handler, which would parse the HTML first.
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
  // Office programs add a picture of the copied text; the text takes precedence.
  if (images.length === 0 || data.getData('text/html') !== '' || data.getData('text/plain') !== '')
    return false;
  event.preventDefault();
  options.onImages(images);
  return true;
}

function isTooLarge(data: DataTransfer): boolean {
  return data.getData('text/html').length > pasteLimit || data.getData('text/plain').length > pasteLimit;
}
